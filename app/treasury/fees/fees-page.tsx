import { useState } from 'react'
import { Allowed } from '#app/accounts/allowed.tsx'
import { storedVersion } from '#app/accounts/session/stored-version.server.ts'
import { formAct, NO_TOAST, panelActions } from '#app/accounts/session/panel-action.server.ts'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { clubDay } from '#app/platform/club-day.ts'
import { Button } from '#app/ui/button.tsx'
import { PanelHead } from '#app/ui/panel/panel-head.tsx'
import { RowConfirmDialog } from '#app/ui/panel/row-confirm-dialog.tsx'
import { feeTexts, type FeeTexts } from './fee-texts.ts'
import { FeeGeneration } from './fee-generation.tsx'
import { generateFees, previewFees } from './generate.server.ts'
import { PlanDialog } from './plan-dialog.tsx'
import { generationSchema, planDeletionSchema, planSchema } from './plan-forms.ts'
import { PlanList } from './plan-list.tsx'
import { deletePlan, findPlanForForm, listMembershipTypes, listPlans, savePlan, type PlanRow } from './plans.server.ts'
import type { Route } from './+types/fees-page.ts'

/** GET /admin/tesoreria/cuotas?ano=2027: the plans, and what generating the year would do. This year without one. */
export async function loader({ url }: Route.LoaderArgs) {
  const asked = url.searchParams.get('ano') ?? ''
  const year = Number(/^20\d\d$/.test(asked) ? asked : clubDay().slice(0, 4))
  const [plans, types, preview] = await Promise.all([listPlans(), listMembershipTypes(), previewFees(year)])
  return { plans, types, year, preview }
}

export async function action(args: Route.ActionArgs) {
  return panelActions(args, (language) => {
    const t = feeTexts[language]
    return { save: save(t), delete: remove(t.deletion), generate: generate(t.generation) }
  })
}

const save = ({ saving, errors }: FeeTexts) =>
  formAct({
    needs: 'treasury.edit',
    schema: planSchema,
    failed: saving.failed,
    invalid: NO_TOAST,
    stored: async ({ fields: { id }, actor }) =>
      storedVersion(actor, String(id), ['fee-plan.updated'], id === undefined ? null : await findPlanForForm(id)),
    async run({ fields, actor, refuse }) {
      const outcome = await savePlan(fields, actor)
      if (outcome.ok) return { ok: true, title: fields.id === undefined ? saving.created : saving.updated }
      return refuse(outcome.reason, { text: errors[outcome.reason], formErrors: [outcome.reason] })
    },
  })

const remove = (t: FeeTexts['deletion']) =>
  formAct({
    needs: 'treasury.edit',
    schema: planDeletionSchema,
    failed: t.failed,
    async run({ fields: { id }, actor, refuse }) {
      const outcome = await deletePlan(id, actor)
      return outcome.ok ? { ok: true, title: t.done } : refuse(outcome.reason, { text: t.unknown })
    },
  })

const generate = (t: FeeTexts['generation']) =>
  formAct({
    needs: 'treasury.edit',
    schema: generationSchema,
    asksPassword: 'fees.generated',
    failed: t.failed,
    async run({ fields: { year }, actor }) {
      const { made } = await generateFees(year, actor)
      return made === null ? { ok: true, title: t.queued } : { ok: true, title: t.done(made) }
    },
  })

export default function FeesPage({ loaderData: { plans, types, year, preview } }: Route.ComponentProps) {
  const t = usePanelTexts(feeTexts)
  const [editing, setEditing] = useState<{ plan: PlanRow | null; open: boolean; times: number }>({
    plan: null,
    open: false,
    times: 0,
  })
  const [deleting, setDeleting] = useState<PlanRow | null>(null)
  const edit = (plan: PlanRow | null) => setEditing(({ times }) => ({ plan, open: true, times: times + 1 }))
  return (
    <>
      <PanelHead title={t.title}>
        <Allowed to="treasury.edit">
          <Button icon="plus" data-act="create" onClick={() => edit(null)} label={t.create} />
        </Allowed>
      </PanelHead>
      <p className="panel-lead">{t.lead}</p>
      <div className="sheets">
        <PlanList plans={plans} onEdit={edit} onDelete={setDeleting} />
        {plans.length > 0 && <FeeGeneration key={year} year={year} preview={preview} />}
      </div>
      <PlanDialog
        key={editing.times}
        open={editing.open}
        plan={editing.plan}
        types={types}
        year={year}
        onClose={() => setEditing((now) => ({ ...now, open: false }))}
      />
      <RowConfirmDialog
        row={deleting}
        onClose={() => setDeleting(null)}
        title={t.deletion.title}
        texts={t.deletion}
        action="/admin/tesoreria/cuotas"
        fields={({ id }) => ({ act: 'delete', id: String(id) })}
      >
        {({ name }) => <p>{t.deletion.text(name)}</p>}
      </RowConfirmDialog>
    </>
  )
}
