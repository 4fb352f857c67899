import { data, redirect } from 'react-router'
import { linkPageHeaders } from '#app/platform/request/link-page-headers.ts'
import { MAX_PARTY_FIELDS, pressStep } from '#app/bookings/registration/party-rows.ts'
import { partySchema } from '#app/bookings/registration/party-forms.ts'
import { languageOf, localPath, type Language } from '#app/i18n/language.ts'
import { useTexts } from '#app/i18n/texts.tsx'
import { answerForm } from '#app/platform/forms/answer-form.server.ts'
import { findByToken } from '#app/platform/rate-limit/token-attempts.server.ts'
import { PageHead } from '#app/ui/site/page-head.tsx'
import { UnknownLink } from '#app/bookings/site/mail-links/unknown-link.tsx'
import { actOnParty } from './party-acts.server.ts'
import { PartyContent } from './party-content.tsx'
import { readDone, type PartyDone } from '#app/bookings/site/party/party-done.ts'
import { findPartyView } from './party-view.server.ts'
import type { Route } from './+types/party-page.ts'

export const headers = () => linkPageHeaders

/** Changes nothing: mail scanners follow links. */
export async function loader({ url, request }: Route.LoaderArgs) {
  const token = url.searchParams.get('token') ?? ''
  const party = await findBehindLink(token, languageOf(url.pathname))
  if (!party) return data({ party: null, done: undefined }, { status: 404 })
  return { party, done: request.method === 'GET' ? readDone(url.searchParams.get('hecho')) : undefined }
}

function findBehindLink(token: string, language: Language) {
  return findByToken(token, () => findPartyView(token, language))
}

/** 303 when saved, 404 unknown, 409 refused, 422 wrong fields; what was typed stays in the fields. */
export async function action({ request, url }: Route.ActionArgs) {
  const language = languageOf(url.pathname)
  return answerForm(
    request,
    partySchema,
    async (sent, reply, refuse) => {
      const party = await findBehindLink(sent.token, language)
      if (!party) return data({ state: 'wrong' as const }, { status: 404 })
      const outcome = await actOnParty(party, sent)
      if (outcome.ok) return redirect(pageOf(sent.token, language, outcome.done), 303)
      if ('reason' in outcome) return outcome.reason === 'choose' ? reply({}, outcome.reason) : refuse(outcome.reason)
      const { size, leaving } = outcome.asked
      return { state: 'again' as const, result: { initialValue: { act: sent.act, size: `${size}`, leaving } } }
    },
    { arrange: pressStep, maxFields: MAX_PARTY_FIELDS },
  )
}

function pageOf(token: string, language: Language, done: PartyDone | null): string {
  const query = new URLSearchParams({ token, ...(done && { hecho: done }) })
  return `${localPath('/reserva', language)}?${query}`
}

export default function PartyPage({ loaderData: { party, done }, actionData }: Route.ComponentProps) {
  const { party: t } = useTexts()
  if (!party) return <UnknownLink />
  return (
    <>
      <PageHead title={t.pageTitle(party.event.title.text)} index={false} />
      <PartyContent party={party} answer={actionData} done={done} />
    </>
  )
}
