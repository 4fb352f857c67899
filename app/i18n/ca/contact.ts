import type { Texts } from '../es/index.ts'

export default {
  metaTitle: 'Contacte',
  title: 'Parlem-ne',
  lead: 'Un dubte, una proposta o un lloc on hauríem d’anar a menjar.',
  metaDescription: (city) =>
    `Escriu al Cercle Gastronòmic, truca’ns o vine’ns a veure a ${city}: formulari, telèfon, adreça i horari.`,
  form: 'Formulari de contacte',
  name: 'Nom',
  email: 'Correu electrònic',
  phone: 'Telèfon',
  message: 'Missatge',
  submit: 'Envia el missatge',
  submitting: 'S’està enviant…',
  sent: 'Missatge enviat',
  sentText: 'Ens posarem en contacte amb tu aviat. Gràcies pel teu interès.',
  failed: 'Error en enviar el missatge. Torna-ho a provar, si us plau.',
  another: 'Envia un altre missatge',
  details: 'Dades de contacte',
  address: 'Adreça',
  hours: 'Horari',
  where: 'On som',
  drawnMap: 'Dibuix, no és un plànol',
  showMap: 'Mostra el mapa',
  openMap: 'Obre’l en una altra pestanya',
  mapTitle: 'Mapa de la seu del Cercle Gastronòmic',
} satisfies Texts['contact']
