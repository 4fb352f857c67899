import { data, redirect } from 'react-router'
import { linkPageHeaders } from '#app/platform/request/link-page-headers.ts'
import { hasDiet, writeDiet, type Diet } from '#app/diets/diet.ts'
import { findOwnSeat } from '#app/bookings/cancellations/own-seat.server.ts'
import { changeOwnGuest, type OwnChange } from '#app/bookings/parties/own-guest.server.ts'
import { hasDietConsent, toDiet, toGuest } from '#app/diets/diet-forms.ts'
import { ownGuestSchema, type OwnGuestFields } from '#app/bookings/registration/party-forms.ts'
import { languageOf, localPath, type Language } from '#app/i18n/language.ts'
import { useTexts } from '#app/i18n/texts.tsx'
import { answerForm } from '#app/platform/forms/answer-form.server.ts'
import { findByToken } from '#app/platform/rate-limit/token-attempts.server.ts'
import { PageHead } from '#app/ui/site/page-head.tsx'
import { UnknownLink } from '#app/bookings/site/mail-links/unknown-link.tsx'
import type { GuestSaved } from './guest-answer.ts'
import { GuestContent } from './guest-content.tsx'
import { findGuestView, type GuestPageView } from './guest-view.server.ts'
import type { Route } from './+types/guest-page.ts'

export const headers = () => linkPageHeaders

/** Changes nothing: mail scanners follow links. */
export async function loader({ url, request }: Route.LoaderArgs) {
  const token = url.searchParams.get('token') ?? ''
  const language = languageOf(url.pathname)
  const guest = await findByToken(token, async () => (await findGuestView(token, language)) ?? findOwnSeat(token))
  if (!guest) return data({ guest: null, saved: null }, { status: 404 })
  if ('guest' in guest)
    throw redirect(localPath(`/comensal/cancelar?token=${token}`, language), { headers: linkPageHeaders })
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
  const language = languageOf(url.pathname)
  return answerForm(request, ownGuestSchema, async (sent, reply, refuse) => {
    const { token, version } = sent
    const guest = await findBehindLink(token, language)
    if (!guest) return refuse('unknown')
    if (!hasOwnConsent(sent, guest))
      return reply({ fieldErrors: { diet_consent: ['dietPermissionRequired'] } }, 'consent')
    const outcome = await changeOwnGuest(token, version, changeOf(guest, sent))
    if (!outcome.ok) return refuse(outcome.reason)
    const saved = new URLSearchParams({ token: outcome.token, hecho: outcome.token === token ? 'saved' : 'yours' })
    return redirect(`${localPath('/comensal', language)}?${saved}`, 303)
  })
}

/** A diet that the contact has written needs the guest's consent only when the guest changes it. */
function hasOwnConsent(sent: OwnGuestFields, { diet: shown }: GuestPageView): boolean {
  return hasDietConsent(sent) || isSameDiet(toDiet(sent), shown)
}

/** An empty form keeps a diet that it did not show. */
function changeOf({ diet: shown, hasOwnDiet }: GuestPageView, sent: OwnGuestFields): OwnChange {
  const guest = toGuest(sent)
  const { diet } = guest
  const keeps = hasDiet(diet)
    ? sent.diet_consent === undefined && isSameDiet(diet, shown)
    : hasOwnDiet && sent.remove_diet === undefined
  return { ...guest, diet: keeps ? undefined : hasDiet(diet) ? diet : null }
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
