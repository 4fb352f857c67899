/** Facts about the club; placeholders until the club provides its own. Tax number and registry entry are settings. */
export const club = {
  name: 'el Cercle',
  formalName: 'Cercle Gastronòmic',
  foundingYear: 2010,
  members: 500,
  libraryTitles: 1000,
  street: 'Carrer de l’Olivera, 12',
  postalCode: '08004',
  city: 'Barcelona',
  country: 'ES',
  /** Degrees (WGS 84). */
  location: { latitude: 41.3733, longitude: 2.1577 },
  phone: '+34 932 000 000',
  email: 'hola@elcercle.example',
  timeZone: 'Europe/Madrid',
  hours: {
    weekdays: ['10:00–14:00', '16:00–20:00'],
    saturday: ['10:00–14:00'],
  },
  social: {
    facebook: 'https://www.facebook.com/elcercle.example',
    instagram: 'https://www.instagram.com/elcercle.example',
    twitter: 'https://x.com/elcercle_example',
  },
} as const
