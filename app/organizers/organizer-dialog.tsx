import { getFormProps, useForm } from '@conform-to/react'
import { parseWithValibot } from '@conform-to/valibot'
import { useId } from 'react'
import { useFetcher } from 'react-router'
import { PictureField } from '#app/media/picture-field.tsx'
import { textAttributes } from '#app/platform/forms/field-attributes.ts'
import { useErrorTexts } from '#app/platform/forms/error-texts.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { TextAreaField, TextField } from '#app/ui/field.tsx'
import { LanguageSwitch } from '#app/ui/panel/language-switch.tsx'
import { useAnswer, type Answer } from '#app/ui/panel/use-answer.ts'
import { useTextLanguage } from '#app/ui/panel/use-text-language.ts'
import { organizerErrors, organizerSchema, type OrganizerFields } from './forms.ts'
import type { OrganizerRow } from './organizers.server.ts'

type OrganizerDialogProps = {
  open: boolean
  organizer: OrganizerRow | null
  onClose: () => void
}

const optional = '(opcional)'

export function OrganizerDialog({ open, organizer, onClose }: OrganizerDialogProps) {
  const fetcher = useFetcher<Answer>()
  const id = useId()
  const errorOf = useErrorTexts(organizerErrors)
  const [form, fields] = useForm<OrganizerRow['fields'], OrganizerFields>({
    id,
    lastResult: fetcher.data?.result,
    defaultValue: organizer?.fields ?? { country: 'España' },
    shouldValidate: 'onSubmit',
    shouldRevalidate: 'onInput',
    onValidate: ({ formData }) => parseWithValibot(formData, { schema: organizerSchema }),
    defaultNoValidate: true,
  })
  useAnswer(fetcher.data, onClose)
  const wrong = Object.keys(form.allErrors).filter(Boolean)
  const [language, setLanguage] = useTextLanguage(wrong)
  const attributes = (name: keyof OrganizerRow['fields']) => ({
    ...textAttributes(fields[name]),
    error: errorOf(fields[name].errors),
  })
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={organizer ? 'Editar organizador' : 'Nuevo organizador'}
      closeLabel="Cerrar"
    >
      <fetcher.Form {...getFormProps(form)} method="post" action="/admin/organizers" className="form">
        <input type="hidden" name="act" value="save" />
        {organizer && (
          <>
            <input type="hidden" name="id" value={organizer.id} />
            <input type="hidden" name="version" value={organizer.fields.version} />
          </>
        )}
        <ErrorSummary
          message={errorOf(form.errors) ?? (wrong.length > 1 ? `Hay ${wrong.length} campos por revisar.` : undefined)}
        />
        <LanguageSwitch value={language} onChange={setLanguage} />
        <div className="form" hidden={language !== 'es'}>
          <TextField {...attributes('name')} label="Nombre" autoComplete="off" />
          <TextAreaField {...attributes('description')} label="Descripción" optionalLabel={optional} rows={3} />
          <div className="form-row">
            <TextField {...attributes('address')} label="Dirección" optionalLabel={optional} autoComplete="off" />
            <TextField {...attributes('city')} label="Ciudad" optionalLabel={optional} autoComplete="off" />
          </div>
          <TextField {...attributes('country')} label="País" optionalLabel={optional} autoComplete="off" />
        </div>
        <div className="form" hidden={language !== 'ca'}>
          <p className="small muted">Lo que quede vacío se muestra en castellano.</p>
          <TextField
            {...attributes('name_ca')}
            label="Nombre en catalán"
            optionalLabel={optional}
            lang="ca"
            autoComplete="off"
          />
          <TextAreaField
            {...attributes('description_ca')}
            label="Descripción en catalán"
            optionalLabel={optional}
            rows={3}
            lang="ca"
          />
          <div className="form-row">
            <TextField
              {...attributes('address_ca')}
              label="Dirección en catalán"
              optionalLabel={optional}
              lang="ca"
              autoComplete="off"
            />
            <TextField
              {...attributes('city_ca')}
              label="Ciudad en catalán"
              optionalLabel={optional}
              lang="ca"
              autoComplete="off"
            />
          </div>
        </div>
        <div className="form" hidden={language !== 'es'}>
          <div className="form-row">
            <TextField
              {...attributes('email')}
              label="Email"
              optionalLabel={optional}
              type="email"
              autoComplete="off"
            />
            <TextField
              {...attributes('phone')}
              label="Teléfono"
              optionalLabel={optional}
              type="tel"
              autoComplete="off"
            />
          </div>
          <TextField
            {...attributes('website')}
            label="Web"
            optionalLabel={optional}
            type="url"
            placeholder="https://"
            autoComplete="off"
          />
          <TextField
            {...attributes('facebook')}
            label="Facebook"
            optionalLabel={optional}
            type="url"
            placeholder="https://"
            autoComplete="off"
          />
          <TextField
            {...attributes('instagram')}
            label="Instagram"
            optionalLabel={optional}
            type="url"
            placeholder="https://"
            autoComplete="off"
          />
          <TextField
            {...attributes('twitter')}
            label="X"
            optionalLabel={optional}
            type="url"
            placeholder="https://"
            autoComplete="off"
          />
          <div className="field">
            <span className="field-label">
              Logo <span className="field-optional">{optional}</span>
            </span>
            <PictureField name="logo_url" value={organizer?.fields.logo_url} purpose="logo" label="Logo" />
          </div>
        </div>
        <div className="form-actions">
          <Button variant="secondary" onClick={onClose}>
            Cancelar
          </Button>
          <Button type="submit" busy={fetcher.state !== 'idle'} busyLabel="Guardando...">
            Guardar organizador
          </Button>
        </div>
      </fetcher.Form>
    </Dialog>
  )
}
