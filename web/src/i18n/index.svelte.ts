// Texts in the players' languages, from the same Fluent catalogues as the Python side.

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { settings } from '../settings.svelte'

export const LANGUAGES: Record<string, string> = {
  en: 'English',
  nl: 'Nederlands',
  fr: 'Français',
  da: 'Dansk',
  hu: 'Magyar',
}

// Every catalogue that the first page or a table needs is part of the script, so that a language can be changed offline.
const files = import.meta.glob<string>(
  ['$locales/*/game.ftl', '$locales/*/errors.ftl', '$locales/*/web-*.ftl'],
  { query: '?raw', import: 'default', eager: true },
)

function bundleOf(language: string): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false })
  for (const [path, text] of Object.entries(files)) {
    if (path.includes(`/${language}/`)) bundle.addResource(new FluentResource(text))
  }
  return bundle
}

const bundles = new Map<string, FluentBundle>()

/** The language in use: the one chosen, or the first of the browser's that we speak. */
export function language(): string {
  const wanted = settings.language ? [settings.language] : navigator.languages.map((tag) => tag.slice(0, 2))
  return wanted.find((tag) => tag in LANGUAGES) ?? 'en'
}

function bundle(): FluentBundle {
  const tag = language()
  if (!bundles.has(tag)) bundles.set(tag, bundleOf(tag))
  return bundles.get(tag)!
}

/** Add a catalogue that only some pages need. */
export function addTexts(tag: string, text: string): void {
  if (!bundles.has(tag)) bundles.set(tag, bundleOf(tag))
  bundles.get(tag)!.addResource(new FluentResource(text), { allowOverrides: true })
}

export function has(key: string): boolean {
  return bundle().hasMessage(key)
}

/** The text of a key. Follows the language: use it in markup or in $derived. */
export function t(key: string, values: Record<string, FluentVariable> = {}): string {
  const message = bundle().getMessage(key)
  if (!message?.value) return key
  return bundle().formatPattern(message.value, values)
}
