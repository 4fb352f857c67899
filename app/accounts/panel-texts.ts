import { panelTexts } from '#app/i18n/panel-texts.ts'

export const accountTexts = panelTexts({
  roles: {
    admin: { es: 'Admin', ca: 'Admin' },
    editor: { es: 'Editor', ca: 'Editor' },
    organizer: { es: 'Organización', ca: 'Organització' },
    bookings: { es: 'Reservas', ca: 'Reserves' },
    treasurer: { es: 'Tesorería', ca: 'Tresoreria' },
    reader: { es: 'Lectura', ca: 'Lectura' },
    user: { es: 'Usuario', ca: 'Usuari' },
  },
  /** In the mail of an invitation. */
  roleNouns: {
    admin: { es: 'administrador', ca: 'administrador' },
    editor: { es: 'editor', ca: 'editor' },
    organizer: { es: 'organizador de eventos', ca: 'organitzador d’esdeveniments' },
    bookings: { es: 'encargado de reservas', ca: 'encarregat de reserves' },
    treasurer: { es: 'tesorero', ca: 'tresorer' },
    reader: { es: 'lector', ca: 'lector' },
  },
  roleHints: {
    admin: { es: 'Acceso total', ca: 'Accés total' },
    editor: { es: 'Puede editar contenido', ca: 'Pot editar contingut' },
    organizer: {
      es: 'Solo los eventos de su organizador: inscripciones, espera, cocina, mensajes y puerta',
      ca: 'Només els esdeveniments del seu organitzador: inscripcions, espera, cuina, missatges i porta',
    },
    bookings: {
      es: 'Inscripciones, listas de espera, cocina y puerta; sin socios ni pagos',
      ca: 'Inscripcions, llistes d’espera, cuina i porta; sense socis ni pagaments',
    },
    treasurer: {
      es: 'Pagos de las inscripciones y socios con su IBAN; descargas con contraseña',
      ca: 'Pagaments de les inscripcions i socis amb el seu IBAN; baixades amb contrasenya',
    },
    reader: {
      es: 'Ve eventos, inscripciones, socios, solicitudes y mensajes, sin dietas ni IBAN; no cambia nada',
      ca: 'Veu esdeveniments, inscripcions, socis, sol·licituds i missatges, sense dietes ni IBAN; no canvia res',
    },
    user: { es: 'Sin acceso al panel', ca: 'Sense accés al panell' },
  },
})

export type AccountTexts = (typeof accountTexts)['es']
