import { randomUUID } from 'node:crypto'
import { data, redirect } from 'react-router'
import { languageOf, localPath, type Language } from '#app/i18n/language.ts'
import { localized } from '#app/i18n/localized.ts'
import { formatDateTime } from '#app/i18n/dates.ts'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { useLanguage } from '#app/i18n/texts.tsx'
import { answerForm } from '#app/platform/forms/answer-form.server.ts'
import { withdrawPeopleKeys } from '#app/platform/forms/people-keys.server.ts'
import { consumeRateLimit } from '#app/platform/rate-limit/rate-limit.server.ts'
import { findByToken } from '#app/platform/rate-limit/token-attempts.server.ts'
import { Button } from '#app/ui/button.tsx'
import { useClub } from '#app/ui/club-context.tsx'
import { Island } from '#app/ui/island.tsx'
import { Logo } from '#app/ui/logo.tsx'
import { doorForms, doorSchema, type SentToDoor } from '#app/bookings/attendance/door-forms.ts'
import { listLiveCheckIns } from '#app/bookings/attendance/check-ins.server.ts'
import { answerDoor } from '#app/door/door-answers.server.ts'
import { doorHeaders } from '#app/door/door-headers.ts'
import doorIsland from '#app/door/door-island.tsx'
import { readDoorList } from '#app/door/door-list.server.ts'
import { doorTexts } from '#app/door/door-texts.ts'
import { listKeyHeaders } from '#app/door/list-key.server.ts'
import { listPartyPayments } from '#app/door/payments.server.ts'
import { EMPTY_PAGE } from '#app/door/phone/offline-shell.ts'
import { passCookie, readPassCookie } from './pass-cookie.server.ts'
import { byPass, findPass, type DoorPass } from './passes.server.ts'
import styles from '#app/door/door.css?url'
import type { Route } from './+types/pass-page.ts'

export function links() {
  return [{ rel: 'stylesheet', href: styles }]
}

/** The address may contain the pass. */
export const headers = () => ({ ...doorHeaders, 'Referrer-Policy': 'no-referrer' })

const opened = (token: string) => findByToken(token, () => findPass(token))

/** With a token only the question: mail scanners follow links. Its button gives the cookie that opens the door. */
export async function loader({ request, url }: Route.LoaderArgs) {
  const language = languageOf(url.pathname)
  const token = url.searchParams.get('token')
  const empty = url.searchParams.has(EMPTY_PAGE)
  const pass = await opened(token ?? readPassCookie(request))
  if (!pass) return data({ state: 'unknown' as const }, { status: 404, headers: refusalHeaders(request, token) })
  const { name, expiresAt, opensAt } = pass
  const title = localized(language, pass.title, pass.titleCa)
  if (opensAt > new Date()) return { state: 'early' as const, name, title, opensAt: opensAt.toISOString() }
  if (token !== null) return { state: 'question' as const, token, name, title, expiresAt: expiresAt.toISOString() }
  if (empty) return { state: 'door' as const, ...emptyDoor(pass, language) }
  const door = await byPass(() => wholeDoor(pass, language))
  return data({ state: 'door' as const, ...door }, { headers: listKeyHeaders(request, pass.eventId, pass.date) })
}

/** An old link says nothing of the pass that the browser holds. */
function refusalHeaders(request: Request, token: string | null): Headers {
  const headers = new Headers()
  if (token === null) for (const cookie of withdrawPeopleKeys(request)) headers.append('Set-Cookie', cookie)
  return headers
}

const addressIn = (language: Language) => localPath('/puerta', language)

const emptyDoor = ({ eventId }: DoorPass, language: Language) => ({
  address: addressIn(language),
  event: eventId,
  account: false,
  list: null,
  live: [],
  payments: [],
  walkInId: randomUUID(),
})

async function wholeDoor(pass: DoorPass, language: Language) {
  const { eventId, actor } = pass
  const list = await readDoorList(eventId, language, actor)
  const [live, payments] = [await listLiveCheckIns(eventId), await listPartyPayments(eventId)]
  return { ...emptyDoor(pass, language), list, live, payments }
}

export async function action({ request, url }: Route.ActionArgs) {
  const language = languageOf(url.pathname)
  return answerForm(request, doorSchema, (sent) => answerByPass(request, sent, language), {
    failure: 'page',
    known: doorForms,
  })
}

async function answerByPass(request: Request, sent: SentToDoor, language: Language) {
  const address = addressIn(language)
  const token = 'token' in sent ? sent.token : null
  const pass = await opened(token ?? readPassCookie(request))
  if (!pass) throw data('pass', { status: 403 })
  if (token !== null) throw redirect(address, { headers: { 'Set-Cookie': passCookie(token, pass.expiresAt) } })
  if (pass.opensAt > new Date()) throw data('early', { status: 403 })
  // Empty without script.
  const device = `${pass.id} ${'exchange' in sent ? sent.exchange.device : ''}`
  if (!(await consumeRateLimit('door', { device, pass: pass.id })).ok) throw data('too-many', { status: 429 })
  const keeper = { actor: pass.actor, language, mayExceedSeats: false, request, start: pass.date }
  return byPass(() => answerDoor(pass.eventId, sent, keeper, address))
}

export default function PassPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = usePanelTexts(doorTexts)
  if (loaderData.state !== 'door') {
    return (
      <main className="door-pass">
        <title>{t.pass.title}</title>
        <HomeLink />
        {loaderData.state === 'question' && <Question pass={loaderData} />}
        {loaderData.state === 'early' && <EarlyPass pass={loaderData} />}
        {loaderData.state === 'unknown' && <UnknownPass />}
      </main>
    )
  }
  const { state: _state, ...door } = loaderData
  const answer = actionData && actionData.state !== 'done' ? actionData : undefined
  return (
    <>
      <title>{door.list ? t.pageTitle(door.list.event.title) : t.title}</title>
      <Island of={doorIsland} props={{ ...door, answer }} />
    </>
  )
}

function HomeLink() {
  const { formalName } = useClub()
  return (
    <a href={localPath('/', useLanguage())}>
      <Logo label={formalName} />
    </a>
  )
}

type QuestionProps = { pass: { token: string; name: string; title: string; expiresAt: string } }

function Question({ pass: { token, name, title, expiresAt } }: QuestionProps) {
  const { pass: t } = usePanelTexts(doorTexts)
  const language = useLanguage()
  return (
    <>
      <h1 className="d3">{t.title}</h1>
      <p className="lead">{t.lead(name, title)}</p>
      <p>{t.until(formatDateTime(expiresAt, language))}</p>
      <p>{t.care}</p>
      <form method="post" action={localPath('/puerta', language)}>
        <input type="hidden" name="token" value={token} />
        <Button type="submit" label={t.open} />
      </form>
    </>
  )
}

function EarlyPass({ pass: { name, title, opensAt } }: { pass: { name: string; title: string; opensAt: string } }) {
  const { pass: t } = usePanelTexts(doorTexts)
  return (
    <>
      <h1 className="d3">{t.early}</h1>
      <p className="lead">{t.lead(name, title)}</p>
      <p>{t.opens(formatDateTime(opensAt, useLanguage()))}</p>
    </>
  )
}

function UnknownPass() {
  const { pass: t } = usePanelTexts(doorTexts)
  return (
    <>
      <h1 className="d3">{t.unknown}</h1>
      <p>{t.unknownText}</p>
    </>
  )
}
