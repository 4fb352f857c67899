type GuestFacts = {
  version: number
  fullName: string
  email: string
  phone: string | null
  isMember: boolean
  notes: string | null
  staffNote: string
  language: 'es' | 'ca'
}

/** With an opened diet the form has it, too; the stored row never shows it unasked. */
export type GuestFormValues = ReturnType<typeof guestFormValues> & { diet?: string; dietary_restrictions?: string }

export function guestFormValues(guest: GuestFacts) {
  return {
    version: guest.version,
    full_name: guest.fullName,
    email: guest.email,
    phone: guest.phone ?? '',
    is_member: guest.isMember ? 'on' : '',
    notes: guest.notes ?? '',
    staff_note: guest.staffNote,
    language: guest.language,
  }
}
