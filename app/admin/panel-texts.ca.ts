import type { AdminTexts } from './panel-texts.es.ts'

const stillHere = 'El que has escrit encara és aquí'

export const ca: AdminTexts = {
  frame: {
    title: 'Panell d’administració',
    pageTitle: (title) => `${title} · Panell d’administració`,
    skip: 'Ves al contingut',
    needsScript: 'El panell necessita JavaScript: activa’l al navegador per treballar aquí.',
    toasts: 'Avisos',
    close: 'Tanca',
    openMenu: 'Obre el menú',
    menu: 'Menú',
    closeMenu: 'Tanca el menú',
    backToSite: 'Torna al web',
    logo: (club) => `${club}: torna al web`,
    panel: 'Panell',
    pending: (requests) => (requests === 1 ? 'pendent' : 'pendents'),
    account: 'El teu compte',
    sessions: 'Les teves sessions',
    signOut: 'Tanca la sessió',
    language: 'Llengua del panell',
  },
  menu: {
    dashboard: 'Inici',
    requests: 'Sol·licituds',
    members: 'Socis',
    events: 'Esdeveniments',
    restaurants: 'Restaurants',
    organizers: 'Organitzadors',
    blog: 'Blog',
    users: 'Usuaris',
    messages: 'Missatges',
    mails: 'Correus',
    audit: 'Auditoria',
    privacy: 'Privacitat',
  },
  errors: {
    reference: (id) => `Referència: ${id}`,
    dashboard: 'Torna a l’inici',
    again: 'Torna-ho a provar',
    password: {
      title: 'Confirma la contrasenya',
      text: 'Encara no s’ha fet res. Confirma-la, torna enrere i repeteix-ho.',
      confirm: 'Confirma',
    },
    forbidden: {
      title: 'Accés denegat',
      text: 'No tens permisos d’administrador',
      notSaved: `No tens permís per desar-ho. ${stillHere}.`,
    },
    notFound: {
      title: 'No s’ha trobat',
      text: 'Aquest registre ja no existeix, o l’adreça no és correcta.',
      notSaved: `Aquest registre ja no existeix. ${stillHere}.`,
    },
    tooMany: {
      title: 'Massa peticions seguides',
      text: 'Espera uns segons i torna-ho a provar.',
      notRead: `${stillHere}. Espera uns segons i torna-ho a provar.`,
      notSaved: `No s’ha desat res. ${stillHere}: torna-ho a provar d’aquí a un moment.`,
    },
    unavailable: {
      title: 'La base de dades no respon',
      text: 'Estem tornant a encendre els fogons. No s’ha desat res a mitges: torna-ho a provar d’aquí a un moment.',
      notSaved: `No s’ha desat res. ${stillHere}: torna-ho a provar d’aquí a un moment.`,
    },
    noConnection: {
      title: 'No hi ha connexió amb el servidor',
      text: 'Aquesta pàgina no ha arribat. Torna-ho a provar quan hi hagi connexió.',
      notRead: `${stillHere}. Torna-ho a provar quan hi hagi connexió.`,
      notSaved: `No sabem si s’ha desat. ${stillHere}: torna-ho a provar quan hi hagi connexió.`,
    },
    failed: {
      title: 'Alguna cosa ha fallat',
      text: 'No hem pogut preparar aquesta pàgina. Torna-ho a provar d’aquí a un moment.',
      notSaved: `No s’ha pogut desar. ${stillHere}: torna-ho a provar d’aquí a un moment.`,
    },
  },
}
