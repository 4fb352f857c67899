import { NO_DIET, type Diet } from '#app/diets/diet.ts'

type Contact = {
  version: number
  contactName: string
  email: string | null
  phone: string | null
  isMember: boolean
  notes: string | null
  staffNote: string
  language: 'es' | 'ca'
}

export function bookingFormValues(booking: Contact) {
  return {
    version: booking.version,
    full_name: booking.contactName,
    email: booking.email ?? '',
    phone: booking.phone ?? '',
    is_member: booking.isMember ? 'on' : '',
    notes: booking.notes ?? '',
    staff_note: booking.staffNote,
    language: booking.language,
  }
}

/** With an opened diet the form has it, too; the stored row never shows it unasked. */
export type GuestFormValues = ReturnType<typeof guestFormValues> & { diet?: string } & Partial<
    ReturnType<typeof dietFormValues>
  >

export function guestFormValues(guest: { version: number; fullName: string; menuOptionId: number | null }) {
  return { version: guest.version, full_name: guest.fullName, menu_option: String(guest.menuOptionId ?? '') }
}

export function dietFormValues(diet: Diet | null) {
  const { allergens, traces, ways, note } = diet ?? NO_DIET
  return { allergens, traces: traces ? 'on' : '', ways, dietary_restrictions: note }
}
