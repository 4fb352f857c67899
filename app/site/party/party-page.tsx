import { data, redirect } from 'react-router'
import { linkPageHeaders } from '#app/accounts/signup/link-page-headers.ts'
import { MAX_PARTY_FIELDS } from '#app/bookings/registration/party-rows.ts'
import { languageOf, localPath, type Language } from '#app/i18n/language.ts'
import { useTexts } from '#app/i18n/texts.tsx'
import { readForm, textIn } from '#app/platform/forms/read-form.server.ts'
import { findByToken } from '#app/platform/rate-limit/token-attempts.server.ts'
import { PageHead } from '#app/ui/site/page-head.tsx'
import { UnknownLink } from '#app/bookings/site/mail-links/unknown-link.tsx'
import { actOnParty } from './party-acts.server.ts'
import { PartyContent } from './party-content.tsx'
import { readDone, type PartyDone } from '#app/bookings/site/party/party-done.ts'
import { findPartyView } from './party-view.server.ts'
import type { Route } from './+types/party-page.ts'

export function headers() {
  return linkPageHeaders
}

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
  const form = await readForm(request, MAX_PARTY_FIELDS)
  const token = textIn(form, 'token')
  const language = languageOf(url.pathname)
  const party = await findBehindLink(token, language)
  if (!party) return data({ state: 'refused' as const, form: 'guests' as const }, { status: 404 })
  const outcome = await actOnParty(party, form)
  if ('done' in outcome) return redirect(pageOf(token, language, outcome.done), 303)
  return data(outcome, { status: statuses[outcome.state] })
}

const statuses = { asked: 200, wrong: 422, refused: 409, failed: 503 }

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
