import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { removeStaleDrafts } from '#app/platform/browser-storage/draft-storage.ts'
import { removePeople, removePeopleAtSignOut } from '#app/platform/browser-storage/people-storage.ts'
import { askToSignIn, endOfSession } from '#app/accounts/session/session-over.ts'
import { rememberList } from '#app/ui/panel/list-memory.ts'
import { setRedirectHandler, ANSWER_LIMIT_MS } from '#app/platform/forms/send-form.ts'
import { withJoinedPronouns } from '#app/i18n/catalan-pronouns.ts'
import { documentClubNames, withClubNames } from '#app/i18n/club-names.ts'
import { documentLanguage, type Language } from '#app/i18n/language.ts'
import { TextsProvider } from '#app/i18n/texts.tsx'

removeStaleDrafts()
limitSends()
// Without the browser's database there are none.
removePeople('past').catch(() => undefined)
removePeopleAtSignOut()
rememberList(location.pathname, location.search)
setRedirectHandler((path) => {
  const reason = endOfSession(path)
  return reason ? askToSignIn({ reason, refused: 'form' }) : undefined
})

void hydrate(documentLanguage())

async function hydrate(language: Language) {
  const { default: texts } = await (language === 'ca'
    ? import('#app/i18n/ca/index.ts')
    : import('#app/i18n/es/index.ts'))
  const named = withClubNames(withJoinedPronouns(texts, language), documentClubNames(), language)
  startTransition(() => {
    hydrateRoot(
      document,
      <TextsProvider language={language} texts={named}>
        <HydratedRouter />
      </TextsProvider>,
    )
  })
}

/** React Router waits for the answer to a form without a limit: on a dead network its button stays busy. */
function limitSends() {
  const ask = globalThis.fetch
  globalThis.fetch = (address, init) => {
    if (!(init?.body instanceof URLSearchParams)) return ask(address, init)
    const limit = AbortSignal.timeout(ANSWER_LIMIT_MS)
    return ask(address, { ...init, signal: init.signal ? AbortSignal.any([init.signal, limit]) : limit })
  }
}
