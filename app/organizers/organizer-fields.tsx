import { PictureField } from '#app/media/picture-field.tsx'
import { TextArea, TextInput } from '#app/platform/forms/inputs.tsx'
import type { SchemaFields } from '#app/platform/forms/use-schema-form.ts'
import type { organizerSchema } from './forms.ts'

type Fields = SchemaFields<typeof organizerSchema>
type PartProps = { fields: Fields; hidden: boolean }

const input = { autoComplete: 'off' }
const optionalInput = { ...input, optional: true }
const optionalAddress = { ...optionalInput, type: 'url', placeholder: 'https://' }

export function SpanishTexts({ fields, hidden }: PartProps) {
  return (
    <div className="form" hidden={hidden}>
      <TextInput {...input} field={fields.name} label="Nombre" />
      <TextArea field={fields.description} label="Descripción" rows={3} optional />
      <div className="form-row">
        <TextInput {...optionalInput} field={fields.address} label="Dirección" />
        <TextInput {...optionalInput} field={fields.city} label="Ciudad" />
      </div>
      <TextInput {...optionalInput} field={fields.country} label="País" />
    </div>
  )
}

export function CatalanTexts({ fields, hidden }: PartProps) {
  return (
    <div className="form" hidden={hidden}>
      <p className="small muted">Lo que quede vacío se muestra en castellano.</p>
      <TextInput {...optionalInput} field={fields.name_ca} label="Nombre en catalán" lang="ca" />
      <TextArea field={fields.description_ca} label="Descripción en catalán" rows={3} lang="ca" optional />
      <div className="form-row">
        <TextInput {...optionalInput} field={fields.address_ca} label="Dirección en catalán" lang="ca" />
        <TextInput {...optionalInput} field={fields.city_ca} label="Ciudad en catalán" lang="ca" />
      </div>
    </div>
  )
}

export function ContactFields({ fields, hidden }: PartProps) {
  return (
    <div className="form" hidden={hidden}>
      <div className="form-row">
        <TextInput {...optionalInput} field={fields.email} label="Email" type="email" />
        <TextInput {...optionalInput} field={fields.phone} label="Teléfono" type="tel" />
      </div>
      <TextInput {...optionalAddress} field={fields.website} label="Web" />
      <TextInput {...optionalAddress} field={fields.facebook} label="Facebook" />
      <TextInput {...optionalAddress} field={fields.instagram} label="Instagram" />
      <TextInput {...optionalAddress} field={fields.twitter} label="X" />
      <div className="field">
        <span className="field-label">
          Logo <span className="field-optional">(opcional)</span>
        </span>
        <PictureField field={fields.logo_url} purpose="logo" label="Logo" />
      </div>
    </div>
  )
}
