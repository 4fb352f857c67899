import { getFormProps } from '@conform-to/react'
import { Form, useNavigation } from 'react-router'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { useTexts } from '#app/i18n/texts.tsx'
import { DraftBanner } from '#app/platform/forms/draft-banner.tsx'
import { VersionedForm } from '#app/platform/forms/conflict/versioned-form.tsx'
import { useErrorTexts } from '#app/platform/forms/error-texts.ts'
import { useSchemaForm } from '#app/platform/forms/use-schema-form.ts'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { HiddenFields } from '#app/ui/panel/hidden-fields.tsx'
import { SaveBar } from '#app/ui/panel/save-bar.tsx'
import { UnsavedChanges } from '#app/ui/panel/unsaved-changes.tsx'
import type { Answer } from '#app/ui/panel/use-answer.ts'
import { socioSchema } from './forms.ts'
import { socioTexts } from './panel-texts.ca.ts'
import { AdditionalSheet, EmergencySheet, MembershipSheet, PaymentSheet, PersonalSheet } from './socio-sheets.tsx'
import { socioFormValues, type SocioFormValues } from './socio-form-values.ts'
import type { Socio } from './socios.server.ts'

type Props = { socio: Socio; answer: Answer | undefined }

export function SocioForm({ socio, answer }: Props) {
  const { form: t } = usePanelTexts(socioTexts)
  return (
    <VersionedForm opened={socioFormValues(socio)} answer={answer} noun={t.noun}>
      {(form) => <SocioEditor socio={socio} {...form} />}
    </VersionedForm>
  )
}

type EditorProps = Props & { start: SocioFormValues; restarted: boolean }

function SocioEditor({ socio, answer, start, restarted }: EditorProps) {
  const { form: t } = usePanelTexts(socioTexts)
  const result = answer?.result
  const { forms } = useTexts()
  const busy = useNavigation().state === 'submitting'
  const { form, fields, wrong, draft } = useSchemaForm(socioSchema, {
    draft: { name: `socio:${socio.id}`, version: start.version, restarted },
    lastResult: result,
    defaultValue: start,
  })
  const errorOf = useErrorTexts(t.errors)
  const wrongFields = wrong.length > 0 ? forms.problems(wrong.length) : undefined
  return (
    <Form {...getFormProps(form)} method="post">
      <UnsavedChanges changed={draft.changed && !busy} />
      <DraftBanner draft={draft} formId={form.id} />
      <HiddenFields fields={{ act: 'save', version: start.version }} />
      <div className="panel-form">
        <div className="sheets">
          <ErrorSummary focusOn={result?.error?.['']} message={errorOf(form.errors) ?? wrongFields} />
          <PersonalSheet fields={fields} />
          <AdditionalSheet fields={fields} socio={socio} />
        </div>
        <div className="sheets">
          <MembershipSheet fields={fields} socio={socio} />
          <PaymentSheet fields={fields} socio={socio} />
          <EmergencySheet fields={fields} />
        </div>
      </div>
      <SaveBar changed={draft.changed} saveLabel={t.save} busy={busy} backTo="/admin/socios" />
    </Form>
  )
}
