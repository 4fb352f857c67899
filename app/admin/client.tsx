import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { removeOldDrafts } from '#app/platform/forms/draft-storage.ts'
import texts from '#app/i18n/es/index.ts'
import { TextsProvider } from '#app/i18n/texts.tsx'

removeOldDrafts()

startTransition(() => {
  hydrateRoot(
    document,
    <TextsProvider language="es" texts={texts}>
      <HydratedRouter />
    </TextsProvider>,
  )
})
