import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { removeOldDrafts } from '#app/platform/forms/draft-storage.ts'
import { askToSignIn, endOfSession } from '#app/accounts/session/session-over.ts'
import texts from '#app/i18n/es/index.ts'
import { rememberList } from '#app/ui/panel/list-memory.ts'
import { setRedirectHandler } from '#app/platform/forms/send-form.ts'
import { TextsProvider } from '#app/i18n/texts.tsx'

removeOldDrafts()
rememberList(location.pathname, location.search)
setRedirectHandler((path) => {
  const reason = endOfSession(path)
  return reason ? askToSignIn({ reason, refused: 'form' }) : undefined
})

startTransition(() => {
  hydrateRoot(
    document,
    <TextsProvider language="es" texts={texts}>
      <HydratedRouter />
    </TextsProvider>,
  )
})
