import { maskIban } from '#app/banking/iban.ts'
import { AbroadInputs } from '#app/mandates/abroad-inputs.tsx'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { TextInput } from '#app/platform/forms/inputs.tsx'
import { SchemaForm } from '#app/platform/forms/schema-form.tsx'
import { useSchemaForm } from '#app/platform/forms/use-schema-form.ts'
import { Button } from '#app/ui/button.tsx'
import { Sheet } from '#app/ui/panel/sheet.tsx'
import { useAct } from '#app/ui/panel/use-act.ts'
import type { AccountMandate } from './account-mandates.server.ts'
import { paperSchema } from './paper-forms.ts'
import { mandateTexts } from './panel-texts.ts'

type PaperFormProps = { mandate: AccountMandate; address: string; today: string }

/** The office has the signed sheet of a draft. */
export function PaperForm({ mandate: { id, reference, ibanLast4, holder }, address, today }: PaperFormProps) {
  const { paper: t } = usePanelTexts(mandateTexts)
  const fetcher = useAct(undefined, `sign-mandate-${id}`)
  const { fields, ...made } = useSchemaForm(paperSchema, {
    draft: { name: `mandate-paper:${id}` },
    lastResult: fetcher.data?.result,
    defaultValue: { mandate_id: id },
  })
  const optional = ibanLast4 !== null
  return (
    <Sheet title={`${t.title} · ${reference}`}>
      <SchemaForm
        of={made}
        by={fetcher.Form}
        action={address}
        errors={t.errors}
        hidden={{ act: 'sign', mandate_id: id }}
      >
        <p className="small">{t.text}</p>
        <TextInput field={fields.signed_on} label={t.signedOn} type="date" max={today} />
        <TextInput
          field={fields.mandate_iban}
          label={t.iban}
          hint={t.ibanHint(ibanLast4 && maskIban(ibanLast4))}
          autoComplete="off"
          optional={optional}
        />
        <TextInput
          field={fields.mandate_holder}
          label={t.holder}
          hint={t.holderHint(holder)}
          autoComplete="off"
          optional={optional}
        />
        <AbroadInputs fields={fields} iban={fields.mandate_iban.value ?? ''} />
        <div>
          <Button type="submit" busy={fetcher.busy} busyLabel={t.busy} label={t.save} />
        </div>
      </SchemaForm>
    </Sheet>
  )
}
