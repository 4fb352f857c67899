import { getFormProps, useForm } from '@conform-to/react'
import { parseWithValibot } from '@conform-to/valibot'
import { useState } from 'react'
import { useFetcher } from 'react-router'
import { useErrorTexts } from '#app/platform/forms/error-texts.ts'
import { textAttributes } from '#app/platform/forms/field-attributes.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { SelectField, TextAreaField, TextField } from '#app/ui/field.tsx'
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
      closeLabel="Cerrar"
    >
      <NewSocioForm key={attempt} attempt={attempt} onCancel={onClose} onDone={done} />
    </Dialog>
  )
}

function NewSocioForm({ attempt, onCancel, onDone }: { attempt: number; onCancel: () => void; onDone: () => void }) {
  const fetcher = useFetcher<Answer>({ key: `new-socio-${attempt}` })
  useAnswer(fetcher.data, onDone)
  const errorOf = useErrorTexts()
  const [form, fields] = useForm({
    id: 'new-socio',
    shouldValidate: 'onSubmit',
    shouldRevalidate: 'onInput',
    onValidate: ({ formData }) => parseWithValibot(formData, { schema: newSocioSchema }),
    defaultNoValidate: true,
  })
  const wrong = Object.keys(form.allErrors).length > 0
  return (
    <fetcher.Form {...getFormProps(form)} method="post" action="/admin/solicitudes" className="form">
      <input type="hidden" name="act" value="create" />
      <ErrorSummary message={wrong ? 'Por favor complete los campos obligatorios' : undefined} />
      <TextField
        {...textAttributes(fields.full_name)}
        label="Nombre completo"
        autoComplete="off"
        maxLength={120}
        error={errorOf(fields.full_name.errors)}
      />
      <TextField
        {...textAttributes(fields.email)}
        label="Email"
        type="email"
        autoComplete="off"
        maxLength={254}
        error={errorOf(fields.email.errors)}
      />
      <TextField
        {...textAttributes(fields.phone)}
        label="Teléfono"
        optionalLabel="(opcional)"
        type="tel"
        autoComplete="off"
        error={errorOf(fields.phone.errors)}
      />
      <SelectField
        {...textAttributes(fields.language)}
        label="Idioma de los correos"
        error={errorOf(fields.language.errors)}
      >
        <option value="es">Castellano</option>
        <option value="ca">Catalán</option>
      </SelectField>
      <TextAreaField
        {...textAttributes(fields.reason)}
        label="Motivo"
        optionalLabel="(opcional)"
        rows={3}
        error={errorOf(fields.reason.errors)}
      />
      <div className="form-actions">
        <Button variant="secondary" onClick={onCancel}>
          Cancelar
        </Button>
        <Button type="submit" busy={fetcher.state !== 'idle'} busyLabel="Creando...">
          Crear Socio
        </Button>
      </div>
    </fetcher.Form>
  )
}
