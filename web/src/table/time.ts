// How long somebody may still think, as a clock shows it.

import { t } from '../i18n/index.svelte'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

export function shown(seconds: number): string {
  const left = Math.max(0, Math.ceil(seconds))
  if (left >= DAY) return t('clock-days', { days: Math.floor(left / DAY), hours: Math.floor((left % DAY) / HOUR) })
  const minutes = Math.floor((left % HOUR) / MINUTE)
  const tail = String(left % MINUTE).padStart(2, '0')
  if (left < HOUR) return `${minutes}:${tail}`
  return `${Math.floor(left / HOUR)}:${String(minutes).padStart(2, '0')}:${tail}`
}
