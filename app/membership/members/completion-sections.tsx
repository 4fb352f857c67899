import { useId, type ReactNode } from 'react'
import { useTexts } from '#app/i18n/texts.tsx'
import { useErrorTexts } from '#app/platform/forms/error-texts.ts'
import { Checkbox, TextArea, TextInput } from '#app/platform/forms/inputs.tsx'
import type { SchemaFields } from '#app/platform/forms/use-schema-form.ts'
import { AbroadInputs } from '#app/mandates/abroad-inputs.tsx'
import { MandateWords } from '#app/mandates/mandate-words.tsx'
import type { MandateOffer } from '#app/mandates/mandate-terms.ts'
import { RadioGroup } from '#app/ui/radio-group.tsx'
import type { completionSchema } from './completion-forms.ts'

type SectionProps = { fields: SchemaFields<typeof completionSchema> }

export function PersonalSection({ fields }: SectionProps) {
  const { completion: t } = useTexts()
  return (
    <Section title={t.personal}>
      <div className="form-row">
        <TextInput field={fields.full_name} label={t.fullName} autoComplete="name" />
        <TextInput field={fields.email} label={t.email} type="email" autoComplete="email" />
      </div>
      <div className="form-row">
        <TextInput field={fields.phone} label={t.phone} type="tel" autoComplete="tel" optional />
        <TextInput field={fields.birth_date} label={t.birthDate} type="date" autoComplete="bday" optional />
      </div>
      <TextArea field={fields.address} label={t.address} autoComplete="street-address" rows={2} optional />
    </Section>
  )
}

type PaymentProps = SectionProps & { mandate: MandateOffer | null | undefined }

export function PaymentSection({ fields, mandate }: PaymentProps) {
  const { completion: t, mandates } = useTexts()
  const errorOf = useErrorTexts()
  const { payment_method: method, billing_address: address } = fields
  return (
    <Section title={t.payment}>
      <RadioGroup
        key={method.key}
        id={method.id}
        name={method.name}
        legend={t.paymentMethod}
        defaultValue={method.initialValue}
        options={[
          ...(mandate ? [{ value: 'direct-debit', label: mandates.directDebit }] : []),
          ...(['transfer', 'card', 'cash'] as const).map((value) => ({ value, label: t[value] })),
        ]}
        error={errorOf(method.errors)}
      />
      <MethodFields fields={fields} />
      {mandate && <MandateSection fields={fields} mandate={mandate} />}
      <TextArea field={address} label={t.billingAddress} autoComplete="billing street-address" rows={2} optional />
    </Section>
  )
}

/** CSS hides the fields of other payment methods; browsers that cannot hide them show all, with hints. */
function MethodFields({ fields }: SectionProps) {
  const { completion: t } = useTexts()
  return (
    <>
      <TextInput
        field={fields.iban}
        className="completion-iban"
        label={t.iban}
        hint={t.ibanHint}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        optional
      />
      <TextInput
        field={fields.card_holder_name}
        className="completion-card"
        label={t.cardHolder}
        hint={t.cardHolderHint}
        autoComplete="cc-name"
        optional
      />
    </>
  )
}

function MandateSection({ fields, mandate: { onScreen } }: SectionProps & { mandate: MandateOffer }) {
  const { mandates: t } = useTexts()
  const { mandate_iban: iban, mandate_holder: holder, mandate_terms: terms } = fields
  return (
    <div className="completion-mandate stack">
      <TextInput
        field={iban}
        label={t.iban}
        hint={t.ibanHint}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <TextInput field={holder} label={t.holder} hint={t.holderHint} autoComplete="name" />
      <AbroadInputs fields={fields} iban={iban.value ?? ''} />
      {onScreen ? (
        <>
          <h3 className="d5">{t.read}</h3>
          <MandateWords terms={onScreen.terms} />
          <input type="hidden" name={terms.name} value={onScreen.digest} />
          <TextInput field={fields.mandate_signature} label={t.signature} hint={t.signatureHint} autoComplete="off" />
          <Checkbox field={fields.mandate_confirm} label={t.confirm} />
        </>
      ) : (
        <p>{t.onPaper}</p>
      )}
    </div>
  )
}

export function EmergencySection({ fields }: SectionProps) {
  const { completion: t } = useTexts()
  const { emergency_contact_name: name, emergency_contact_phone: phone } = fields
  return (
    <Section title={t.emergency}>
      <div className="form-row">
        <TextInput field={name} label={t.emergencyName} hint={t.emergencyHint} autoComplete="off" optional />
        <TextInput field={phone} label={t.emergencyPhone} type="tel" autoComplete="off" optional />
      </div>
    </Section>
  )
}

export function AdditionalSection({ fields }: SectionProps) {
  const { completion: t } = useTexts()
  return (
    <Section title={t.additional}>
      <div className="diet">
        <TextInput
          field={fields.dietary_restrictions}
          label={t.diet}
          placeholder={t.dietPlaceholder}
          hint={t.dietHint}
          autoComplete="off"
          optional
        />
        <Checkbox field={fields.diet_consent} label={t.dietConsent} className="diet-consent" />
      </div>
      <TextArea field={fields.notes} label={t.notes} rows={3} optional />
    </Section>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className="completion-section stack" aria-labelledby={id}>
      <h2 className="d5" id={id}>
        {title}
      </h2>
      {children}
    </section>
  )
}
