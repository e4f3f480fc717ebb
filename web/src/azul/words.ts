// Names and short sentences of Azul, in the person's language.

import { colourName } from '../i18n/colours'
import { t } from '../i18n/index.svelte'
import type { Option } from '../net/messages'

export { colourName }

export function sourceName(source: number): string {
  return source ? t('azul-display', { number: source }) : t('azul-centre')
}

export function rowName(line: number): string {
  return line < 5 ? t('azul-line', { line: line + 1 }) : t('azul-floor')
}

/** What a take or a placement does well; '' for nothing to tell. */
export function gain({ kind, completes, points }: Option): string {
  if (kind === 'placement') return `+${points ?? 0}`
  if (!completes) return ''
  return points ? t('azul-fills-points', { points }) : t('azul-fills')
}

/** What falls, and what that costs. */
export function loss({ fallen, marker, cost }: Option): string {
  if (fallen) return t('azul-falls', { count: fallen, cost: cost ?? 0 })
  return marker && cost ? t('azul-marker-costs', { cost }) : ''
}

/** The same, where there is little room. */
export function briefLoss({ cost }: Option): string {
  return cost ? `−${cost}` : ''
}

export function briefGain(option: Option): string {
  if (!option.completes) return ''
  return option.points ? `✓ +${option.points}` : '✓'
}

/** A choice as a sentence, for the action bar. */
export function outcome(option: Option): string {
  if (option.kind === 'placement') {
    return t('azul-place', { line: option.line! + 1, column: option.column! + 1, points: option.points ?? 0 })
  }
  const values = { count: option.count ?? 0, colour: colourName(option.colour!), row: rowName(option.line!) }
  const effects = [gain(option), loss(option)].filter(Boolean).join('; ')
  return effects ? `${t('azul-take', values)}: ${effects}` : t('azul-take', values)
}
