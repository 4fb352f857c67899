import { Form, redirect, useNavigation } from 'react-router'
import { Allowed } from '#app/accounts/allowed.tsx'
import { formAct, panelAction } from '#app/accounts/session/panel-action.server.ts'
import { formatCents, formatFigure } from '#app/i18n/money.ts'
import { formatShortDate } from '#app/i18n/dates.ts'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { readListRequest } from '#app/platform/forms/list-request.ts'
import { loadList } from '#app/platform/forms/load-list.server.ts'
import { requireRow } from '#app/platform/forms/require-id.server.ts'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/field.tsx'
import type { Column } from '#app/ui/panel/data-table.tsx'
import { ListSheet } from '#app/ui/panel/list-sheet.tsx'
import { PanelHead } from '#app/ui/panel/panel-head.tsx'
import { Sheet } from '#app/ui/panel/sheet.tsx'
import { useAnswer } from '#app/ui/panel/use-answer.ts'
import { PanelButtonLink } from '#app/ui/panel/panel-button-link.tsx'
import { PanelTextLink } from '#app/ui/panel/panel-text-link.tsx'
import { chooseRemittance } from '../choose.server.ts'
import { findDueDates, listRemittances, type RemittanceRow } from '../remittances.server.ts'
import { chooseSchema } from './forms.ts'
import { RemittanceStatusBadge } from './remittance-status.tsx'
import { remittanceTexts, type RemittanceTexts } from './remittance-texts.ts'
import type { Route } from './+types/list-page.ts'

/** GET /admin/tesoreria/remesas */
export async function loader({ url }: Route.LoaderArgs) {
  const request = { ...readListRequest(url), search: '' }
  const [list, dates] = await Promise.all([
    loadList({ request, order: 'fecha' }, () => listRemittances(request)),
    findDueDates(),
  ])
  return { list, dates: requireRow(dates) }
}

export async function action(args: Route.ActionArgs) {
  return panelAction(args, (language) => choosing(remittanceTexts[language]))
}

const choosing = (t: RemittanceTexts) =>
  formAct({
    needs: 'treasury.edit',
    schema: chooseSchema,
    failed: t.creation.failed,
    async run({ fields, actor, refuse }) {
      const outcome = await chooseRemittance(actor, fields.due_on)
      if (!outcome.ok) return refuse(outcome.reason, { text: t.refusals[outcome.reason] })
      return redirect(`/admin/tesoreria/remesas/${outcome.id}`, { status: 303 })
    },
  })

export default function RemittanceListPage({ loaderData: { list, dates }, actionData }: Route.ComponentProps) {
  const t = usePanelTexts(remittanceTexts)
  const busy = useNavigation().state === 'submitting'
  useAnswer(actionData)
  return (
    <>
      <PanelHead title={t.title}>
        <Allowed to="treasury.edit">
          <PanelButtonLink
            to="/admin/tesoreria/remesas/devoluciones"
            variant="secondary"
            icon="upload-simple"
            label={t.importReturns}
          />
        </Allowed>
      </PanelHead>
      <p className="panel-lead">{t.lead}</p>
      <div className="sheets">
        <Allowed to="treasury.edit">
          <Sheet title={t.creation.title}>
            <Form method="post" className="stack">
              <TextField
                label={t.creation.dueOn}
                hint={t.creation.hint(formatShortDate(dates.earliest))}
                error={actionData && 'text' in actionData ? actionData.text : undefined}
                type="date"
                name="due_on"
                min={dates.earliest}
                defaultValue={dates.proposed}
                required
              />
              <div className="cluster">
                <Button
                  type="submit"
                  icon="check"
                  busy={busy}
                  busyLabel={t.creation.busy}
                  data-act="create"
                  label={t.creation.submit}
                />
              </div>
            </Form>
          </Sheet>
        </Allowed>
        <ListSheet
          label={t.title}
          list={list}
          failure={t.list.notLoaded}
          emptyTitle={t.list.none}
          columns={columns(t)}
          rowKey={({ id }) => id}
          noun={t.list.noun}
        />
      </div>
    </>
  )
}

function columns({ list: { heads }, page }: RemittanceTexts): Column<RemittanceRow>[] {
  return [
    {
      head: heads.number,
      kind: 'name',
      cell: ({ id }) => (
        <PanelTextLink to={`/admin/tesoreria/remesas/${id}`} prefetch="intent" label={page.title(id)} />
      ),
    },
    { head: heads.dueOn, kind: 'date', cell: ({ dueOn }) => formatShortDate(dueOn) },
    { head: heads.state, kind: 'status', cell: ({ status }) => <RemittanceStatusBadge status={status} /> },
    { head: heads.debits, kind: 'number', cell: ({ debits }) => formatFigure(debits) },
    { head: heads.total, kind: 'number', cell: ({ totalCents }) => formatCents(totalCents) },
  ]
}
