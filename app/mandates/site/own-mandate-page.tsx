import { data, redirect } from 'react-router'
import { linkPageHeaders } from '#app/platform/request/link-page-headers.ts'
import { languageOf, localPath, type Language } from '#app/i18n/language.ts'
import { useTexts } from '#app/i18n/texts.tsx'
import { revokeOwnMandate } from '#app/mandates/ending.server.ts'
import { debtorOf, ownMandateSchema, type OwnMandateFields } from '#app/mandates/forms.ts'
import { findOwnMandate } from '#app/mandates/own-mandate.server.ts'
import { draftMandate, signMandate } from '#app/mandates/signing.server.ts'
import { findSigner, type Signer } from '#app/mandates/signer.server.ts'
import { MEMBER } from '#app/platform/audit.server.ts'
import { answerForm } from '#app/platform/forms/answer-form.server.ts'
import { consumeRateLimit } from '#app/platform/rate-limit/rate-limit.server.ts'
import { currentRequestId } from '#app/platform/request/request-scope.server.ts'
import { DoneLine } from '#app/ui/site/done-line.tsx'
import { MemberFrame } from '#app/ui/site/member-frame.tsx'
import { LinkEnd } from './link-end.tsx'
import { OwnMandateSheet } from './own-mandate-sheet.tsx'
import { RevokeForm } from './revoke-form.tsx'
import { SignForm } from './sign-form.tsx'
import type { Route } from './+types/own-mandate-page.ts'

export const headers = () => linkPageHeaders

const outcomes = ['signed', 'drawn', 'ended'] as const
type Done = (typeof outcomes)[number]

/** GET /mis-cenas/cuenta/orden, by the session or the link of a mail (`?token=`). 404 while nothing is debited. */
export async function loader({ context, url, request }: Route.LoaderArgs) {
  const token = url.searchParams.get('token') ?? ''
  const language = languageOf(url.pathname)
  const asked = url.searchParams.get('hecho')
  const done = request.method === 'GET' ? (outcomes.find((one) => one === asked) ?? null) : null
  const signer = await findSigner(context, token)
  if (!signer && token !== '') return data({ token, own: null, done: null }, { status: 404 })
  if (!signer && !endsLink(done)) throw redirect(localPath('/mis-cenas', language), { headers: linkPageHeaders })
  if (!signer) return data({ token, own: null, done })
  const own = await findOwnMandate(signer.id, language)
  if (!own) throw data(null, { status: 404 })
  return data({ token, own, done })
}

/** 303 when done, 409 when the words have changed, 422 wrong fields, 429 too often, 503 failed. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const language = languageOf(url.pathname)
  return answerForm(request, ownMandateSchema, async (fields, reply, refuse) => {
    const signer = await findSigner(context, fields.token)
    if (!signer) return refuse('unknown')
    const limit = await consumeRateLimit('own-mandate', { member: signer.id })
    if (!limit.ok) return reply({ formErrors: ['tooMany'] }, 'too-many')
    const outcome = await act(signer, fields, language)
    if (outcome.ok) return redirect(addressAfter(outcome.done, fields.token, language), 303)
    if (outcome.reason === 'mandate-changed')
      return reply({ fieldErrors: { mandate_confirm: ['mandateChanged'] } }, outcome.reason)
    return refuse(outcome.reason)
  })
}

type Acted = { ok: true; done: Done } | { ok: false; reason: 'unknown' | 'conflict' | 'closed' | 'mandate-changed' }

async function act({ id, link }: Signer, fields: OwnMandateFields, language: Language): Promise<Acted> {
  if (fields.act === 'revoke') {
    const outcome = await revokeOwnMandate(id)
    return outcome.ok ? { ok: true, done: 'ended' } : outcome
  }
  const { mandate_terms: terms, mandate_signature: signature = '' } = fields
  const debtor = debtorOf(fields) ?? { holder: '', iban: '' }
  if (terms === undefined) {
    const outcome = await draftMandate(MEMBER, id, debtor, language)
    return outcome.ok ? { ok: true, done: 'drawn' } : outcome
  }
  const form = { ...debtor, terms, signature }
  const outcome = await signMandate(id, form, { language, link, requestId: currentRequestId() })
  return outcome.ok ? { ok: true, done: 'signed' } : outcome
}

/** A signature or a revocation ends the link of the mail: its outcome, which names nobody, is shown without one. */
function endsLink(done: Done | null): boolean {
  return done === 'signed' || done === 'ended'
}

function addressAfter(done: Done, token: string, language: Language): string {
  const asked = new URLSearchParams({ ...(token && !endsLink(done) && { token }), hecho: done })
  return `${localPath('/mis-cenas/cuenta/orden', language)}?${asked}`
}

export default function OwnMandatePage({ loaderData: { token, own, done }, actionData }: Route.ComponentProps) {
  const { mandates, ownAccount } = useTexts()
  const t = mandates.own
  if (!own) return <LinkEnd done={done} />
  const isRevocation = actionData?.result?.initialValue?.act === 'revoke'
  return (
    <MemberFrame back={{ to: '/mis-cenas/cuenta', label: ownAccount.title }} title={t.title} lead={t.lead}>
      {done && <DoneLine text={t.done[done]} />}
      <OwnMandateSheet own={own} token={token} />
      <SignForm own={own} token={token} answer={isRevocation ? undefined : actionData} />
      {own.current && <RevokeForm token={token} answer={isRevocation ? actionData : undefined} />}
    </MemberFrame>
  )
}
