import type { Language } from '#app/i18n/language.ts'
import type { Texts } from '#app/i18n/texts.tsx'
import { nouns } from '#app/nouns.ts'

export function navigation({ shell }: Texts, language: Language) {
  return [
    { to: '/', label: shell.home },
    { to: '/club', label: shell.club },
    ...nouns.flatMap(({ navigation: link }) => (link ? [{ to: link.to, label: link.label[language] }] : [])),
  ]
}
