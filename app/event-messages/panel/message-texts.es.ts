import type { Translation } from '#app/i18n/panel-texts.ts'

const mails = (count: number) => (count === 1 ? '1 correo' : `${count} correos`)
const people = (count: number) => (count === 1 ? '1 persona' : `${count} personas`)
const parties = (count: number) => (count === 1 ? '1 reserva' : `${count} reservas`)

export const es = {
  title: 'Mensajes',
  audience: {
    title: 'A quién',
    names: { booked: 'Tienen plaza', waiting: 'Esperan', came: 'Vinieron', 'no-show': 'No vinieron' },
    parties: { booked: parties, waiting: String, came: String, 'no-show': String },
    mails: (count: number, ca: number, es: number) => {
      if (count === 0) return 'Nadie recibe correo.'
      if (ca === 0 || es === 0) return `${mails(count)} en ${ca === 0 ? 'castellano' : 'catalán'}.`
      return `${mails(count)}: ${ca} en catalán, ${es} en castellano.`
    },
    calls: (count: number) => (count === 1 ? '1 reserva no tiene correo' : `${count} reservas no tienen correo`),
    call: (count: number) => (count === 1 ? 'llámala' : 'llámalas'),
    noPhone: 'sin teléfono',
    after: 'A quien vino y a quien no, cuando haya pasado el evento y alguien esté marcado en la puerta.',
  },
  text: {
    title: 'Qué les dices',
    automatic: { reminder: 'El recordatorio de este evento', thanks: 'Las gracias de este evento' },
    placeholders: 'Puedes poner',
    insert: (name: string) => `Pon ${name} en el texto`,
    subject: { es: 'Asunto en castellano', ca: 'Asunto en catalán' },
    body: { es: 'Texto en castellano', ca: 'Texto en catalán' },
    tableless: (count: number) =>
      count === 1
        ? '1 reserva aún no tiene mesa: leerá «aún sin número».'
        : `${count} reservas aún no tienen mesa: leerán «aún sin número».`,
    plain: 'Solo texto. Deja una línea en blanco entre párrafos; las direcciones web se convierten en enlaces.',
    own: 'Vacío: el texto del club.',
    builtIn: 'Vacío: el texto de serie.',
    clubTexts: 'Textos del club para todos los eventos',
    save: 'Guardar el texto',
    saving: 'Guardando...',
    back: 'Volver al mensaje',
  },
  preview: {
    title: 'Cómo lo verán',
    party: (name: string, size: number, language: 'es' | 'ca') =>
      `${name} · ${size}, en ${language === 'ca' ? 'catalán' : 'castellano'}`,
    from: (club: string) => `De ${club}`,
    none: 'Aún no hay nadie a quien enseñárselo.',
    empty: 'Sin asunto',
    reminder: 'Debajo: la fecha, el lugar, los plazos, el menú y el botón para abrir su reserva.',
    thanks: 'Debajo, si vinieron: el enlace para valorar el evento.',
  },
  when: {
    title: 'Cuándo',
    now: 'Ahora',
    at: 'El día y la hora',
    atHint: 'Se puede parar hasta entonces.',
    time: 'Día y hora',
    send: (count: number) => (count === 1 ? 'Enviar a 1' : `Enviar a ${count}`),
    schedule: (count: number) => (count === 1 ? 'Programar para 1' : `Programar para ${count}`),
    sending: 'Enviando...',
    test: 'Enviarme una prueba',
    save: 'Guardar el borrador',
    remove: 'Borrar el borrador',
    removing: 'Borrando...',
    removeText: 'Lo que has escrito se pierde.',
    tested: (address: string, time: string) => `Prueba enviada a ${address} a las ${time}`,
    closed: 'El evento no está publicado: no se envían mensajes.',
  },
  question: {
    send: (count: number) => `¿Enviar a ${people(count)}?`,
    schedule: (count: number) => `¿Programar para ${people(count)}?`,
    again: (count: number) => `¿Enviar otra vez a ${people(count)}?`,
    repeated: 'Este mismo texto ya se ha enviado o programado para este grupo, con menos de 30 minutos de diferencia.',
    sendAgain: 'Enviar otra vez',
  },
  others: {
    title: 'Otros mensajes',
    none: 'Aún no hay otros mensajes.',
    kinds: { reminder: 'Recordatorio', thanks: 'Gracias por cenar con nosotros', change: 'Cambio del evento' },
    automatic: {
      reminder: (at: string) => `automático, tres días antes (${at}), a quien tiene plaza`,
      thanks: (at: string) => `automático, al día siguiente (${at}), a quien haya venido`,
    },
    stopped: 'parado: no se envía',
    stoppedAfter: (sent: number, all: number) => `parado: ${sent} de ${all} enviados`,
    scheduled: (at: string) => `programado para el ${at}`,
    draft: 'borrador',
    sending: (sent: number, all: number) => `enviándose: ${sent} de ${all}`,
    sent: (at: string, sent: number, all: number) => `enviado el ${at} · ${sent} de ${all} han llegado`,
    nobody: (at: string) => `el ${at} no había a quién enviarlo`,
    missed: (at: string) => `no se envió el ${at}: el evento o el servidor no estaban`,
    failed: (count: number) => (count === 1 ? '1 no ha llegado' : `${count} no han llegado`),
    to: {
      booked: 'a quien tiene plaza',
      waiting: 'a quien espera',
      came: 'a quien vino',
      'no-show': 'a quien no vino',
    },
    changeText: 'Cambiar el texto',
    edit: 'Corregir',
    stop: 'Parar',
    resume: 'Reanudar',
    of: (what: string, title: string) => `${what}: ${title}`,
  },
  noun: { one: 'este mensaje', edited: 'lo' },
  errors: {
    unknownPlaceholder: 'Entre llaves puedes poner lo que se ofrece arriba. No existe:',
    textMissing: 'Falta el texto: alguien lo recibe en este idioma',
    timeMissing: 'Pon el día y la hora',
    noSuchTime: 'Esa hora no existe: esa noche cambia la hora',
    past: 'Esa hora ya ha pasado',
    over: 'El evento habrá empezado: ya no les sirve',
    nobody: 'Nadie de este grupo recibe correo.',
    closed: 'El evento no está publicado: no se envían mensajes.',
    repeated: 'No se ha enviado otra vez: es el mismo texto para el mismo grupo.',
    begun: 'Ya ha empezado a enviarse.',
    unknown: 'Este mensaje o su evento ya no existe.',
    missing: 'Escribe el asunto y el texto en algún idioma.',
  },
  failed: 'Error en el mensaje',
  done: {
    sent: (count: number) => `Enviando ${mails(count)}`,
    scheduled: (count: number, at: string) => `Programado para el ${at}: ${mails(count)}`,
    saved: 'Borrador guardado',
    tested: 'Prueba enviada',
    text: 'Texto guardado',
    stopped: 'Mensaje parado',
    stoppedText: { draft: 'Vuelve a ser un borrador.', begun: 'Los correos que no habían salido ya no salen.' },
    resumed: 'Mensaje reanudado',
    removed: 'Borrador borrado',
    removedMissing: 'Ya se ha enviado o ya no existe.',
  },
  club: {
    title: 'Textos de los correos',
    back: 'Eventos',
    lead: 'Valen para todos los eventos que no tienen un texto propio. Si dejas vacíos el asunto y el texto de un idioma, se envía el de serie.',
    kinds: { reminder: 'Recordatorio, tres días antes', thanks: 'Gracias, al día siguiente' },
    builtIn: 'El texto de serie',
  },
}

export type MessageTexts = Translation<typeof es>
