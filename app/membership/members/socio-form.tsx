import { getFormProps } from '@conform-to/react'
import { Form, useNavigation } from 'react-router'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { useTexts } from '#app/i18n/texts.tsx'
import { DraftBanner } from '#app/platform/forms/draft-banner.tsx'
import { VersionedForm } from '#app/platform/forms/conflict/versioned-form.tsx'
import { useErrorTexts } from '#app/platform/forms/error-texts.ts'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { HiddenFields } from '#app/ui/panel/hidden-fields.tsx'
import { SaveBar } from '#app/ui/panel/save-bar.tsx'
import { UnsavedChanges } from '#app/ui/panel/unsaved-changes.tsx'
import type { Answer } from '#app/ui/panel/use-answer.ts'
import { socioSchema } from './forms.ts'
import { socioTexts } from './panel-texts.ts'
import { AdditionalSheet, EmergencySheet, MembershipSheet, PaymentSheet, PersonalSheet } from './socio-sheets.tsx'
import { socioFormValues } from './socio-form-values.ts'
import type { Socio } from './socios.server.ts'

type Props = { socio: Socio; answer: Answer | undefined }

export function SocioForm({ socio, answer: given }: Props) {
  const { form: t } = usePanelTexts(socioTexts)
  const { problems } = useTexts().forms
  const errorOf = useErrorTexts(t.errors)
  const busy = useNavigation().state === 'submitting'
  return (
    <VersionedForm
      schema={socioSchema}
      draft={{ name: `socio:${socio.id}` }}
      opened={socioFormValues(socio)}
      answer={given}
      noun={t.noun}
    >
      {({ form, fields, wrong, draft, start, answer }) => (
        <Form {...getFormProps(form)} method="post">
          <UnsavedChanges changed={draft.changed && !busy} />
          <DraftBanner draft={draft} formId={form.id} />
          <HiddenFields fields={{ act: 'save', version: start.version }} />
          <div className="panel-form">
            <div className="sheets">
              <ErrorSummary
                focusOn={answer?.result?.error?.['']}
                message={errorOf(form.errors) ?? (wrong.length > 0 ? problems(wrong.length) : undefined)}
              />
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
      )}
    </VersionedForm>
  )
}
