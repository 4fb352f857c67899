import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { TextsProvider } from '#app/i18n/texts.tsx'
import type { Language } from '#app/i18n/language.ts'

/** The page's own language only: the other dictionary is never loaded. */
const dictionaries = {
  es: () => import('#app/i18n/es/index.ts'),
  ca: () => import('#app/i18n/ca/index.ts'),
}
const language: Language = document.documentElement.lang === 'ca' ? 'ca' : 'es'
const { default: texts } = await dictionaries[language]()

startTransition(() => {
  hydrateRoot(
    document,
    <TextsProvider language={language} texts={texts}>
      <HydratedRouter />
    </TextsProvider>,
  )
})
