import type { FieldMetadata } from '@conform-to/react'
import type { ReactNode } from 'react'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { Checkbox, TextArea, TextInput } from '#app/platform/forms/inputs.tsx'
import { actTexts } from '#app/bookings/panel/shared/act-texts.ts'

type Fields<Name extends string> = Record<Name, FieldMetadata>

const input = { autoComplete: 'off' }

type ContactFieldsProps = {
  fields: Fields<'full_name' | 'email' | 'phone'>
  known: boolean
  /** Beneath the name. */
  found?: ReactNode
  /** Beside the phone. */
  children: ReactNode
}

export function ContactFields({ fields, known, found, children }: ContactFieldsProps) {
  const { form: t } = usePanelTexts(actTexts)
  return (
    <>
      <div>
        <TextInput {...input} field={fields.full_name} label={t.name} />
        {found}
      </div>
      <TextInput
        {...input}
        field={fields.email}
        label={t.email}
        type="email"
        hint={`${t.reachHint} ${known ? t.emailHint : t.noEmailHint}`}
      />
      <div className="form-row">
        <TextInput {...input} field={fields.phone} label={t.phone} type="tel" hint={t.phoneHint} />
        {children}
      </div>
    </>
  )
}

export function NoteFields({ fields }: { fields: Fields<'notes' | 'staff_note' | 'is_member'> }) {
  const { form: t } = usePanelTexts(actTexts)
  return (
    <>
      <TextArea {...input} field={fields.notes} label={t.notes} rows={2} optional />
      <TextArea {...input} field={fields.staff_note} label={t.staffNote} rows={2} hint={t.staffNoteHint} optional />
      <Checkbox field={fields.is_member} label={t.member} />
    </>
  )
}
