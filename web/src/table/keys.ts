// The keys of the table's page; each game adds its own.

import { settings } from '../settings.svelte'

export interface Doings {
  walk(step: number): void
  first(): void
  live(): void
  again(): void
  help(): void
}

/** Whether a key is meant for something else: text or a control that needs it, or a command of the browser. */
export function isElsewhere(event: KeyboardEvent): boolean {
  const target = event.target as Element
  return (
    event.defaultPrevented ||
    event.ctrlKey ||
    event.metaKey ||
    event.altKey ||
    target.matches('input:not([type=checkbox], [type=radio]), textarea, select, [role=tab]')
  )
}

export function onKey(doings: Doings): (event: KeyboardEvent) => void {
  const keys: Record<string, () => void> = {
    ArrowLeft: () => doings.walk(-1),
    ArrowRight: () => doings.walk(1),
    Home: doings.first,
    End: doings.live,
    l: doings.again,
    L: doings.again,
    '?': doings.help,
  }
  return (event) => {
    const doing = keys[event.key]
    if (!doing || !settings.keyboard || isElsewhere(event)) return
    event.preventDefault()
    doing()
  }
}
