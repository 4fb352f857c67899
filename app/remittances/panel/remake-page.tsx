import { data, Form, redirect, useNavigation } from 'react-router'
import { formAct, panelAction } from '#app/accounts/session/panel-action.server.ts'
import { formatCents } from '#app/i18n/money.ts'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { requireRow, requireRowId } from '#app/platform/forms/require-id.server.ts'
import { Button } from '#app/ui/button.tsx'
import { CheckboxField } from '#app/ui/field.tsx'
import { BackLink } from '#app/ui/panel/back-link.tsx'
import { HiddenFields } from '#app/ui/panel/hidden-fields.tsx'
import { PanelHead } from '#app/ui/panel/panel-head.tsx'
import { Sheet } from '#app/ui/panel/sheet.tsx'
import { useAnswer } from '#app/ui/panel/use-answer.ts'
import { remakeRemittance } from '../remake.server.ts'
import { findRemittance, listDebits } from '../remittances.server.ts'
import { MAX_DEBITS } from '../files/pain-008.ts'
import { remakeSchema } from './forms.ts'
import { remittanceTexts, type RemittanceTexts } from './remittance-texts.ts'
import type { Route } from './+types/remake-page.ts'

/** GET /admin/tesoreria/remesas/:id/rehacer: of a file at the bank. `?fuera=` are debits that its answer names. */
export async function loader({ params, url }: Route.LoaderArgs) {
  const { id, status } = requireRow(await findRemittance(requireRowId(params.id)))
  if (status !== 'sealed' && status !== 'presented') throw data('status', { status: 404 })
  const named = new Set(url.searchParams.get('fuera')?.split(','))
  const debits = await listDebits(id)
  return { id, debits: debits.map((debit) => ({ ...debit, isNamed: named.has(String(debit.id)) })) }
}

export async function action(args: Route.ActionArgs) {
  const id = requireRowId(args.params.id)
  return panelAction(args, (language) => remaking(id, remittanceTexts[language]), MAX_FIELDS)
}

/** Each debit is a field. */
const MAX_FIELDS = MAX_DEBITS + 10

const remaking = (id: number, t: RemittanceTexts) =>
  formAct({
    needs: 'treasury.edit',
    asksPassword: 'remittance.remade',
    schema: remakeSchema,
    failed: t.remake.failed,
    async run({ fields, actor, refuse }) {
      const kept = new Set(fields.kept)
      const debits = await listDebits(id)
      if (debits.length !== fields.debits) return refuse('conflict', { text: t.refusals.conflict })
      const culprits = debits.flatMap((debit) => (kept.has(debit.id) ? [] : [debit.id]))
      const outcome = await remakeRemittance(actor, id, culprits)
      if (!outcome.ok) return refuse(outcome.reason, { text: t.refusals[outcome.reason] })
      return redirect(`/admin/tesoreria/remesas/${outcome.id ?? id}`, { status: 303 })
    },
  })

export default function RemakePage({ loaderData: { id, debits }, actionData }: Route.ComponentProps) {
  const t = usePanelTexts(remittanceTexts)
  const busy = useNavigation().state === 'submitting'
  useAnswer(actionData)
  return (
    <>
      <PanelHead title={t.remake.title(id)}>
        <BackLink to={`/admin/tesoreria/remesas/${id}`}>{t.remake.back}</BackLink>
      </PanelHead>
      <p className="panel-lead">{t.remake.text}</p>
      <Sheet>
        <Form method="post" className="stack">
          <HiddenFields fields={{ debits: debits.length }} />
          <fieldset className="stack">
            <legend className="visually-hidden">{t.remake.legend}</legend>
            {debits.map((debit) => (
              <CheckboxField
                key={debit.id}
                name="kept"
                value={debit.id}
                defaultChecked={!debit.isNamed}
                label={`${debit.name} · ${formatCents(debit.cents)}`}
                hint={debit.endToEndId}
              />
            ))}
          </fieldset>
          <div className="cluster">
            <Button type="submit" busy={busy} busyLabel={t.remake.busy} label={t.remake.button} />
          </div>
        </Form>
      </Sheet>
    </>
  )
}
