import { getFormProps } from '@conform-to/react'
import { useId } from 'react'
import { useFetcher } from 'react-router'
import { useTexts } from '#app/i18n/texts.tsx'
import { DraftBanner } from '#app/platform/forms/draft-banner.tsx'
import { OwnErrorTexts, useErrorTexts } from '#app/platform/forms/error-texts.ts'
import { useSchemaForm } from '#app/platform/forms/use-schema-form.ts'
import { Dialog } from '#app/ui/dialog.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { DialogActions } from '#app/ui/panel/dialog-actions.tsx'
import { HiddenFields } from '#app/ui/panel/hidden-fields.tsx'
import { LanguageSwitch } from '#app/ui/panel/language-switch.tsx'
import { useAnswer, type Answer } from '#app/ui/panel/use-answer.ts'
import { useTextLanguage } from '#app/ui/panel/use-text-language.ts'
import { organizerErrors, organizerSchema } from './forms.ts'
import { CatalanTexts, ContactFields, SpanishTexts } from './organizer-fields.tsx'
import type { OrganizerRow } from './organizers.server.ts'

type OrganizerDialogProps = {
  open: boolean
  organizer: OrganizerRow | null
  onClose: () => void
}

export function OrganizerDialog({ open, organizer, onClose }: OrganizerDialogProps) {
  const title = organizer ? 'Editar organizador' : 'Nuevo organizador'
  return (
    <Dialog open={open} onClose={onClose} title={title} closeLabel="Cerrar">
      <OrganizerForm organizer={organizer} onClose={onClose} />
    </Dialog>
  )
}

function OrganizerForm({ organizer, onClose }: Omit<OrganizerDialogProps, 'open'>) {
  const { problems } = useTexts().forms
  const errorOf = useErrorTexts(organizerErrors)
  const fetcher = useFetcher<Answer>()
  useAnswer(fetcher.data, onClose)
  const { form, fields, wrong, draft } = useSchemaForm(organizerSchema, {
    id: useId(),
    draft: { name: `organizer:${organizer?.id ?? 'new'}`, version: organizer?.fields.version },
    lastResult: fetcher.data?.result,
    defaultValue: organizer?.fields ?? { country: 'España' },
  })
  const [language, setLanguage] = useTextLanguage(wrong)
  const stored = organizer && { id: organizer.id, version: organizer.fields.version }
  return (
    <OwnErrorTexts value={organizerErrors}>
      <fetcher.Form {...getFormProps(form)} method="post" action="/admin/organizers" className="form">
        <HiddenFields fields={{ act: 'save', ...stored }} />
        <DraftBanner draft={draft} formId={form.id} />
        <ErrorSummary message={errorOf(form.errors) ?? (wrong.length > 1 ? problems(wrong.length) : undefined)} />
        <LanguageSwitch value={language} onChange={setLanguage} />
        <SpanishTexts fields={fields} hidden={language !== 'es'} />
        <CatalanTexts fields={fields} hidden={language !== 'ca'} />
        <ContactFields fields={fields} hidden={language !== 'es'} />
        <DialogActions submitLabel="Guardar organizador" busyLabel="Guardando..." busy={fetcher.state !== 'idle'} />
      </fetcher.Form>
    </OwnErrorTexts>
  )
}
