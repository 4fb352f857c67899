/** The columns of a party that say who somebody is; those of its guests follow (`event_registrations_copy_contact`). */
export const erasedParty = {
  contactName: '',
  email: '',
  phone: null,
  howDidYouKnowUs: null,
  notes: null,
  staffNote: '',
  userId: null,
  origin: null,
  privacyVersion: '',
  socioId: null,
}
