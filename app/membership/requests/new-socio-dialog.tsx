import { useState } from 'react'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { TextArea, TextInput } from '#app/platform/forms/inputs.tsx'
import { LanguageSelect } from '#app/platform/forms/language-select.tsx'
import { SchemaForm } from '#app/platform/forms/schema-form.tsx'
import { useSchemaForm } from '#app/platform/forms/use-schema-form.ts'
import { Dialog } from '#app/ui/dialog.tsx'
import { DialogActions } from '#app/ui/panel/dialog-actions.tsx'
import { useAct } from '#app/ui/panel/use-act.ts'
import { reviewTexts } from './review-texts.ts'
import { useClub } from '#app/ui/club-context.tsx'
import { newSocioSchema } from './review-forms.ts'

export function NewSocioDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { creation: t } = usePanelTexts(reviewTexts)
  const [attempt, setAttempt] = useState(1)
  const done = () => {
    setAttempt((number) => number + 1)
    onClose()
  }
  return (
    <Dialog open={open} onClose={onClose} title={t.title} lead={t.lead}>
      <NewSocioForm key={attempt} attempt={attempt} onDone={done} />
    </Dialog>
  )
}

function NewSocioForm({ attempt, onDone }: { attempt: number; onDone: () => void }) {
  const { creation: t } = usePanelTexts(reviewTexts)
  const fetcher = useAct(onDone, `new-socio-${attempt}`)
  // An answer without a title asks about an email that somebody has already.
  const asked = fetcher.data?.ok === false && fetcher.data.title === '' ? fetcher.data : undefined
  const known = asked?.result?.initialValue?.email
  const { fields, ...made } = useSchemaForm(newSocioSchema, {
    id: 'new-socio',
    draft: { name: 'socio:new' },
    defaultValue: { language: useClub().mainLanguage },
  })
  return (
    <SchemaForm
      of={made}
      by={fetcher.Form}
      action="/admin/solicitudes"
      hidden={{ act: 'create', known_email: typeof known === 'string' ? known : '' }}
      message={made.wrong.length > 0 ? t.wrong : asked?.text}
    >
      <TextInput {...input} field={fields.full_name} label={t.fullName} maxLength={120} />
      <TextInput {...input} field={fields.email} label={t.email} type="email" maxLength={254} />
      <TextInput {...input} field={fields.phone} label={t.phone} type="tel" optional />
      <LanguageSelect field={fields.language} label={t.language} />
      <TextArea field={fields.reason} label={t.reason} rows={3} optional />
      <DialogActions submitLabel={t.submit} busyLabel={t.busy} busy={fetcher.busy} />
    </SchemaForm>
  )
}

const input = { autoComplete: 'off' }
