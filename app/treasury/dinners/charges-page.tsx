import * as v from 'valibot'
import { useCan } from '#app/accounts/use-can.ts'
import { formAct, panelAction } from '#app/accounts/session/panel-action.server.ts'
import { usePanelEvent } from '#app/events/panel/use-panel-event.ts'
import { formatCents } from '#app/i18n/money.ts'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { uuidField } from '#app/platform/forms/ids.ts'
import { requireRow, requireRowId } from '#app/platform/forms/require-id.server.ts'
import { Button } from '#app/ui/button.tsx'
import { ListEmpty } from '#app/ui/panel/list-empty.tsx'
import { Sheet } from '#app/ui/panel/sheet.tsx'
import { useAct } from '#app/ui/panel/use-act.ts'
import { PanelTextLink } from '#app/ui/panel/panel-text-link.tsx'
import { chargeDinners } from './charge-dinners.server.ts'
import { DinnerTable } from './dinner-table.tsx'
import { dinnerTexts, type DinnerTexts } from './dinner-texts.ts'
import { listDinnersOwed, sumOpenRefunds, type DinnerOwed } from './dinners-owed.server.ts'
import type { Route } from './+types/charges-page.ts'

const MOST_ROWS = 500
const FORM = 'owed-dinners'

const schema = v.object({ rows: v.pipe(v.array(uuidField), v.minLength(1), v.maxLength(MOST_ROWS)) })

/** GET /admin/eventos/{id}/cargos: what the bookings of an event owe. */
export async function loader({ params }: Route.LoaderArgs) {
  const id = requireRowId(params.id)
  const [dinners, refunds] = await Promise.all([listDinnersOwed(id), sumOpenRefunds(id)])
  return { dinners, refundCents: requireRow(refunds) }
}

export async function action(args: Route.ActionArgs) {
  const eventId = requireRowId(args.params.id)
  return panelAction(args, (language) => charging(eventId, dinnerTexts[language]), MOST_ROWS)
}

const charging = (eventId: number, t: DinnerTexts) =>
  formAct({
    needs: 'treasury.edit',
    schema,
    failed: t.failed,
    invalid: { text: t.noneChosen },
    async run({ fields: { rows }, actor, refuse }) {
      const outcome = await chargeDinners(eventId, rows, actor)
      return outcome.ok ? { ok: true, title: t.done(outcome.charged) } : refuse(outcome.reason, { text: t.early })
    },
  })

export default function ChargesPage({ loaderData: { dinners, refundCents } }: Route.ComponentProps) {
  const event = usePanelEvent()
  const t = usePanelTexts(dinnerTexts)
  const bookings = <PanelTextLink to={`/admin/eventos/${event.id}/inscripciones`} label={t.bookings} />
  const owing = dinners.filter(({ charge }) => !charge)
  const owed = owing.filter(({ member }) => member)
  const outside = owing.filter(({ member }) => !member)
  const charged = dinners.filter(({ charge }) => charge)
  return (
    <>
      <p className="panel-lead">{event.state === 'cancelled' ? t.cancelled : t.lead}</p>
      {refundCents > 0 && (
        <p className="panel-notice">
          {t.refunds(formatCents(refundCents))} {bookings}.
        </p>
      )}
      <div className="sheets">
        <OwedSheet owed={owed} begun={event.begun} />
        {outside.length > 0 && (
          <Sheet flush title={t.outside}>
            <p className="small muted member-lead">
              {t.outsideText} {bookings}.
            </p>
            <DinnerTable label={t.outside} kind="outside" rows={outside} />
          </Sheet>
        )}
        {charged.length > 0 && (
          <Sheet flush title={t.charged}>
            <DinnerTable label={t.charged} kind="charged" rows={charged} />
          </Sheet>
        )}
      </div>
    </>
  )
}

/** One press for all that are ticked; what is charged already is not charged again. */
function OwedSheet({ owed, begun }: { owed: DinnerOwed[]; begun: boolean }) {
  const t = usePanelTexts(dinnerTexts)
  const writes = useCan()('treasury.edit')
  const fetcher = useAct()
  if (owed.length === 0)
    return (
      <Sheet flush title={t.toCharge}>
        <ListEmpty title={t.nothing} />
      </Sheet>
    )
  const total = owed.reduce((cents, { owedCents }) => cents + owedCents, 0)
  const charges = writes && begun
  return (
    <>
      <Sheet flush title={t.toCharge}>
        <DinnerTable label={t.toCharge} kind="owed" rows={owed} form={charges ? FORM : undefined} />
      </Sheet>
      {charges && (
        <fetcher.Form method="post" id={FORM} className="cluster gap-4">
          <Button type="submit" busy={fetcher.busy} label={t.submit(owed.length, formatCents(total))} />
          <p className="small muted">{t.untick}</p>
        </fetcher.Form>
      )}
      {!begun && <p className="muted">{t.early}</p>}
    </>
  )
}
