export const es = {
  unsent: (changes: number): string => (changes === 1 ? 'cambio por enviar' : 'cambios por enviar'),
  title: 'Cocina',
  strip: {
    never: 'La cocina todavía no sabe nada',
    neverText: (covers: number) => (covers === 1 ? '1 cubierto por enviar' : `${covers} cubiertos por enviar`),
    unknown: 'La última versión se cifró con otra clave: no se puede comparar',
    send: (number: number) => `Enviar la versión ${number}`,
    sendAgain: 'Volver a enviar',
    over: 'El evento ya ha pasado: no se envía nada más.',
    cancelled: 'El evento está cancelado: no se envía nada más.',
  },
  facts: {
    tables: (tables: number) => (tables === 1 ? 'en 1 mesa' : `en ${tables} mesas`),
    allergic: (count: number) => `${count} con alergia`,
    others: (count: number) => `${count} con otra dieta`,
    noName: 'sin ningún nombre',
    cards: 'Tarjetas',
  },
  versions: {
    title: 'Versiones',
    version: (number: number) => `Versión ${number}`,
    unsent: (number: number) => `Versión ${number}, por enviar`,
    received: 'Recibida',
    receivedAt: (moment: string, by: string) => `recibida el ${moment}, ${by}`,
    notReceived: 'todavía sin confirmar',
    covers: (covers: number) => (covers === 1 ? '1 cubierto' : `${covers} cubiertos`),
    unreadable: 'cifrada con otra clave',
    noChanges: 'sin cambios',
    by: (moment: string, name: string) => (name ? `${moment}, ${name}` : moment),
  },
  recipient: {
    title: 'Quién la recibe',
    email: 'Correo de la cocina',
    language: 'Idioma de la hoja',
    inLanguage: { es: 'en castellano · con enlace vivo', ca: 'en catalán · con enlace vivo' },
    change: 'Cambiar',
    changeLabel: 'Cambiar quién recibe la hoja',
    seen: 'Mira qué ve el restaurante',
    care: 'Datos de salud: se borran 30 días después del evento, y las versiones también.',
  },
  names: {
    title: 'Hay nombres que la cocina no debe ver',
    text: 'La hoja los lleva tapados así: […]. Si lo tapado era un alimento y no una persona, escríbelo de otra manera.',
    inNote: (table: string, note: string) =>
      table ? `Mesa ${table}, en palabras: «${note}»` : `Sin mesa, en palabras: «${note}»`,
    inTable: (label: string) => `La mesa «${label}»`,
    fix: 'Corregir en Reservas',
  },
  sent: (number: number) => `Versión ${number} enviada`,
  sentText: (recipient: string) => `El correo sale ahora hacia ${recipient}.`,
  failed: 'No se ha podido enviar la hoja',
  refusals: {
    unknown: 'Este evento ya no existe.',
    cancelled: 'El evento está cancelado.',
    over: 'El evento ya ha pasado.',
    'nothing-new':
      'No ha cambiado nada desde la última versión. Si quieres enviarla igualmente, pulsa «Volver a enviar».',
    conflict: 'Alguien acaba de enviar otra versión. Mira qué ha cambiado desde entonces.',
  },
  paper: { title: 'Hoja de cocina', back: 'Cocina', lead: 'Así la ve el restaurante.' },
  cards: {
    title: 'Tarjetas',
    back: 'Cocina',
    lead: 'Una para cada comensal, con su nombre: son para la mesa, no para la cocina. Sin dietas, porque las ve todo el mundo.',
    none: 'Todavía no hay comensales.',
    table: (label: string) => `Mesa ${label}`,
    guestOf: (place: number, contact: string) => `Comensal ${place} de ${contact}`,
  },
  queue: {
    label: 'Hojas de cocina cambiadas',
    what: (title: string) => `La cocina de «${title}» no sabe lo último`,
    why: (changes: number, version: number) =>
      changes === 1
        ? `Un cubierto ha cambiado desde la versión ${version} de la hoja.`
        : `${changes} cubiertos han cambiado desde la versión ${version} de la hoja.`,
    open: 'Abrir',
  },
}
