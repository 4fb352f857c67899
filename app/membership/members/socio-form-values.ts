import type { Socio } from './socios.server.ts'

/** The account number is never part of them: an empty one keeps the stored one. */
export function socioFormValues(socio: Socio) {
  return {
    version: socio.version,
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
    no_news: socio.newsRefusedAt === null ? '' : 'on',
  }
}
