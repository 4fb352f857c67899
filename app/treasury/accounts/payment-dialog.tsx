import { useId } from 'react'
import { localText } from '#app/i18n/localized.ts'
import { formatCents, formatFigure } from '#app/i18n/money.ts'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { useLanguage } from '#app/i18n/texts.tsx'
import { clubDay } from '#app/platform/club-day.ts'
import { Select, TextInput } from '#app/platform/forms/inputs.tsx'
import { SchemaForm } from '#app/platform/forms/schema-form.tsx'
import { useSchemaForm } from '#app/platform/forms/use-schema-form.ts'
import { Dialog } from '#app/ui/dialog.tsx'
import { CheckboxField, Options } from '#app/ui/field.tsx'
import { DialogActions } from '#app/ui/panel/dialog-actions.tsx'
import { useAct } from '#app/ui/panel/use-act.ts'
import { typedCents } from '../amount-field.ts'
import { atTheBank } from '../at-the-bank.ts'
import { handMethods, paymentSchema } from './account-forms.ts'
import type { Account, ChargeRow } from './account.server.ts'
import { accountTexts } from './account-texts.ts'

type PaymentFormProps = {
  account: Account
  charges: readonly ChargeRow[]
  formKey: string
  action: string
  onClose: () => void
}

export function PaymentDialog({ open, ...props }: PaymentFormProps & { open: boolean }) {
  const { pay: t } = usePanelTexts(accountTexts)
  return (
    <Dialog open={open} onClose={props.onClose} title={t.title}>
      <PaymentForm {...props} />
    </Dialog>
  )
}

/** The amount is what is owed, until somebody types another one. */
function PaymentForm({ account, charges, formKey, action, onClose }: PaymentFormProps) {
  const { pay: t, payments, errors } = usePanelTexts(accountTexts)
  const fetcher = useAct(onClose)
  const { fields, ...made } = useSchemaForm(paymentSchema, {
    draft: { name: `member-payment:${account.id}` },
    lastResult: fetcher.data?.result,
    defaultValue: {
      amount: account.owedCents > 0 ? typedCents(account.owedCents) : '',
      method: 'transfer',
      received_on: clubDay(),
    },
  })
  return (
    <SchemaForm of={made} by={fetcher.Form} action={action} errors={errors} hidden={{ act: 'pay', key: formKey }}>
      <div className="form-row">
        <TextInput field={fields.amount} label={t.amount} inputMode="decimal" />
        <TextInput field={fields.received_on} label={t.day} type="date" />
      </div>
      <Select field={fields.method} label={t.method}>
        <Options of={handMethods} label={(method) => payments.methods[method]} />
      </Select>
      <ChosenCharges charges={charges} name={fields.charge.name} />
      <TextInput field={fields.note} label={t.note} optional />
      <DialogActions submitLabel={t.save} busy={fetcher.busy} />
    </SchemaForm>
  )
}

function ChosenCharges({ charges, name }: { charges: readonly ChargeRow[]; name: string }) {
  const { pay: t } = usePanelTexts(accountTexts)
  const language = useLanguage()
  const id = useId()
  const open = charges.filter(({ cents, settledCents, cancelledWhy }) => cancelledWhy === null && settledCents < cents)
  if (open.length === 0) return null
  return (
    <fieldset className="panel-fieldset" aria-describedby={id}>
      <legend className="field-label">{t.charges}</legend>
      <p className="small muted" id={id}>
        {t.chargesHint}
      </p>
      {open.map((charge) => {
        const sent = atTheBank(charge)
        const what = `${localText(language, charge.concept, charge.conceptCa).text}: ${formatCents(charge.cents - charge.settledCents)}`
        return (
          <CheckboxField
            key={charge.id}
            id={`${id}-${charge.id}`}
            name={name}
            value={charge.id}
            disabled={sent !== null}
            label={sent === null ? what : `${what}, ${t.atTheBank(formatFigure(sent))}`}
          />
        )
      })}
    </fieldset>
  )
}
