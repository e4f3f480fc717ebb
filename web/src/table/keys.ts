// The keys of the table's page; each game adds its own.

import { settings } from '../settings.svelte'

export interface Doings {
  walk(step: number): void
  first(): void
  live(): void
  again(): void
  help(): void
}

/** Whether somebody types, or moves a control that needs the key. */
export function typing(event: KeyboardEvent): boolean {
  const target = event.target as Element
  return target.matches('input:not([type=checkbox], [type=radio]), textarea, select, [role=tab]')
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
    if (!doing || !settings.keyboard || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || typing(event)) return
    event.preventDefault()
    doing()
  }
}
