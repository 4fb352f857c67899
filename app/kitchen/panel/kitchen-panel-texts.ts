import { de, el } from '#app/i18n/elision.ts'
import { panelTexts } from '#app/i18n/panel-texts.ts'

export const kitchenPanelTexts = panelTexts({
  unsent: {
    es: (changes: number): string => (changes === 1 ? 'cambio por enviar' : 'cambios por enviar'),
    ca: (changes: number) => (changes === 1 ? 'canvi per enviar' : 'canvis per enviar'),
  },
  title: { es: 'Cocina', ca: 'Cuina' },
  strip: {
    never: { es: 'La cocina todavía no sabe nada', ca: 'La cuina encara no sap res' },
    neverText: {
      es: (covers: number) => (covers === 1 ? '1 cubierto por enviar' : `${covers} cubiertos por enviar`),
      ca: (covers: number) => (covers === 1 ? '1 cobert per enviar' : `${covers} coberts per enviar`),
    },
    unknown: {
      es: 'La última versión se cifró con otra clave: no se puede comparar',
      ca: 'L’última versió es va xifrar amb una altra clau: no es pot comparar',
    },
    send: {
      es: (number: number) => `Enviar la versión ${number}`,
      ca: (number: number) => `Envia la versió ${number}`,
    },
    sendAgain: { es: 'Volver a enviar', ca: 'Torna-la a enviar' },
    over: {
      es: 'El evento ya ha pasado: no se envía nada más.',
      ca: 'L’esdeveniment ja ha passat: no s’envia res més.',
    },
    cancelled: {
      es: 'El evento está cancelado: no se envía nada más.',
      ca: 'L’esdeveniment està cancel·lat: no s’envia res més.',
    },
  },
  facts: {
    tables: {
      es: (tables: number) => (tables === 1 ? 'en 1 mesa' : `en ${tables} mesas`),
      ca: (tables: number) => (tables === 1 ? 'en 1 taula' : `en ${tables} taules`),
    },
    allergic: { es: (count: number) => `${count} con alergia`, ca: (count: number) => `${count} amb al·lèrgia` },
    others: { es: (count: number) => `${count} con otra dieta`, ca: (count: number) => `${count} amb una altra dieta` },
    noName: { es: 'sin ningún nombre', ca: 'sense cap nom' },
    cards: { es: 'Tarjetas', ca: 'Targetes' },
  },
  versions: {
    title: { es: 'Versiones', ca: 'Versions' },
    version: { es: (number: number) => `Versión ${number}`, ca: (number: number) => `Versió ${number}` },
    unsent: {
      es: (number: number) => `Versión ${number}, por enviar`,
      ca: (number: number) => `Versió ${number}, per enviar`,
    },
    received: { es: 'Recibida', ca: 'Rebuda' },
    receivedAt: {
      es: (moment: string, by: string) => `recibida el ${moment}, ${by}`,
      ca: (moment: string, by: string) => `rebuda ${el(moment)}, ${by}`,
    },
    notReceived: { es: 'todavía sin confirmar', ca: 'encara sense confirmar' },
    covers: {
      es: (covers: number) => (covers === 1 ? '1 cubierto' : `${covers} cubiertos`),
      ca: (covers: number) => (covers === 1 ? '1 cobert' : `${covers} coberts`),
    },
    unreadable: { es: 'cifrada con otra clave', ca: 'xifrada amb una altra clau' },
    noChanges: { es: 'sin cambios', ca: 'sense canvis' },
    by: {
      es: (moment: string, name: string) => (name ? `${moment}, ${name}` : moment),
      ca: (moment: string, name: string) => (name ? `${moment}, ${name}` : moment),
    },
  },
  recipient: {
    title: { es: 'Quién la recibe', ca: 'Qui el rep' },
    email: { es: 'Correo de la cocina', ca: 'Correu de la cuina' },
    language: { es: 'Idioma de la hoja', ca: 'Llengua del full' },
    inLanguage: {
      es: { es: 'en castellano · con enlace vivo', ca: 'en catalán · con enlace vivo' },
      ca: { es: 'en castellà · amb enllaç viu', ca: 'en català · amb enllaç viu' },
    },
    change: { es: 'Cambiar', ca: 'Canvia' },
    changeLabel: { es: 'Cambiar quién recibe la hoja', ca: 'Canvia qui rep el full' },
    seen: { es: 'Mira qué ve el restaurante', ca: 'Mira què veu el restaurant' },
    care: {
      es: 'Datos de salud: se borran 30 días después del evento, y las versiones también.',
      ca: 'Dades de salut: s’esborren 30 dies després de l’esdeveniment, i les versions també.',
    },
  },
  names: {
    title: { es: 'Hay nombres que la cocina no debe ver', ca: 'Hi ha noms que la cuina no ha de veure' },
    text: {
      es: 'La hoja los lleva tapados así: […]. Si lo tapado era un alimento y no una persona, escríbelo de otra manera.',
      ca: 'El full els porta tapats així: […]. Si el que s’ha tapat era un aliment i no una persona, escriu-ho d’una altra manera.',
    },
    inNote: {
      es: (table: string, note: string) =>
        table ? `Mesa ${table}, en palabras: «${note}»` : `Sin mesa, en palabras: «${note}»`,
      ca: (table: string, note: string) =>
        table ? `Taula ${table}, en paraules: «${note}»` : `Sense taula, en paraules: «${note}»`,
    },
    inTable: { es: (label: string) => `La mesa «${label}»`, ca: (label: string) => `La taula «${label}»` },
    fix: { es: 'Corregir en Reservas', ca: 'Corregeix-ho a Reserves' },
  },
  sent: {
    es: (number: number) => `Versión ${number} enviada`,
    ca: (number: number) => `S’ha enviat la versió ${number}`,
  },
  sentText: {
    es: (recipient: string) => `El correo sale ahora hacia ${recipient}.`,
    ca: (recipient: string) => `El correu surt ara cap a ${recipient}.`,
  },
  failed: { es: 'No se ha podido enviar la hoja', ca: 'No s’ha pogut enviar el full' },
  refusals: {
    unknown: { es: 'Este evento ya no existe.', ca: 'Aquest esdeveniment ja no existeix.' },
    cancelled: { es: 'El evento está cancelado.', ca: 'L’esdeveniment està cancel·lat.' },
    over: { es: 'El evento ya ha pasado.', ca: 'L’esdeveniment ja ha passat.' },
    'nothing-new': {
      es: 'No ha cambiado nada desde la última versión. Si quieres enviarla igualmente, pulsa «Volver a enviar».',
      ca: 'No ha canviat res des de l’última versió. Si la vols enviar igualment, prem «Torna-la a enviar».',
    },
    conflict: {
      es: 'Alguien acaba de enviar otra versión. Mira qué ha cambiado desde entonces.',
      ca: 'Algú acaba d’enviar una altra versió. Mira què ha canviat des d’aleshores.',
    },
  },
  paper: {
    title: { es: 'Hoja de cocina', ca: 'Full de cuina' },
    back: { es: 'Cocina', ca: 'Cuina' },
    lead: { es: 'Así la ve el restaurante.', ca: 'Així el veu el restaurant.' },
  },
  cards: {
    title: { es: 'Tarjetas', ca: 'Targetes' },
    back: { es: 'Cocina', ca: 'Cuina' },
    lead: {
      es: 'Una para cada comensal, con su nombre: son para la mesa, no para la cocina. Sin dietas, porque las ve todo el mundo.',
      ca: 'Una per a cada comensal, amb el seu nom: són per a la taula, no per a la cuina. Sense dietes, perquè les veu tothom.',
    },
    none: { es: 'Todavía no hay comensales.', ca: 'Encara no hi ha comensals.' },
    table: { es: (label: string) => `Mesa ${label}`, ca: (label: string) => `Taula ${label}` },
    guestOf: {
      es: (place: number, contact: string) => `Comensal ${place} de ${contact}`,
      ca: (place: number, contact: string) => `Comensal ${place} ${de(contact)}`,
    },
  },
  queue: {
    label: { es: 'Hojas de cocina cambiadas', ca: 'Fulls de cuina canviats' },
    what: {
      es: (title: string) => `La cocina de «${title}» no sabe lo último`,
      ca: (title: string) => `La cuina de «${title}» no sap l’última novetat`,
    },
    why: {
      es: (changes: number, version: number) =>
        changes === 1
          ? `Un cubierto ha cambiado desde la versión ${version} de la hoja.`
          : `${changes} cubiertos han cambiado desde la versión ${version} de la hoja.`,
      ca: (changes: number, version: number) =>
        changes === 1
          ? `Ha canviat un cobert des de la versió ${version} del full.`
          : `Han canviat ${changes} coberts des de la versió ${version} del full.`,
    },
    open: { es: 'Abrir', ca: 'Obre' },
  },
})

export type KitchenPanelTexts = (typeof kitchenPanelTexts)['es']
