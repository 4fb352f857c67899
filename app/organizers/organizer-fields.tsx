import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { useTexts } from '#app/i18n/texts.tsx'
import { PictureField } from '#app/media/picture-field.tsx'
import { TextArea, TextInput } from '#app/platform/forms/inputs.tsx'
import type { SchemaFields } from '#app/platform/forms/use-schema-form.ts'
import type { organizerSchema } from './forms.ts'
import { organizerTexts } from './panel-texts.ts'

type Fields = SchemaFields<typeof organizerSchema>
type PartProps = { fields: Fields; hidden: boolean }

const input = { autoComplete: 'off' }
const optionalInput = { ...input, optional: true }
const optionalAddress = { ...optionalInput, type: 'url', placeholder: 'https://' }

export function SpanishTexts({ fields, hidden }: PartProps) {
  const { fields: t } = usePanelTexts(organizerTexts)
  return (
    <div className="form" hidden={hidden}>
      <TextInput {...input} field={fields.name} label={t.name} />
      <TextArea field={fields.description} label={t.description} rows={3} optional />
      <div className="form-row">
        <TextInput {...optionalInput} field={fields.address} label={t.address} />
        <TextInput {...optionalInput} field={fields.city} label={t.city} />
      </div>
      <TextInput {...optionalInput} field={fields.country} label={t.country} />
    </div>
  )
}

export function CatalanTexts({ fields, hidden }: PartProps) {
  const { fields: t } = usePanelTexts(organizerTexts)
  return (
    <div className="form" hidden={hidden}>
      <p className="small muted">{t.catalanHint}</p>
      <TextInput {...optionalInput} field={fields.name_ca} label={t.nameCa} lang="ca" />
      <TextArea field={fields.description_ca} label={t.descriptionCa} rows={3} lang="ca" optional />
      <div className="form-row">
        <TextInput {...optionalInput} field={fields.address_ca} label={t.addressCa} lang="ca" />
        <TextInput {...optionalInput} field={fields.city_ca} label={t.cityCa} lang="ca" />
      </div>
    </div>
  )
}

export function ContactFields({ fields, hidden }: PartProps) {
  const { forms } = useTexts()
  const { fields: t } = usePanelTexts(organizerTexts)
  return (
    <div className="form" hidden={hidden}>
      <div className="form-row">
        <TextInput {...optionalInput} field={fields.email} label={t.email} type="email" />
        <TextInput {...optionalInput} field={fields.phone} label={t.phone} type="tel" />
      </div>
      <TextInput {...optionalAddress} field={fields.website} label={t.website} />
      <TextInput {...optionalAddress} field={fields.facebook} label={t.facebook} />
      <TextInput {...optionalAddress} field={fields.instagram} label={t.instagram} />
      <TextInput {...optionalAddress} field={fields.twitter} label={t.twitter} />
      <div className="field">
        <span className="field-label">
          {t.logo} <span className="field-optional">{forms.optional}</span>
        </span>
        <PictureField field={fields.logo_url} purpose="logo" label={t.logo} />
      </div>
    </div>
  )
}
