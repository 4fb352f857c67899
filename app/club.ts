/**
 * The club's facts, told once: pages, e-mails, feeds and JSON-LD read them here.
 * Until the club gives its own these are placeholders (spec/decisions, "Product facts").
 * Tax number and registry entry are settings, never invented: see `config.server.ts`.
 */
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
  /** Degrees (WGS 84): where the map puts its pin. */
  location: { latitude: 41.3733, longitude: 2.1577 },
  phone: '+34 932 000 000',
  email: 'hola@elcercle.example',
  timeZone: 'Europe/Madrid',
  /** Opening hours as 24 h wall time; days without an entry are closed (specification §1). */
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
