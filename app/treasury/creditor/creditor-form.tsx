import { getFormProps } from '@conform-to/react'
import { Form, useNavigation } from 'react-router'
import { maskIban } from '#app/banking/iban.ts'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { useTexts } from '#app/i18n/texts.tsx'
import { VersionedForm } from '#app/platform/forms/conflict/versioned-form.tsx'
import { DraftBanner } from '#app/platform/forms/draft-banner.tsx'
import { OwnErrorTexts, useErrorTexts } from '#app/platform/forms/error-texts.ts'
import { Checkbox, TextInput } from '#app/platform/forms/inputs.tsx'
import { useSchemaForm, type SchemaFields } from '#app/platform/forms/use-schema-form.ts'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { SaveBar } from '#app/ui/panel/save-bar.tsx'
import { Sheet } from '#app/ui/panel/sheet.tsx'
import { UnsavedChanges } from '#app/ui/panel/unsaved-changes.tsx'
import { useAnswer, type Answer } from '#app/ui/panel/use-answer.ts'
import { creditorSchema } from './creditor-forms.ts'
import type { CreditorValues } from './save-creditor.server.ts'
import { creditorTexts } from './creditor-texts.ca.ts'

type Stored = { identifier: string; ibanLast4: string } | null
type CreditorFormProps = { values: CreditorValues; stored: Stored; answer: Answer | undefined }

export function CreditorForm({ values, stored, answer }: CreditorFormProps) {
  const t = usePanelTexts(creditorTexts)
  useAnswer(answer)
  return (
    <VersionedForm<CreditorValues> opened={values} answer={answer} noun={t.noun}>
      {(form) => <CreditorEditor {...form} stored={stored} />}
    </VersionedForm>
  )
}

type EditorProps = { start: CreditorValues; answer: Answer | undefined; restarted: boolean; stored: Stored }

function CreditorEditor({ start, answer, restarted, stored }: EditorProps) {
  const t = usePanelTexts(creditorTexts)
  const { problems } = useTexts().forms
  const busy = useNavigation().state === 'submitting'
  const { form, fields, wrong, draft } = useSchemaForm(creditorSchema, {
    draft: { name: 'creditor', version: start.version, restarted, impersonal: true },
    lastResult: answer?.result,
    defaultValue: start,
  })
  const errorOf = useErrorTexts(t.errors)
  return (
    <OwnErrorTexts value={t.errors}>
      <Form {...getFormProps(form)} method="post">
        <UnsavedChanges changed={draft.changed && !busy} />
        <DraftBanner draft={draft} formId={form.id} />
        {start.version && <input type="hidden" name="version" value={start.version} />}
        <ErrorSummary message={errorOf(form.errors) ?? (wrong.length > 0 ? problems(wrong.length) : undefined)} />
        <div className="panel-form">
          <div className="sheets">
            <WhoSheet fields={fields} stored={stored} />
            <BankSheet fields={fields} />
          </div>
          <RulesSheet fields={fields} />
        </div>
        <SaveBar saveLabel={t.save} busy={busy} backTo="/admin/dashboard" changed={draft.changed} />
      </Form>
    </OwnErrorTexts>
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
  const t = usePanelTexts(creditorTexts)
  return (
    <Sheet title={t.sheets.rules}>
      <div className="form">
        <TextInput
          field={fields.notice_days}
          label={t.fields.notice_days}
          hint={t.hints.noticeDays}
          inputMode="numeric"
        />
        <TextInput field={fields.min} label={t.fields.min} hint={t.hints.min} inputMode="decimal" />
        <Checkbox field={fields.two_to_seal} label={t.fields.two_to_seal} hint={t.hints.twoToSeal} />
      </div>
    </Sheet>
  )
}
