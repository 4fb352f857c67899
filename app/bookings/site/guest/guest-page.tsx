import { data, redirect } from 'react-router'
import { linkPageHeaders } from '#app/accounts/signup/link-page-headers.ts'
import { hasDiet, writeDiet, type Diet } from '#app/diets/diet.ts'
import { changeOwnGuest, type OwnChange } from '#app/bookings/parties/own-guest.server.ts'
import { readGuests, type SentGuest } from '#app/bookings/registration/party-forms.ts'
import { languageOf, localPath, type Language } from '#app/i18n/language.ts'
import { useTexts } from '#app/i18n/texts.tsx'
import { readForm, textIn } from '#app/platform/forms/read-form.server.ts'
import { log } from '#app/platform/observability/log.server.ts'
import { findByToken } from '#app/platform/rate-limit/token-attempts.server.ts'
import { currentRequestId, currentRoute } from '#app/platform/request/request-scope.server.ts'
import { PageHead } from '#app/ui/site/page-head.tsx'
import { UnknownLink } from '#app/bookings/site/mail-links/unknown-link.tsx'
import type { GuestAnswer, GuestSaved } from './guest-answer.ts'
import { GuestContent } from './guest-content.tsx'
import { GUEST, REMOVES_DIET } from './guest-form.tsx'
import { findGuestView, type GuestPageView } from './guest-view.server.ts'
import type { Route } from './+types/guest-page.ts'

export function headers() {
  return linkPageHeaders
}

/** Changes nothing: mail scanners follow links. */
export async function loader({ url, request }: Route.LoaderArgs) {
  const token = url.searchParams.get('token') ?? ''
  const guest = await findBehindLink(token, languageOf(url.pathname))
  if (!guest) return data({ guest: null, saved: null }, { status: 404 })
  return { guest, saved: request.method === 'GET' ? readSaved(url.searchParams.get('hecho')) : null }
}

function readSaved(done: string | null): GuestSaved | null {
  return done === 'saved' || done === 'yours' ? done : null
}

function findBehindLink(token: string, language: Language) {
  return findByToken(token, () => findGuestView(token, language))
}

/** 303 when saved, 404 unknown, 409 refused, 422 wrong fields, 503 failed. */
export async function action({ request, url }: Route.ActionArgs) {
  const form = await readForm(request)
  const token = textIn(form, 'token')
  const language = languageOf(url.pathname)
  const guest = await findBehindLink(token, language)
  if (!guest) return data<GuestAnswer>({ reason: 'unknown' }, { status: 404 })
  const sent = readForOwn(form, guest)
  const [one] = sent.guests
  const typed = sent.typed[GUEST]
  const kept = typed ? { typed } : {}
  if (!one || !typed)
    return data<GuestAnswer>({ ...kept, reason: 'invalid', errors: sent.errors[GUEST] ?? {} }, { status: 422 })
  try {
    const version = Number(textIn(form, 'version'))
    const outcome = await changeOwnGuest(
      token,
      version,
      changeOf(guest, { ...one, consent: typed.consent }, form.has(REMOVES_DIET)),
    )
    if (!outcome.ok) return data<GuestAnswer>({ ...kept, reason: outcome.reason }, { status: 409 })
    const saved = new URLSearchParams({ token: outcome.token, hecho: outcome.token === token ? 'saved' : 'yours' })
    return redirect(`${localPath('/comensal', language)}?${saved}`, 303)
  } catch (error) {
    log.error({ err: error, route: currentRoute(), requestId: currentRequestId() }, 'guest form failed')
    return data<GuestAnswer>({ ...kept, reason: 'failed' }, { status: 503 })
  }
}

/** A diet that the contact has written needs the guest's consent only when the guest changes it. */
function readForOwn(form: FormData, { diet }: GuestPageView) {
  const sent = readGuests(form, true)
  const typed = sent.typed[GUEST]
  if (!typed || typed.consent || !isSameDiet(typed.diet, diet)) return sent
  form.set(`diet_consent.${GUEST}`, 'on')
  return { ...readGuests(form, true), typed: sent.typed }
}

/** An empty form keeps a diet that it did not show. */
function changeOf(
  { diet: shown, hasOwnDiet }: GuestPageView,
  typed: SentGuest & { consent: boolean },
  removes: boolean,
): OwnChange {
  const { fullName, diet, menuOptionId, consent } = typed
  const keeps = hasDiet(diet) ? !consent && isSameDiet(diet, shown) : hasOwnDiet && !removes
  return { fullName, menuOptionId, diet: keeps ? undefined : hasDiet(diet) ? diet : null }
}

function isSameDiet(one: Diet, other: Diet): boolean {
  return writeDiet(one) === writeDiet(other)
}

export default function GuestPage({ loaderData: { guest, saved }, actionData }: Route.ComponentProps) {
  const { party } = useTexts()
  if (!guest) return <UnknownLink />
  return (
    <>
      <PageHead title={party.own.pageTitle(guest.event.title.text)} index={false} />
      <GuestContent guest={guest} answer={actionData} saved={saved} />
    </>
  )
}
