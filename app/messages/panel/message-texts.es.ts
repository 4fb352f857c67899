const mails = (count: number) => (count === 1 ? '1 correo' : `${count} correos`)
const people = (count: number) => (count === 1 ? '1 persona' : `${count} personas`)

export const es = {
  audience: {
    title: 'A quién',
    mails: (count: number, ca: number, es: number) => {
      if (count === 0) return 'Nadie recibe correo.'
      if (ca === 0 || es === 0) return `${mails(count)} en ${ca === 0 ? 'castellano' : 'catalán'}.`
      return `${mails(count)}: ${ca} en catalán, ${es} en castellano.`
    },
  },
  text: {
    title: 'Qué les dices',
    placeholders: 'Puedes poner',
    insert: (name: string) => `Poner ${name} en el texto`,
    subject: { es: 'Asunto en castellano', ca: 'Asunto en catalán' },
    body: { es: 'Texto en castellano', ca: 'Texto en catalán' },
    plain: 'Solo texto. Deja una línea en blanco entre párrafos; las direcciones web se convierten en enlaces.',
  },
  preview: {
    title: 'Cómo lo verán',
    reader: (name: string, language: 'es' | 'ca', size?: number) =>
      `${name}${size === undefined ? '' : ` · ${size}`}, en ${language === 'ca' ? 'catalán' : 'castellano'}`,
    from: (club: string) => `De ${club}`,
    none: 'Aún no hay nadie a quien enseñárselo.',
    empty: 'Sin asunto',
  },
  when: {
    title: 'Cuándo',
    now: 'Ahora',
    at: 'El día y la hora',
    atHint: 'Se puede parar hasta entonces.',
    time: 'Día y hora',
    send: (count: number) => (count === 1 ? 'Enviar a 1' : `Enviar a ${count}`),
    schedule: (count: number) => (count === 1 ? 'Programar para 1' : `Programar para ${count}`),
    sending: 'Enviando…',
    test: 'Enviarme una prueba',
    save: 'Guardar el borrador',
    remove: 'Eliminar el borrador',
    removing: 'Eliminando…',
    removeText: 'Lo que has escrito se pierde.',
    tested: (address: string, time: string) => `Prueba enviada a ${address} a las ${time}`,
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
    stopped: 'parado: no se envía',
    stoppedAfter: (sent: number, all: number) => `parado: ${sent} de ${all} enviados`,
    scheduled: (at: string) => `programado para el ${at}`,
    draft: 'borrador',
    sending: (sent: number, all: number) => `enviándose: ${sent} de ${all}`,
    sent: (at: string, sent: number, all: number) =>
      `enviado el ${at} · ${sent === 1 ? 'ha' : 'han'} llegado ${sent} de ${all}`,
    nobody: (at: string) => `el ${at} no había a quién enviarlo`,
    failed: (count: number) => (count === 1 ? '1 no ha llegado' : `${count} no han llegado`),
    edit: 'Corregir',
    stop: 'Parar',
    of: (what: string, title: string) => `${what}: ${title}`,
  },
  noun: { one: 'este mensaje', edited: 'lo' },
  errors: {
    unknownPlaceholder: 'Entre llaves puedes poner lo que se ofrece arriba. No existe:',
    textMissing: 'Falta el texto: alguien lo recibe en este idioma',
    timeMissing: 'Pon el día y la hora',
    noSuchTime: 'Esa hora no existe: esa noche cambia la hora',
    past: 'Esa hora ya ha pasado',
    nobody: 'Nadie de este grupo recibe correo.',
    repeated: 'No se ha enviado otra vez: es el mismo texto para el mismo grupo.',
    begun: 'Ya ha empezado a enviarse.',
    unknown: 'Este mensaje ya no existe.',
    missing: 'Escribe el asunto y el texto en algún idioma.',
  },
  failed: 'Error en el mensaje',
  done: {
    sent: (count: number) => `Enviando ${mails(count)}`,
    scheduled: (count: number, at: string) => `Programado para el ${at}: ${mails(count)}`,
    saved: 'Borrador guardado',
    tested: 'Prueba enviada',
    stopped: 'Mensaje parado',
    stoppedText: { draft: 'Vuelve a ser un borrador.', begun: 'Los correos que no habían salido ya no salen.' },
    removed: 'Borrador eliminado',
    removedMissing: 'Ya se ha enviado o ya no existe.',
  },
}
