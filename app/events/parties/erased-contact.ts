/** The columns of a guest, and of a party, that say who somebody is. */
export const erasedContact = {
  email: '',
  phone: null,
  howDidYouKnowUs: null,
  notes: null,
  staffNote: '',
  userId: null,
  origin: null,
  privacyVersion: '',
}

export const erasedParty = { ...erasedContact, contactName: '', socioId: null }
