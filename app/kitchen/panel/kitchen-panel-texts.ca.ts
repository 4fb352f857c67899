import { pairTexts } from '#app/i18n/panel-texts.ts'
import { de, el } from '#app/i18n/elision.ts'
import { es } from './kitchen-panel-texts.es.ts'

export const kitchenPanelTexts = pairTexts(es, {
  unsent: (changes) => (changes === 1 ? 'canvi per enviar' : 'canvis per enviar'),
  title: 'Cuina',
  strip: {
    never: 'La cuina encara no sap res',
    neverText: (covers) => (covers === 1 ? '1 cobert per enviar' : `${covers} coberts per enviar`),
    unknown: 'L’última versió es va xifrar amb una altra clau: no es pot comparar',
    send: (number) => `Envia la versió ${number}`,
    sendAgain: 'Torna-la a enviar',
    over: 'L’esdeveniment ja ha passat: no s’envia res més.',
    cancelled: 'L’esdeveniment està cancel·lat: no s’envia res més.',
  },
  facts: {
    tables: (tables) => (tables === 1 ? 'en 1 taula' : `en ${tables} taules`),
    allergic: (count) => `${count} amb al·lèrgia`,
    others: (count) => `${count} amb una altra dieta`,
    noName: 'sense cap nom',
    cards: 'Targetes',
  },
  versions: {
    title: 'Versions',
    version: (number) => `Versió ${number}`,
    unsent: (number) => `Versió ${number}, per enviar`,
    received: 'Rebuda',
    receivedAt: (moment, by) => `rebuda ${el(moment)}, ${by}`,
    notReceived: 'encara sense confirmar',
    covers: (covers) => (covers === 1 ? '1 cobert' : `${covers} coberts`),
    unreadable: 'xifrada amb una altra clau',
    noChanges: 'sense canvis',
    by: (moment, name) => (name ? `${moment}, ${name}` : moment),
  },
  recipient: {
    title: 'Qui el rep',
    email: 'Correu de la cuina',
    language: 'Llengua del full',
    inLanguage: { es: 'en castellà · amb enllaç viu', ca: 'en català · amb enllaç viu' },
    change: 'Canvia',
    changeLabel: 'Canvia qui rep el full',
    seen: 'Mira què veu el restaurant',
    care: 'Dades de salut: s’esborren 30 dies després de l’esdeveniment, i les versions també.',
  },
  names: {
    title: 'Hi ha noms que la cuina no ha de veure',
    text: 'El full els porta tapats així: […]. Si el que s’ha tapat era un aliment i no una persona, escriu-ho d’una altra manera.',
    inNote: (table, note) => (table ? `Taula ${table}, en paraules: «${note}»` : `Sense taula, en paraules: «${note}»`),
    inTable: (label) => `La taula «${label}»`,
    fix: 'Corregeix-ho a Reserves',
  },
  sent: (number) => `S’ha enviat la versió ${number}`,
  sentText: (recipient) => `El correu surt ara cap a ${recipient}.`,
  failed: 'No s’ha pogut enviar el full',
  refusals: {
    unknown: 'Aquest esdeveniment ja no existeix.',
    cancelled: 'L’esdeveniment està cancel·lat.',
    over: 'L’esdeveniment ja ha passat.',
    'nothing-new': 'No ha canviat res des de l’última versió. Si la vols enviar igualment, prem «Torna-la a enviar».',
    conflict: 'Algú acaba d’enviar una altra versió. Mira què ha canviat des d’aleshores.',
  },
  paper: { title: 'Full de cuina', back: 'Cuina', lead: 'Així el veu el restaurant.' },
  cards: {
    title: 'Targetes',
    back: 'Cuina',
    lead: 'Una per a cada comensal, amb el seu nom: són per a la taula, no per a la cuina. Sense dietes, perquè les veu tothom.',
    none: 'Encara no hi ha comensals.',
    table: (label) => `Taula ${label}`,
    guestOf: (place, contact) => `Comensal ${place} ${de(contact)}`,
  },
  queue: {
    label: 'Fulls de cuina canviats',
    what: (title) => `La cuina de «${title}» no sap l’última novetat`,
    why: (changes, version) =>
      changes === 1
        ? `Ha canviat un cobert des de la versió ${version} del full.`
        : `Han canviat ${changes} coberts des de la versió ${version} del full.`,
    open: 'Obre',
  },
})

export type KitchenPanelTexts = (typeof kitchenPanelTexts)['es']
