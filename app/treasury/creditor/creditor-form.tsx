import { maskIban } from '#app/banking/iban.ts'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { VersionedForm } from '#app/platform/forms/conflict/versioned-form.tsx'
import { Checkbox, TextInput } from '#app/platform/forms/inputs.tsx'
import { PageForm } from '#app/platform/forms/page-form.tsx'
import type { SchemaFields } from '#app/platform/forms/use-schema-form.ts'
import { Sheet } from '#app/ui/panel/sheet.tsx'
import { useAnswer, type Answer } from '#app/ui/panel/use-answer.ts'
import { creditorSchema } from './creditor-forms.ts'
import type { CreditorValues } from './save-creditor.server.ts'
import { creditorTexts } from './creditor-texts.ts'

type Stored = { identifier: string; ibanLast4: string } | null
type CreditorFormProps = { values: CreditorValues; stored: Stored; answer: Answer | undefined }

export function CreditorForm({ values, stored, answer }: CreditorFormProps) {
  const t = usePanelTexts(creditorTexts)
  useAnswer(answer)
  return (
    <VersionedForm
      schema={creditorSchema}
      draft={{ name: 'creditor', impersonal: true }}
      opened={values}
      answer={answer}
      noun={t.noun}
    >
      {({ fields, start, ...made }) => (
        <PageForm
          of={made}
          errors={t.errors}
          hidden={start.version ? { version: start.version } : {}}
          saveLabel={t.save}
          backTo="/admin/dashboard"
        >
          <div className="panel-form">
            <div className="sheets">
              <WhoSheet fields={fields} stored={stored} />
              <BankSheet fields={fields} />
            </div>
            <RulesSheet fields={fields} />
          </div>
        </PageForm>
      )}
    </VersionedForm>
  )
}

type SheetProps = { fields: SchemaFields<typeof creditorSchema> }

function WhoSheet({ fields, stored }: SheetProps & { stored: Stored }) {
  const t = usePanelTexts(creditorTexts)
  return (
    <Sheet title={t.sheets.who}>
      <div className="form">
        <TextInput field={fields.name} label={t.fields.name} hint={t.hints.name} maxLength={70} />
        <div className="form-row">
          <TextInput field={fields.tax_number} label={t.fields.tax_number} />
          <TextInput field={fields.suffix} label={t.fields.suffix} hint={t.hints.suffix} maxLength={3} />
        </div>
        {stored && (
          <div>
            <p className="field-label">{t.identifier}</p>
            <p className="d5">{stored.identifier}</p>
            <p className="small muted">{t.identifierHint}</p>
          </div>
        )}
        <TextInput
          field={fields.iban}
          label={t.fields.iban}
          hint={stored ? t.hints.iban(maskIban(stored.ibanLast4)) : undefined}
          autoComplete="off"
        />
      </div>
    </Sheet>
  )
}

function BankSheet({ fields }: SheetProps) {
  const t = usePanelTexts(creditorTexts)
  return (
    <Sheet title={t.sheets.bank}>
      <div className="form">
        <TextInput field={fields.cutoff} label={t.fields.cutoff} hint={t.hints.cutoff} type="time" />
        <TextInput field={fields.lead_days} label={t.fields.lead_days} hint={t.hints.leadDays} inputMode="numeric" />
        <TextInput
          field={fields.e_mandates_ok_on}
          label={t.fields.e_mandates_ok_on}
          hint={t.hints.eMandates}
          type="date"
          optional
        />
        <Checkbox field={fields.frst} label={t.fields.frst} hint={t.hints.frst} />
      </div>
    </Sheet>
  )
}

function RulesSheet({ fields }: SheetProps) {
  const { sheets, fields: labels, hints } = usePanelTexts(creditorTexts)
  return (
    <Sheet title={sheets.rules}>
      <div className="form">
        <TextInput field={fields.notice_days} label={labels.notice_days} hint={hints.noticeDays} inputMode="numeric" />
        <TextInput field={fields.min} label={labels.min} hint={hints.min} inputMode="decimal" />
        <Checkbox field={fields.two_to_seal} label={labels.two_to_seal} hint={hints.twoToSeal} />
      </div>
    </Sheet>
  )
}
