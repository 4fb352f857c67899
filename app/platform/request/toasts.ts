import type { Language } from '#app/i18n/language.ts'
import type { PanelTexts } from '#app/i18n/panel-texts.ts'
import type { FlashTexts } from './show-flash-message.ts'

type Toast = Pick<FlashTexts[string], 'kind' | 'signedOut'> & Record<Language, string | [title: string, text: string]>
type Toasts = Readonly<Record<string, Toast>>

/** Flash messages of the panel, each with its words in both languages. */
export function toasts(rows: Toasts): PanelTexts<FlashTexts> {
  return { es: inLanguage(rows, 'es'), ca: inLanguage(rows, 'ca') }
}

function inLanguage(rows: Toasts, language: Language): FlashTexts {
  const entries = Object.entries(rows).map(([key, { kind, signedOut, ...words }]) => {
    const [title = '', text] = [words[language]].flat()
    return [key, { kind, title, ...(text && { text }), ...(signedOut && { signedOut }) }] as const
  })
  return Object.fromEntries(entries)
}
