import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { clubDay } from '#app/platform/club-day.ts'
import { TextInput } from '#app/platform/forms/inputs.tsx'
import { SchemaForm } from '#app/platform/forms/schema-form.tsx'
import { useSchemaForm } from '#app/platform/forms/use-schema-form.ts'
import { Dialog } from '#app/ui/dialog.tsx'
import { DialogActions } from '#app/ui/panel/dialog-actions.tsx'
import { useAct } from '#app/ui/panel/use-act.ts'
import { chargeSchema } from './account-forms.ts'
import type { Account } from './account.server.ts'
import { accountTexts } from './account-texts.ts'

type ChargeFormProps = { account: Account; formKey: string; action: string; onClose: () => void }

export function ChargeDialog({ open, ...props }: ChargeFormProps & { open: boolean }) {
  const { charge: t } = usePanelTexts(accountTexts)
  return (
    <Dialog open={open} onClose={props.onClose} title={t.title}>
      <ChargeForm {...props} />
    </Dialog>
  )
}

function ChargeForm({ account, formKey, action, onClose }: ChargeFormProps) {
  const { charge: t, errors } = usePanelTexts(accountTexts)
  const fetcher = useAct(onClose)
  const { fields, ...made } = useSchemaForm(chargeSchema, {
    draft: { name: `member-charge:${account.id}` },
    lastResult: fetcher.data?.result,
    defaultValue: { due_on: clubDay() },
  })
  return (
    <SchemaForm of={made} by={fetcher.Form} action={action} errors={errors} hidden={{ act: 'charge', key: formKey }}>
      <TextInput field={fields.concept} label={t.concept} />
      <TextInput field={fields.concept_ca} label={t.conceptCa} optional />
      <div className="form-row">
        <TextInput field={fields.amount} label={t.amount} inputMode="decimal" />
        <TextInput field={fields.due_on} label={t.due} type="date" />
      </div>
      <DialogActions submitLabel={t.save} busy={fetcher.busy} />
    </SchemaForm>
  )
}
