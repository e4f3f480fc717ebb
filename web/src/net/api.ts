// Questions to the server over HTTP.

import type { Refusal } from './messages'

/** The server said no, and why. */
export class Refusing extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.code)
  }
}

const OFFLINE: Refusal = { code: 'offline', rule: '', subject: '' }

export async function ask<Answer>(method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown): Promise<Answer> {
  let response: Response
  try {
    response = await fetch(path, {
      method,
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      body: body === undefined ? null : JSON.stringify(body),
    })
  } catch {
    throw new Refusing(OFFLINE)
  }
  const answer: unknown = await response.json().catch(() => null)
  if (response.ok) return answer as Answer
  const refusal = (answer as { refusal?: Refusal } | null)?.refusal
  throw new Refusing(refusal ?? { code: 'server_trouble', rule: '', subject: String(response.status) })
}
