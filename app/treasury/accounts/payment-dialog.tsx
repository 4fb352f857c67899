import { getFormProps } from '@conform-to/react'
import { useId } from 'react'
import { useFetcher } from 'react-router'
import { localText } from '#app/i18n/localized.ts'
import { formatEuros, formatFigure } from '#app/i18n/money.ts'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { useLanguage, useTexts } from '#app/i18n/texts.tsx'
import { clubDay } from '#app/platform/club-day.ts'
import { DraftBanner } from '#app/platform/forms/draft-banner.tsx'
import { OwnErrorTexts, useErrorTexts } from '#app/platform/forms/error-texts.ts'
import { Select, TextInput } from '#app/platform/forms/inputs.tsx'
import { useSchemaForm } from '#app/platform/forms/use-schema-form.ts'
import { Dialog } from '#app/ui/dialog.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { CheckboxField, Options } from '#app/ui/field.tsx'
import { DialogActions } from '#app/ui/panel/dialog-actions.tsx'
import { HiddenFields } from '#app/ui/panel/hidden-fields.tsx'
import { useAnswer, type Answer } from '#app/ui/panel/use-answer.ts'
import { typedCents } from '../amount-field.ts'
import { atTheBank } from '../at-the-bank.ts'
import { handMethods, paymentSchema } from './account-forms.ts'
import type { Account, ChargeRow } from './account.server.ts'
import { accountTexts } from './account-texts.ca.ts'

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
  const { problems } = useTexts().forms
  const { pay: t, payments, errors } = usePanelTexts(accountTexts)
  const errorOf = useErrorTexts(errors)
  const fetcher = useFetcher<Answer>()
  useAnswer(fetcher.data, onClose)
  const { form, fields, wrong, draft } = useSchemaForm(paymentSchema, {
    id: useId(),
    draft: { name: `member-payment:${account.id}` },
    lastResult: fetcher.data?.result,
    defaultValue: {
      amount: account.owedCents > 0 ? typedCents(account.owedCents) : '',
      method: 'transfer',
      received_on: clubDay(),
    },
  })
  return (
    <OwnErrorTexts value={errors}>
      <fetcher.Form {...getFormProps(form)} method="post" action={action} className="form">
        <HiddenFields fields={{ act: 'pay', key: formKey }} />
        <DraftBanner draft={draft} formId={form.id} />
        <ErrorSummary message={errorOf(form.errors) ?? (wrong.length > 1 ? problems(wrong.length) : undefined)} />
        <div className="form-row">
          <TextInput field={fields.amount} label={t.amount} inputMode="decimal" />
          <TextInput field={fields.received_on} label={t.day} type="date" />
        </div>
        <Select field={fields.method} label={t.method}>
          <Options of={handMethods} label={(method) => payments.methods[method]} />
        </Select>
        <ChosenCharges charges={charges} name={fields.charge.name} />
        <TextInput field={fields.note} label={t.note} optional />
        <DialogActions submitLabel={t.save} busy={fetcher.state !== 'idle'} />
      </fetcher.Form>
    </OwnErrorTexts>
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
        const what = `${localText(language, charge.concept, charge.conceptCa).text}: ${formatEuros((charge.cents - charge.settledCents) / 100)}`
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
