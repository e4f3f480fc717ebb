// The review of a finished game: what the server has found out so far, asked for until it is complete.

import { ask, Refusing } from '../net/api'
import type { Judged, Refusal, Review } from '../net/messages'

/** Milliseconds between two questions, and until one that was refused is asked again. */
const PACE = 700
const PATIENCE = 4000

export class Reviewing {
  /** Null until the server has answered. */
  status = $state<Review['status'] | null>(null)
  decisions = $state(0)
  done = $state(0)
  judged = $state.raw<Judged[]>([])
  refused = $state.raw<Refusal | null>(null)
  #timer = 0
  #closed = false

  constructor(readonly table: string) {
    void this.#look()
  }

  close(): void {
    this.#closed = true
    clearTimeout(this.#timer)
  }

  /** Have the game reviewed. */
  async begin(): Promise<void> {
    this.judged = []
    await this.#hear(() => ask<Review>('POST', this.#path))
  }

  get #path(): string {
    return `/api/tables/${this.table}/review`
  }

  #look(): Promise<void> {
    return this.#hear(() => ask<Review>('GET', `${this.#path}?after=${this.judged.length}`))
  }

  async #hear(question: () => Promise<Review>): Promise<void> {
    clearTimeout(this.#timer)
    const known = this.judged.length
    try {
      const review = await question()
      if (this.#closed || known !== this.judged.length) return
      this.refused = null
      // A server that was started anew has forgotten it.
      this.judged = review.status === 'none' ? [] : [...this.judged, ...review.judged]
      this.status = review.status
      this.decisions = review.decisions
      this.done = review.done
    } catch (error) {
      if (!(error instanceof Refusing)) throw error
      if (this.#closed) return
      this.refused = error.refusal
    }
    if (this.status !== null && this.status !== 'waiting' && this.status !== 'running') return
    this.#timer = setTimeout(() => void this.#look(), this.refused ? PATIENCE : PACE)
  }
}
