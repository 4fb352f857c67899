import { data, Link } from 'react-router'
import { panelAccount } from '#app/accounts/session/guard.server.ts'
import { panelActions } from '#app/accounts/session/panel-action.server.ts'
import { useCan } from '#app/accounts/use-can.ts'
import { areRepeated } from '#app/bookings/absences/absences.ts'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { mailTextsOf } from '#app/i18n/texts.server.ts'
import { socioTexts } from '#app/membership/members/panel-texts.ts'
import { leavingTexts } from '#app/membership/members/leaving-texts.ts'
import { socioActs } from '#app/membership/members/socio-actions.server.ts'
import { SocioForm } from '#app/membership/members/socio-form.tsx'
import { SocioSections } from '#app/membership/members/socio-sections.tsx'
import { findSocio } from '#app/membership/members/socios.server.ts'
import { StateSheet } from '#app/membership/members/state-sheet.tsx'
import { memberNoteActs } from '#app/membership/notes/note-acts.server.ts'
import { noteTexts } from '#app/membership/notes/panel-texts.ts'
import { PersonNotes } from '#app/membership/notes/person-notes.tsx'
import { clubDay } from '#app/platform/club-day.ts'
import { requireUuid } from '#app/platform/forms/require-id.server.ts'
import { isUuid } from '#app/platform/forms/ids.ts'
import { log } from '#app/platform/observability/log.server.ts'
import { serverErrorStatus } from '#app/platform/render/server-error.server.ts'
import { ErrorState } from '#app/ui/error-state.tsx'
import { BackLink } from '#app/ui/panel/back-link.tsx'
import { PanelHead } from '#app/ui/panel/panel-head.tsx'
import { Sheet } from '#app/ui/panel/sheet.tsx'
import { useAnswer, type Answer } from '#app/ui/panel/use-answer.ts'
import { UnreachableMark } from '#app/ui/panel/unreachable-mark.tsx'
import { AccountSheet } from './account-sheet.tsx'
import { DinnersSheet, MessagesSheet, RequestsSheet } from './life-sheets.tsx'
import { readMemberLife } from './member-life.server.ts'
import { memberTexts } from './member-texts.ts'
import type { Route } from './+types/member-page.ts'

/** GET /admin/socios/{id}: for the page of a member and the dialog of the list. */
export async function loader({ context, params: { id }, request, url }: Route.LoaderArgs) {
  const account = await panelAccount(context, request, url)
  const nothing = { id, socio: null, life: null, leaving: null }
  try {
    const socio = isUuid(id) ? await findSocio(account, id) : null
    if (!socio) return data({ ...nothing, failed: false }, { status: 404 })
    const life = await readMemberLife(socio, account.role)
    const leaving = { today: clubDay(), draft: mailTextsOf[socio.language].memberLeft.draft }
    return data({ id, socio, life, leaving, failed: false })
  } catch (error) {
    log.error({ err: error }, 'socio not shown')
    return data({ ...nothing, failed: true }, { status: serverErrorStatus(error) })
  }
}

/** POST: each act says who. */
export async function action(args: Route.ActionArgs) {
  return panelActions(args, (language) => {
    const id = requireUuid(args.params.id)
    return {
      ...socioActs(id, socioTexts[language].acts, leavingTexts[language]),
      ...memberNoteActs(id, noteTexts[language]),
    }
  })
}

export default function MemberPage({ loaderData: { failed, ...loaded }, actionData }: Route.ComponentProps) {
  const { form: t } = usePanelTexts(socioTexts)
  const answer: Answer | undefined = actionData
  useAnswer(answer)
  const { socio, life, leaving } = loaded
  return (
    <>
      <PanelHead title={socio ? t.title(socio.fullName) : t.untitled}>
        <BackLink to="/admin/socios">{t.back}</BackLink>
      </PanelHead>
      {life && areRepeated(life.absences) && <p className="panel-notice">{t.missed(life.absences)}</p>}
      {socio?.isUnreachable && (
        <p className="panel-notice">
          {socio.email} <UnreachableMark />
        </p>
      )}
      {socio && life && leaving ? (
        <Member {...{ socio, life, leaving }} answer={answer} />
      ) : (
        <ErrorState title={failed ? t.notLoaded : t.notFound}>
          <Link to="/admin/socios">{t.back}</Link>
        </ErrorState>
      )}
    </>
  )
}

type Loaded = Route.ComponentProps['loaderData']
type MemberProps = { [Name in 'socio' | 'life' | 'leaving']: NonNullable<Loaded[Name]> } & {
  answer: Answer | undefined
}

function Member({ socio, life, leaving, answer }: MemberProps) {
  const { title } = usePanelTexts(noteTexts)
  const t = usePanelTexts(memberTexts)
  const { notes, dinners, messages, requests, absences, account } = life
  const writes = useCan()('members.edit')
  return (
    <>
      <Parts life={life} />
      <div className="panel-form member-life">
        <div className="sheets">
          {notes && (
            <Sheet title={title} id="notas">
              <PersonNotes action={`/admin/socios/${socio.id}`} person={socio.requestId} notes={notes} />
            </Sheet>
          )}
          {dinners && <DinnersSheet {...{ dinners, absences }} id="cenas" />}
        </div>
        <div className="sheets">
          <StateSheet socio={socio} {...leaving} id="estado" />
          {account && <AccountSheet account={account} id="cuenta" />}
          {messages && <MessagesSheet messages={messages} id="mensajes" />}
          {requests && <RequestsSheet requests={requests} id="solicitudes" />}
        </div>
      </div>
      <h2 id="datos" className="d4 member-data">
        {t.data}
      </h2>
      {writes ? (
        // Another state is another version: what was typed is offered again as a draft.
        <SocioForm key={`${socio.id} ${socio.status}`} socio={socio} answer={answer} />
      ) : (
        <Sheet>
          <SocioSections socio={socio} />
        </Sheet>
      )}
    </>
  )
}

function Parts({ life: { notes, dinners, messages, requests, account } }: { life: MemberProps['life'] }) {
  const t = usePanelTexts(memberTexts)
  const { title } = usePanelTexts(noteTexts)
  const { heads } = usePanelTexts(socioTexts).list
  const parts = [
    ['notas', title, notes?.length],
    ['estado', heads.state, null],
    ['cuenta', t.account, account ? null : undefined],
    ['cenas', t.dinners, dinners?.length],
    ['mensajes', t.messages, messages?.length],
    ['solicitudes', t.requests, requests?.length],
    ['datos', t.data, null],
  ] as const
  return (
    <nav className="chips flow member-parts" aria-label={t.parts}>
      {parts.map(
        ([id, label, count]) =>
          count !== undefined && (
            <a key={id} href={`#${id}`} className="chip">
              {label}
              {count !== null && <span className="chip-count">{count}</span>}
            </a>
          ),
      )}
    </nav>
  )
}
