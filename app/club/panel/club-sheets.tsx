import type { ReactNode } from 'react'
import type { clubSchema } from '#app/club/forms.ts'
import { secondFactorRules, type ClubField } from '#app/club.ts'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { languages } from '#app/i18n/language.ts'
import { PictureField } from '#app/media/picture-field.tsx'
import { Select, TextArea, TextInput } from '#app/platform/forms/inputs.tsx'
import type { SchemaFields } from '#app/platform/forms/use-schema-form.ts'
import { sharedTexts } from '#app/ui/panel/panel-texts.ts'
import { Sheet } from '#app/ui/panel/sheet.tsx'
import { Options } from '#app/ui/field.tsx'
import { clubPanelTexts } from './panel-texts.ts'
import { clubFieldTexts } from './field-texts.ts'
import { clubSheetTexts } from './sheet-texts.ts'

type SheetProps = { fields: SchemaFields<typeof clubSchema> }

function useInput({ fields }: SheetProps) {
  const { fields: labels } = usePanelTexts(clubFieldTexts)
  return (name: ClubField) => ({ field: fields[name], label: labels[name] })
}

export function IdentitySheet(props: SheetProps) {
  const { sheets, hints } = usePanelTexts(clubSheetTexts)
  const input = useInput(props)
  return (
    <Sheet title={sheets.identity}>
      <div className="form">
        <TextInput {...input('name')} hint={hints.name} />
        <TextInput {...input('formal_name')} />
        <TextInput {...input('tax_number')} hint={hints.taxNumber} optional />
        <div className="form-row">
          <TextInput {...input('legal_form')} optional />
          <TextInput {...input('legal_form_ca')} optional />
        </div>
        <div className="form-row">
          <TextInput {...input('registry_entry')} hint={hints.oneLanguage} optional />
          <TextInput {...input('registry_entry_ca')} optional />
        </div>
      </div>
    </Sheet>
  )
}

export function ContactSheet(props: SheetProps) {
  const { sheets, hints } = usePanelTexts(clubSheetTexts)
  const input = useInput(props)
  return (
    <Sheet title={sheets.contact}>
      <div className="form">
        <TextInput {...input('street')} />
        <div className="form-row">
          <TextInput {...input('postal_code')} inputMode="numeric" />
          <TextInput {...input('city')} />
        </div>
        <TextInput {...input('location')} hint={hints.location} optional />
        <div className="form-row">
          <TextInput {...input('phone')} type="tel" />
          <TextInput {...input('email')} inputMode="email" hint={hints.email} />
        </div>
      </div>
    </Sheet>
  )
}

export function HoursSheet(props: SheetProps) {
  const { sheets, hints } = usePanelTexts(clubSheetTexts)
  const input = useInput(props)
  return (
    <Sheet title={sheets.hours}>
      <div className="form">
        <TextInput {...input('weekday_hours')} hint={hints.hours} optional />
        <TextInput {...input('saturday_hours')} optional />
        <TextInput {...input('sunday_hours')} optional />
      </div>
    </Sheet>
  )
}

export function NetworksSheet(props: SheetProps) {
  const { sheets } = usePanelTexts(clubSheetTexts)
  const input = useInput(props)
  return (
    <Sheet title={sheets.networks}>
      <div className="form">
        <TextInput {...input('facebook')} inputMode="url" optional />
        <TextInput {...input('instagram')} inputMode="url" optional />
        <TextInput {...input('twitter')} inputMode="url" optional />
      </div>
    </Sheet>
  )
}

export function FiguresSheet(props: SheetProps) {
  const { sheets, hints } = usePanelTexts(clubSheetTexts)
  const input = useInput(props)
  return (
    <Sheet title={sheets.figures}>
      <div className="form">
        <TextInput {...input('founding_year')} inputMode="numeric" />
        <TextInput {...input('members')} inputMode="numeric" hint={hints.figures} />
        <TextInput {...input('library_titles')} inputMode="numeric" />
      </div>
    </Sheet>
  )
}

export function TextsSheet(props: SheetProps) {
  const { sheets, hints } = usePanelTexts(clubSheetTexts)
  const { languages: names } = usePanelTexts(sharedTexts)
  return (
    <Sheet title={sheets.texts}>
      <div className="form">
        <Select {...useInput(props)('main_language')} hint={hints.mainLanguage}>
          <Options of={languages} label={(language) => names[language]} />
        </Select>
      </div>
    </Sheet>
  )
}

export function SecuritySheet(props: SheetProps) {
  const { sheets, hints } = usePanelTexts(clubSheetTexts)
  const { secondFactorRules: names } = usePanelTexts(clubPanelTexts)
  return (
    <Sheet title={sheets.security}>
      <div className="form">
        <Select {...useInput(props)('second_factor')} hint={hints.secondFactor}>
          <Options of={secondFactorRules} label={(rule) => names[rule]} />
        </Select>
      </div>
    </Sheet>
  )
}

export function PaymentSheet(props: SheetProps) {
  const { sheets, hints } = usePanelTexts(clubSheetTexts)
  const input = useInput(props)
  return (
    <Sheet title={sheets.payment}>
      <div className="form">
        <TextArea {...input('how_to_pay')} rows={3} hint={`${hints.payment} ${hints.oneLanguage}`} optional />
        <TextArea {...input('how_to_pay_ca')} rows={3} optional />
        <TextInput {...input('cancellation_hours')} inputMode="numeric" hint={hints.cancellationHours} />
      </div>
    </Sheet>
  )
}

export function FeeSheet(props: SheetProps) {
  const { sheets, hints } = usePanelTexts(clubSheetTexts)
  const input = useInput(props)
  return (
    <Sheet title={sheets.fee}>
      <div className="form">
        <TextInput {...input('fee')} hint={`${hints.fee} ${hints.oneLanguage}`} optional />
        <TextInput {...input('fee_ca')} optional />
      </div>
    </Sheet>
  )
}

export function CreditsSheet(props: SheetProps) {
  const { sheets, hints } = usePanelTexts(clubSheetTexts)
  const input = useInput(props)
  return (
    <Sheet title={sheets.credits}>
      <div className="form">
        <TextArea {...input('picture_credits')} rows={3} hint={hints.oneLanguage} optional />
        <TextArea {...input('picture_credits_ca')} rows={3} optional />
      </div>
    </Sheet>
  )
}

export function HistorySheet(props: SheetProps) {
  const { sheets, hints } = usePanelTexts(clubSheetTexts)
  const input = useInput(props)
  return (
    <Sheet title={sheets.history}>
      <div className="form">
        <TextArea {...input('history')} rows={6} hint={`${hints.history} ${hints.oneLanguage}`} optional />
        <TextArea {...input('history_ca')} rows={6} optional />
      </div>
    </Sheet>
  )
}

export function SharingSheet({ preview, ...props }: SheetProps & { preview: ReactNode }) {
  const { sheets, hints } = usePanelTexts(clubSheetTexts)
  const input = useInput(props)
  return (
    <Sheet title={sheets.sharing}>
      <div className="form">
        <PictureField {...input('share_picture')} purpose="share" variant="1200.jpg" hint={hints.sharePicture} />
        <TextInput {...input('share_picture_alt')} optional />
        <TextInput {...input('share_picture_alt_ca')} optional />
        {preview}
      </div>
    </Sheet>
  )
}

export function IconSheet(props: SheetProps) {
  const { sheets, hints } = usePanelTexts(clubSheetTexts)
  return (
    <Sheet title={sheets.icon}>
      <PictureField {...useInput(props)('icon')} purpose="icon" variant="192.png" hint={hints.icon} />
    </Sheet>
  )
}

export function OwnNetworkSheet({ address, ...props }: SheetProps & { address: string }) {
  const { sheets, hints } = usePanelTexts(clubSheetTexts)
  return (
    <Sheet title={sheets.ownNetwork}>
      <div className="form">
        <TextArea {...useInput(props)('networks')} rows={3} hint={hints.networks(address)} optional />
      </div>
    </Sheet>
  )
}
