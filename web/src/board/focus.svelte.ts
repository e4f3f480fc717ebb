// Where the focus goes when the button that had it is gone: it stays on the board, and moves on to the next choice.

import { tick } from 'svelte'

export class Focus {
  root = $state<HTMLElement>()
  /** The keyboard was last used on the board. */
  #isHere = false

  /** Listens to where the keyboard is used; attached to the window by the board. */
  readonly note = (event: Event): void => {
    const within = this.root?.contains(event.target as Node) ?? false
    // Once a button is gone, keys arrive at the page as a whole.
    if (event.type === 'pointerdown') this.#isHere = false
    else if (event.target !== document.body) this.#isHere = within
  }

  /** What can be chosen has changed: `next` are selectors of what to go on with, the first that is there counts. */
  async follow(next: string[]): Promise<void> {
    if (!this.#isHere) return
    await tick()
    const active = document.activeElement
    if (!this.root || (active !== document.body && active !== this.root)) return
    const found = next.map((selector) => this.root!.querySelector<HTMLElement>(selector)).find(Boolean)
    ;(found ?? this.root).focus({ preventScroll: true })
  }
}
