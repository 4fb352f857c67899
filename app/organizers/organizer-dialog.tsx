import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { languagesOf } from '#app/platform/forms/bilingual-fields.ts'
import { VersionedForm, type VersionedFields } from '#app/platform/forms/conflict/versioned-form.tsx'
import { SchemaForm } from '#app/platform/forms/schema-form.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { DialogActions } from '#app/ui/panel/dialog-actions.tsx'
import { LanguageParts } from '#app/ui/panel/language-parts.tsx'
import { LanguageSwitch } from '#app/ui/panel/language-switch.tsx'
import { useAct, type Act } from '#app/ui/panel/use-act.ts'
import { useMainLanguage } from '#app/ui/panel/use-main-language.ts'
import { useTextLanguage } from '#app/ui/panel/use-text-language.ts'
import { organizerSchemas, organizerTextFields, type OrganizerSchema } from './forms.ts'
import { ContactFields, OrganizerTextInputs } from './organizer-fields.tsx'
import { organizerTexts } from './panel-texts.ts'
import type { OrganizerRow } from './organizer-list.server.ts'

type OrganizerDialogProps = { open: boolean; organizer: OrganizerRow | null; onClose: () => void }

export function OrganizerDialog({ open, organizer, onClose }: OrganizerDialogProps) {
  const { dialog: t } = usePanelTexts(organizerTexts)
  const title = organizer ? t.edited : t.created
  return (
    <Dialog open={open} onClose={onClose} title={title}>
      <OrganizerForm organizer={organizer} onClose={onClose} />
    </Dialog>
  )
}

type OrganizerValues = Partial<OrganizerRow['fields']> & { version: string }

function OrganizerForm({ organizer, onClose }: Omit<OrganizerDialogProps, 'open'>) {
  const { dialog: t } = usePanelTexts(organizerTexts)
  const fetcher = useAct(onClose)
  const opened: OrganizerValues = organizer?.fields ?? { version: '', country: t.country }
  return (
    <VersionedForm
      schema={organizerSchemas[useMainLanguage()]}
      draft={{ name: `organizer:${organizer?.id ?? 'new'}` }}
      opened={opened}
      answer={fetcher.data}
      noun={t.noun}
    >
      {(form) => <OrganizerEditor {...form} id={organizer?.id} fetcher={fetcher} />}
    </VersionedForm>
  )
}

type EditorProps = VersionedFields<OrganizerSchema, OrganizerValues> & {
  /** Of a stored organizer. */
  id: number | undefined
  fetcher: Act
}

function OrganizerEditor({ start, fields, id, fetcher, ...made }: EditorProps) {
  const { dialog: t, errors } = usePanelTexts(organizerTexts)
  const [language, setLanguage, refused] = useTextLanguage(languagesOf(made.wrong, organizerTextFields))
  return (
    <SchemaForm
      of={made}
      by={fetcher.Form}
      action="/admin/organizers"
      errors={errors}
      hidden={{ act: 'save', ...(id !== undefined && { id, version: start.version }) }}
      message={refused}
    >
      <LanguageSwitch value={language} onChange={setLanguage} />
      <LanguageParts shown={language}>{(part) => <OrganizerTextInputs {...part} fields={fields} />}</LanguageParts>
      <ContactFields fields={fields} />
      <DialogActions submitLabel={t.save} busy={fetcher.busy} />
    </SchemaForm>
  )
}
