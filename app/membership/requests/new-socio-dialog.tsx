import { getFormProps } from '@conform-to/react'
import { useState } from 'react'
import { useFetcher } from 'react-router'
import { DraftBanner } from '#app/platform/forms/draft-banner.tsx'
import { Select, TextArea, TextInput } from '#app/platform/forms/inputs.tsx'
import { useSchemaForm } from '#app/platform/forms/use-schema-form.ts'
import { Dialog } from '#app/ui/dialog.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { DialogActions } from '#app/ui/panel/dialog-actions.tsx'
import { HiddenFields } from '#app/ui/panel/hidden-fields.tsx'
import { useAnswer, type Answer } from '#app/ui/panel/use-answer.ts'
import { newSocioSchema } from './review-forms.ts'

export function NewSocioDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [attempt, setAttempt] = useState(1)
  const done = () => {
    setAttempt((number) => number + 1)
    onClose()
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Crear nuevo socio"
      lead="Recibirá un correo con el enlace para completar sus datos."
    >
      <NewSocioForm key={attempt} attempt={attempt} onDone={done} />
    </Dialog>
  )
}

function NewSocioForm({ attempt, onDone }: { attempt: number; onDone: () => void }) {
  const fetcher = useFetcher<Answer>({ key: `new-socio-${attempt}` })
  useAnswer(fetcher.data, onDone)
  // An answer without a title asks about an email that somebody has already.
  const asked = fetcher.data?.ok === false && fetcher.data.title === '' ? fetcher.data : undefined
  const known = asked?.result?.initialValue?.email
  const { form, fields, wrong, draft } = useSchemaForm(newSocioSchema, {
    id: 'new-socio',
    draft: { name: 'socio:new' },
  })
  return (
    <fetcher.Form {...getFormProps(form)} method="post" action="/admin/solicitudes" className="form">
      <HiddenFields fields={{ act: 'create', known_email: typeof known === 'string' ? known : '' }} />
      <DraftBanner draft={draft} formId={form.id} />
      <ErrorSummary message={wrong.length > 0 ? 'Por favor complete los campos obligatorios' : asked?.text} />
      <TextInput {...input} field={fields.full_name} label="Nombre completo" maxLength={120} />
      <TextInput {...input} field={fields.email} label="Email" type="email" maxLength={254} />
      <TextInput {...input} field={fields.phone} label="Teléfono" type="tel" optional />
      <Select field={fields.language} label="Idioma de los correos">
        <option value="es">Castellano</option>
        <option value="ca">Catalán</option>
      </Select>
      <TextArea field={fields.reason} label="Motivo" rows={3} optional />
      <DialogActions submitLabel="Crear Socio" busyLabel="Creando..." busy={fetcher.state !== 'idle'} />
    </fetcher.Form>
  )
}

const input = { autoComplete: 'off' }
