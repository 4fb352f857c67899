import { useCan } from '#app/accounts/use-can.ts'
import { formatDate } from '#app/i18n/dates.ts'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { useLanguage } from '#app/i18n/texts.tsx'
import { SocioStatusBadge } from '#app/membership/status-badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { Facts } from '#app/ui/panel/facts.tsx'
import { Sheet } from '#app/ui/panel/sheet.tsx'
import { useAct } from '#app/ui/panel/use-act.ts'
import { LeavingForm } from './leaving-form.tsx'
import { leavingTexts } from './leaving-texts.ts'
import { socioTexts } from './panel-texts.ts'
import { StatusButton } from './status-button.tsx'
import type { Socio } from './socios.server.ts'

type StateSheetProps = { socio: Socio; today: string; draft: string; id: string }

/** Whether somebody is a member: since when, the way out and the way back. */
export function StateSheet({ socio, today, draft, id }: StateSheetProps) {
  const { heads } = usePanelTexts(socioTexts).list
  const language = useLanguage()
  const mayEdit = useCan()('members.edit')
  const facts = [
    [heads.number, socio.membershipNumber],
    [heads.state, <SocioStatusBadge key="state" {...socio} />],
    [heads.since, formatDate(socio.createdAt, language)],
  ] as const
  return (
    <Sheet title={heads.state} id={id}>
      <div className="stack gap-4">
        <Facts facts={facts} />
        {socio.requestStatus === 'baja' && <LeftFacts socio={socio} />}
        {mayEdit && <Acts socio={socio} />}
        {mayEdit && socio.requestStatus === 'approved' && <LeavingForm {...{ socio, today, draft }} />}
      </div>
    </Sheet>
  )
}

function LeftFacts({ socio: { leftOn, leavingReason, leavingMessage } }: { socio: Socio }) {
  const t = usePanelTexts(leavingTexts)
  const language = useLanguage()
  return (
    <div className="stack gap-2">
      <p>
        <strong>{leftOn ? t.since(formatDate(leftOn, language)) : t.sinceUnknown}</strong>
      </p>
      {leavingReason && <p className="pre-line">{leavingReason}</p>}
      <p className="small muted">{leavingMessage ? t.mailed : t.notMailed}</p>
    </div>
  )
}

function Acts({ socio }: { socio: Socio }) {
  const t = usePanelTexts(leavingTexts)
  const { dialog } = usePanelTexts(socioTexts)
  const fetcher = useAct(undefined, `socio-status-${socio.id}`)
  const busy = fetcher.busy
  const returns = socio.requestStatus === 'baja' && socio.status === 'inactive'
  return (
    <>
      {returns && <p className="small">{t.backText(socio.membershipNumber)}</p>}
      <fetcher.Form method="post" action={`/admin/socios/${socio.id}`} className="cluster gap-3">
        {returns && (
          <Button
            type="submit"
            size="sm"
            name="act"
            value="return"
            busy={busy}
            busyLabel={dialog.saving}
            label={t.back}
          />
        )}
        {socio.isSignedIn && (
          <Button
            type="submit"
            size="sm"
            variant="secondary"
            name="act"
            value="end-sessions"
            busy={busy}
            label={dialog.endSessions}
          />
        )}
        <StatusButton socio={socio} busy={busy} size="sm" />
      </fetcher.Form>
    </>
  )
}
