import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { useTexts } from '#app/i18n/texts.tsx'
import { PictureField } from '#app/media/picture-field.tsx'
import { nameIn } from '#app/platform/forms/bilingual-fields.ts'
import { TextArea, TextInput } from '#app/platform/forms/inputs.tsx'
import type { SchemaFields } from '#app/platform/forms/use-schema-form.ts'
import type { LanguagePart } from '#app/ui/panel/language-parts.tsx'
import type { OrganizerSchema, organizerTextFields } from './forms.ts'
import { organizerTexts } from './panel-texts.ts'

type FieldsProps = { fields: SchemaFields<OrganizerSchema> }

const optionalInput = { autoComplete: 'off', optional: true }
const optionalAddress = { ...optionalInput, type: 'url', placeholder: 'https://' }

export function OrganizerTextInputs({ fields, language, main, labelOf }: LanguagePart & FieldsProps) {
  const { fields: t } = usePanelTexts(organizerTexts)
  const field = (name: (typeof organizerTextFields)[number]) => fields[nameIn(name, language)]
  const input = { ...optionalInput, lang: language }
  return (
    <>
      <TextInput {...input} field={field('name')} label={labelOf(t.name)} optional={!main} />
      <TextArea field={field('description')} label={labelOf(t.description)} rows={3} lang={language} optional />
      <div className="form-row">
        <TextInput {...input} field={field('address')} label={labelOf(t.address)} />
        <TextInput {...input} field={field('city')} label={labelOf(t.city)} />
      </div>
    </>
  )
}

export function ContactFields({ fields }: FieldsProps) {
  const { forms } = useTexts()
  const { fields: t } = usePanelTexts(organizerTexts)
  return (
    <div className="form">
      <TextInput {...optionalInput} field={fields.country} label={t.country} />
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
