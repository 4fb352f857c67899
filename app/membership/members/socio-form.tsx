import { getFormProps, type SubmissionResult } from '@conform-to/react'
import { useEffect, useRef, useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { useTexts } from '#app/i18n/texts.tsx'
import { DraftBanner } from '#app/platform/forms/draft-banner.tsx'
import { useErrorTexts } from '#app/platform/forms/error-texts.ts'
import { useSchemaForm } from '#app/platform/forms/use-schema-form.ts'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { HiddenFields } from '#app/ui/panel/hidden-fields.tsx'
import { SaveBar } from '#app/ui/panel/save-bar.tsx'
import { UnsavedChanges } from '#app/ui/panel/unsaved-changes.tsx'
import { socioErrors, socioSchema } from './forms.ts'
import { AdditionalSheet, EmergencySheet, MembershipSheet, PaymentSheet, PersonalSheet } from './socio-sheets.tsx'
import type { Socio } from './socios.server.ts'

type Props = {
  socio: Socio
  result: SubmissionResult | undefined
}

export function SocioForm({ socio, result }: Props) {
  // The version at the start of editing: a revalidated loader must not make a second save pass.
  const [version] = useState(socio.version)
  const { forms } = useTexts()
  const busy = useNavigation().state === 'submitting'
  const { form, fields, wrong, draft } = useSchemaForm(socioSchema, {
    draft: { name: `socio:${socio.id}`, version },
    lastResult: result,
    defaultValue: valuesOf(socio),
  })
  const errorOf = useErrorTexts(socioErrors)
  const summary = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (result?.error?.['']) summary.current?.focus()
  }, [result])
  const wrongFields = wrong.length > 0 ? forms.problems(wrong.length) : undefined
  return (
    <Form {...getFormProps(form)} method="post">
      <UnsavedChanges changed={draft.changed && !busy} />
      <DraftBanner draft={draft} formId={form.id} />
      <HiddenFields fields={{ act: 'save', version }} />
      <div className="panel-form">
        <div className="sheets">
          <ErrorSummary ref={summary} message={errorOf(form.errors) ?? wrongFields} />
          <PersonalSheet fields={fields} />
          <AdditionalSheet fields={fields} socio={socio} />
        </div>
        <div className="sheets">
          <MembershipSheet fields={fields} socio={socio} />
          <PaymentSheet fields={fields} socio={socio} />
          <EmergencySheet fields={fields} />
        </div>
      </div>
      <SaveBar changed={draft.changed} saveLabel="Guardar cambios" busy={busy} backTo="/admin/socios" />
    </Form>
  )
}

function valuesOf(socio: Socio) {
  return {
    full_name: socio.fullName,
    email: socio.email,
    phone: socio.phone ?? '',
    address: socio.address ?? '',
    birth_date: socio.birthDate ?? '',
    payment_method: socio.paymentMethod,
    iban: '',
    card_holder_name: socio.cardHolderName ?? '',
    billing_address: socio.billingAddress ?? '',
    emergency_contact_name: socio.emergencyContactName ?? '',
    emergency_contact_phone: socio.emergencyContactPhone ?? '',
    dietary_restrictions: socio.dietaryRestrictions ?? '',
    notes: socio.notes ?? '',
    membership_type: socio.membershipType,
  }
}
