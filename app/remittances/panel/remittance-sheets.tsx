import { useState } from 'react'
import { Allowed } from '#app/accounts/allowed.tsx'
import { formatShortDate } from '#app/i18n/dates.ts'
import { formatCents, formatFigure } from '#app/i18n/money.ts'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { ConfirmDialog } from '#app/ui/panel/confirm-dialog.tsx'
import { Facts } from '#app/ui/panel/facts.tsx'
import { HiddenFields } from '#app/ui/panel/hidden-fields.tsx'
import { Sheet } from '#app/ui/panel/sheet.tsx'
import { useAct } from '#app/ui/panel/use-act.ts'
import { PanelButtonLink } from '#app/ui/panel/panel-button-link.tsx'
import { PanelTextLink } from '#app/ui/panel/panel-text-link.tsx'
import type { ShownRemittance } from '../remittances.server.ts'
import { RemittanceStatusBadge } from './remittance-status.tsx'
import { remittanceTexts } from './remittance-texts.ts'

type Part = { remittance: ShownRemittance }

const nextActs = { draft: 'notify', notified: 'seal', sealed: 'present', presented: 'settle' } as const

export function RemittanceStep({ remittance }: Part) {
  const { steps: t } = usePanelTexts(remittanceTexts)
  const { id, status, hasFile, dueOn } = remittance
  if (status === 'settled' || status === 'cancelled' || status === 'refused')
    return (
      <Sheet title={t.title}>
        <div className="stack">
          <p>{t[status]}</p>
          {hasFile && <Download id={id} />}
        </div>
      </Sheet>
    )
  return (
    <Sheet title={t.title}>
      <div className="stack">
        <p>{t[status].text}</p>
        <Allowed to="treasury.edit">
          <div className="cluster gap-3">
            {status === 'sealed' && <Download id={id} />}
            {/* Another button for each step: a second Enter carries out no other step. */}
            <StepButton key={status} act={nextActs[status]} texts={t[status]} />
            {status === 'draft' && <ChooseAgain dueOn={dueOn} />}
            {status === 'presented' && <Download id={id} />}
            {(status === 'sealed' || status === 'presented') && (
              <PanelButtonLink to={`/admin/tesoreria/remesas/${id}/rehacer`} variant="secondary" label={t.refuse} />
            )}
            {status !== 'presented' && <CancelButton />}
          </div>
        </Allowed>
      </div>
    </Sheet>
  )
}

function Download({ id }: { id: number }) {
  const { steps: t } = usePanelTexts(remittanceTexts)
  return (
    <Allowed to="members.show-iban">
      <div className="cluster">
        <ButtonLink
          href={`/admin/tesoreria/remesas/${id}/fichero`}
          variant="secondary"
          icon="download-simple"
          label={t.download}
        />
      </div>
    </Allowed>
  )
}

function StepButton({ act, texts }: { act: string; texts: { button: string; busy: string } }) {
  const fetcher = useAct(undefined, 'remittance-step')
  return (
    <fetcher.Form method="post">
      <HiddenFields fields={{ act }} />
      <Button type="submit" icon="check" busy={fetcher.busy} busyLabel={texts.busy} label={texts.button} />
    </fetcher.Form>
  )
}

/** After a remedy: the accounts that it lets in. */
function ChooseAgain({ dueOn }: { dueOn: string }) {
  const { moving: t } = usePanelTexts(remittanceTexts)
  const fetcher = useAct(undefined, 'remittance-moving')
  return (
    <fetcher.Form method="post">
      <HiddenFields fields={{ act: 'move', due_on: dueOn }} />
      <Button type="submit" variant="secondary" busy={fetcher.busy} busyLabel={t.busy} label={t.again} />
    </fetcher.Form>
  )
}

function CancelButton() {
  const { cancelling: t } = usePanelTexts(remittanceTexts)
  const [open, setOpen] = useState(false)
  const fetcher = useAct(() => setOpen(false), 'remittance-cancelling')
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)} label={t.button} />
      <ConfirmDialog
        open={open}
        onClose={() => setOpen(false)}
        title={t.title}
        confirmLabel={t.confirm}
        busyLabel={t.busy}
        Form={fetcher.Form}
        fields={{ act: 'cancel' }}
        busy={fetcher.busy}
      >
        <p>{t.text}</p>
      </ConfirmDialog>
    </>
  )
}

export function RemittanceFacts({ remittance }: Part) {
  const t = usePanelTexts(remittanceTexts)
  const { facts, title } = t.page
  const { status, dueOn, counts, messageId, remakes, remadeBy } = remittance
  const shown: [string, React.ReactNode][] = [
    [facts.state, <RemittanceStatusBadge key="state" status={status} />],
    [facts.dueOn, formatShortDate(dueOn)],
    [facts.debits, `${formatFigure(counts.dentro)} · ${formatCents(counts.dentroCents)}`],
    [facts.leftOut, formatFigure(counts.fuera)],
  ]
  if (messageId !== null) shown.push([facts.file, messageId])
  for (const [term, id] of [
    [facts.remakes, remakes],
    [facts.remadeBy, remadeBy],
  ] as const)
    if (id !== null)
      shown.push([term, <PanelTextLink key={term} to={`/admin/tesoreria/remesas/${id}`} label={title(id)} />])
  return (
    <Sheet>
      <Facts facts={shown} />
    </Sheet>
  )
}
