import { useId } from 'react'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { VersionedForm } from '#app/platform/forms/conflict/versioned-form.tsx'
import { Select, TextInput } from '#app/platform/forms/inputs.tsx'
import { SchemaForm } from '#app/platform/forms/schema-form.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { DialogActions } from '#app/ui/panel/dialog-actions.tsx'
import { useAct } from '#app/ui/panel/use-act.ts'
import { Options } from '#app/ui/field.tsx'
import { feeTexts } from './fee-texts.ts'
import { feeJoinings, feePeriods, planSchema } from './plan-forms.ts'
import type { PlanRow, PlanValues } from './plans.server.ts'

type PlanFormProps = { plan: PlanRow | null; types: readonly string[]; year: number; onClose: () => void }

export function PlanDialog({ open, ...props }: PlanFormProps & { open: boolean }) {
  const { dialog: t } = usePanelTexts(feeTexts)
  return (
    <Dialog open={open} onClose={props.onClose} title={props.plan ? t.edited : t.created}>
      <PlanForm {...props} />
    </Dialog>
  )
}

function PlanForm({ plan, types, year, onClose }: PlanFormProps) {
  const { dialog: t, errors, periods, joinings } = usePanelTexts(feeTexts)
  const listId = useId()
  const fetcher = useAct(onClose)
  const opened: Partial<PlanValues> & { version: string } = plan?.fields ?? {
    version: '',
    membership_type: types[0] ?? '',
    year: String(year),
  }
  return (
    <VersionedForm
      schema={planSchema}
      draft={{ name: `fee-plan:${plan?.id ?? 'new'}` }}
      opened={opened}
      answer={fetcher.data}
      noun={t.noun}
    >
      {({ fields, start, ...made }) => (
        <SchemaForm
          of={made}
          by={fetcher.Form}
          action="/admin/tesoreria/cuotas"
          errors={errors}
          hidden={{ act: 'save', ...(plan && { id: plan.id, version: start.version }) }}
        >
          <div className="form-row">
            <TextInput field={fields.membership_type} label={t.type} hint={t.typeHint} list={listId} />
            <TextInput field={fields.year} label={t.year} inputMode="numeric" maxLength={4} />
          </div>
          <datalist id={listId}>
            {types.map((type) => (
              <option key={type} value={type} />
            ))}
          </datalist>
          <div className="form-row">
            <TextInput field={fields.amount} label={t.amount} inputMode="decimal" />
            <Select field={fields.period} label={t.period}>
              <Options of={feePeriods} label={(period) => periods[period]} />
            </Select>
          </div>
          <Select field={fields.joining} label={t.joining}>
            <Options of={feeJoinings} label={(joining) => joinings[joining]} />
          </Select>
          <TextInput field={fields.name} label={t.name} hint={t.nameHint} />
          <TextInput field={fields.name_ca} label={t.nameCa} optional />
          <DialogActions submitLabel={t.save} busy={fetcher.busy} />
        </SchemaForm>
      )}
    </VersionedForm>
  )
}
