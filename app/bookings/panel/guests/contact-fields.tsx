import type { FieldMetadata } from '@conform-to/react'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { Checkbox, Select, TextArea, TextInput } from '#app/platform/forms/inputs.tsx'
import { actTexts } from '#app/bookings/panel/shared/act-texts.ca.ts'

type Fields = Record<'full_name' | 'email' | 'phone' | 'language' | 'notes' | 'staff_note' | 'is_member', FieldMetadata>

const input = { autoComplete: 'off' }

export function ContactFields({ fields, known }: { fields: Fields; known: boolean }) {
  const { form: t } = usePanelTexts(actTexts)
  return (
    <>
      <TextInput {...input} field={fields.full_name} label={t.name} />
      <TextInput
        {...input}
        field={fields.email}
        label={t.email}
        type="email"
        hint={`${t.reachHint} ${known ? t.emailHint : t.noEmailHint}`}
      />
      <div className="form-row">
        <TextInput {...input} field={fields.phone} label={t.phone} type="tel" hint={t.phoneHint} />
        <Select {...input} field={fields.language} label={t.language}>
          <option value="es">{t.languages.es}</option>
          <option value="ca">{t.languages.ca}</option>
        </Select>
      </div>
    </>
  )
}

export function NoteFields({ fields }: { fields: Fields }) {
  const { form: t } = usePanelTexts(actTexts)
  return (
    <>
      <TextArea {...input} field={fields.notes} label={t.notes} rows={2} optional />
      <TextArea {...input} field={fields.staff_note} label={t.staffNote} rows={2} hint={t.staffNoteHint} optional />
      <Checkbox field={fields.is_member} label={t.member} />
    </>
  )
}
