import type { FieldMetadata } from '@conform-to/react'
import { useId, type ReactNode } from 'react'
import { useTexts } from '#app/i18n/texts.tsx'
import { useErrorTexts } from '#app/platform/forms/error-texts.ts'
import { textAttributes, checkboxAttributes } from '#app/platform/forms/field-attributes.ts'
import { CheckboxField, TextAreaField, TextField } from '#app/ui/field.tsx'
import { RadioGroup } from '#app/ui/radio-group.tsx'
import type { socioFields } from './socio-fields.ts'

type SectionProps = {
  fields: Record<keyof typeof socioFields | 'diet_consent', FieldMetadata> & {
    payment_method: FieldMetadata<string | undefined>
  }
}

function useSectionTexts() {
  const { completion: t, forms } = useTexts()
  return { t, optional: { optionalLabel: forms.optional }, errorOf: useErrorTexts() }
}

export function PersonalSection({ fields }: SectionProps) {
  const { t, optional, errorOf } = useSectionTexts()
  return (
    <Section title={t.personal}>
      <div className="form-row">
        <TextField
          {...textAttributes(fields.full_name)}
          label={t.fullName}
          autoComplete="name"
          error={errorOf(fields.full_name.errors)}
        />
        <TextField
          {...textAttributes(fields.email)}
          label={t.email}
          type="email"
          autoComplete="email"
          error={errorOf(fields.email.errors)}
        />
      </div>
      <div className="form-row">
        <TextField
          {...textAttributes(fields.phone)}
          {...optional}
          label={t.phone}
          type="tel"
          autoComplete="tel"
          error={errorOf(fields.phone.errors)}
        />
        <TextField
          {...textAttributes(fields.birth_date)}
          {...optional}
          label={t.birthDate}
          type="date"
          autoComplete="bday"
          error={errorOf(fields.birth_date.errors)}
        />
      </div>
      <TextAreaField
        {...textAttributes(fields.address)}
        {...optional}
        label={t.address}
        autoComplete="street-address"
        rows={2}
        error={errorOf(fields.address.errors)}
      />
    </Section>
  )
}

/** CSS hides the fields of other payment methods; browsers that cannot hide them show all, with hints. */
export function PaymentSection({ fields }: SectionProps) {
  const { t, optional, errorOf } = useSectionTexts()
  return (
    <Section title={t.payment}>
      <RadioGroup
        key={fields.payment_method.key}
        id={fields.payment_method.id}
        name={fields.payment_method.name}
        legend={t.paymentMethod}
        defaultValue={fields.payment_method.initialValue}
        options={(['transfer', 'card', 'cash'] as const).map((value) => ({ value, label: t[value] }))}
        error={errorOf(fields.payment_method.errors)}
      />
      <TextField
        {...textAttributes(fields.iban)}
        {...optional}
        className="completion-iban"
        label={t.iban}
        hint={t.ibanHint}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        error={errorOf(fields.iban.errors)}
      />
      <TextField
        {...textAttributes(fields.card_holder_name)}
        {...optional}
        className="completion-card"
        label={t.cardHolder}
        hint={t.cardHolderHint}
        autoComplete="cc-name"
        error={errorOf(fields.card_holder_name.errors)}
      />
      <TextAreaField
        {...textAttributes(fields.billing_address)}
        {...optional}
        label={t.billingAddress}
        autoComplete="billing street-address"
        rows={2}
        error={errorOf(fields.billing_address.errors)}
      />
    </Section>
  )
}

export function EmergencySection({ fields }: SectionProps) {
  const { t, optional, errorOf } = useSectionTexts()
  return (
    <Section title={t.emergency}>
      <div className="form-row">
        <TextField
          {...textAttributes(fields.emergency_contact_name)}
          {...optional}
          label={t.emergencyName}
          hint={t.emergencyHint}
          autoComplete="off"
          error={errorOf(fields.emergency_contact_name.errors)}
        />
        <TextField
          {...textAttributes(fields.emergency_contact_phone)}
          {...optional}
          label={t.emergencyPhone}
          type="tel"
          autoComplete="off"
          error={errorOf(fields.emergency_contact_phone.errors)}
        />
      </div>
    </Section>
  )
}

export function AdditionalSection({ fields }: SectionProps) {
  const { t, optional, errorOf } = useSectionTexts()
  return (
    <Section title={t.additional}>
      <div className="diet">
        <TextField
          {...textAttributes(fields.dietary_restrictions)}
          {...optional}
          label={t.diet}
          placeholder={t.dietPlaceholder}
          hint={t.dietHint}
          autoComplete="off"
          error={errorOf(fields.dietary_restrictions.errors)}
        />
        <CheckboxField
          {...checkboxAttributes(fields.diet_consent)}
          className="diet-consent"
          label={t.dietConsent}
          error={errorOf(fields.diet_consent.errors)}
        />
      </div>
      <TextAreaField
        {...textAttributes(fields.notes)}
        {...optional}
        label={t.notes}
        rows={3}
        error={errorOf(fields.notes.errors)}
      />
    </Section>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className="completion-section" aria-labelledby={id}>
      <h2 className="d5" id={id}>
        {title}
      </h2>
      {children}
    </section>
  )
}
