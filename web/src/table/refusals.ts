// Why something was refused, in a sentence.

import { has, t } from '../i18n/index.svelte'
import { Refusing } from '../net/api'
import type { Refusal } from '../net/messages'

export function tell(refusal: Refusal): string {
  const code = refusal.code.replaceAll('_', '-')
  // A position that cannot be comes only from a file.
  const otherwise = refusal.rule ? 'refusal-unreadable-file' : 'refusal-server-trouble'
  const key = [`refusal-${code}`, `illegal-${code}`, `deal-${code}`].find(has) ?? otherwise
  const sentence = t(key, { subject: refusal.subject ?? '' })
  return refusal.rule ? `${sentence} (${refusal.rule})` : sentence
}

/** The sentence for whatever a question to the server threw. */
export function tellError(error: unknown): string {
  if (error instanceof Refusing) return tell(error.refusal)
  throw error
}
