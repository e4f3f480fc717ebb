// What a person prefers, kept in the browser.

export type Speed = 0 | 0.5 | 1 | 2
export type Theme = 'auto' | 'light' | 'dark'

export interface Settings {
  language: string | null // null: the browser's
  theme: Theme
  glyphs: boolean
  confirm: boolean
  keyboard: boolean
  speed: Speed | null // null: 1, or off where the system asks for reduced motion
  volume: number // 0 to 1
  muted: boolean
  rail: boolean
}

const DEFAULTS: Settings = {
  language: null,
  theme: 'auto',
  glyphs: true,
  confirm: true,
  keyboard: true,
  speed: null,
  volume: 0.6,
  muted: false,
  rail: true,
}
const KEY = 'zellige.settings'

function kept(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>
  } catch {
    return {} // storage is switched off, or holds something else: the defaults will do
  }
}

export const settings = $state<Settings>({ ...DEFAULTS, ...kept() })

export function prefer(change: Partial<Settings>): void {
  Object.assign(settings, change)
  try {
    localStorage.setItem(KEY, JSON.stringify(settings))
  } catch {
    // Without storage a preference lasts as long as the page.
  }
}

const calm = matchMedia('(prefers-reduced-motion: reduce)')

/** How fast things move: 0 is not at all. */
export function speed(): Speed {
  return settings.speed ?? (calm.matches ? 0 : 1)
}
