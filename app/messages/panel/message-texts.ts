import { al, de, el } from '#app/i18n/elision.ts'
import { panelTexts } from '#app/i18n/panel-texts.ts'

const mails = {
  es: (count: number) => (count === 1 ? '1 correo' : `${count} correos`),
  ca: (count: number) => (count === 1 ? '1 correu' : `${count} correus`),
}
const people = {
  es: (count: number) => (count === 1 ? '1 persona' : `${count} personas`),
  ca: (count: number) => (count === 1 ? '1 persona' : `${count} persones`),
}

export const messageTexts = panelTexts({
  audience: {
    title: { es: 'A quién', ca: 'A qui' },
    mails: {
      es: (count: number, ca: number, es: number) => {
        if (count === 0) return 'Nadie recibe correo.'
        if (ca === 0 || es === 0) return `${mails.es(count)} en ${ca === 0 ? 'castellano' : 'catalán'}.`
        return `${mails.es(count)}: ${ca} en catalán, ${es} en castellano.`
      },
      ca: (count: number, ca: number, es: number) => {
        if (count === 0) return 'Ningú no rep correu.'
        if (ca === 0 || es === 0) return `${mails.ca(count)} en ${ca === 0 ? 'castellà' : 'català'}.`
        return `${mails.ca(count)}: ${ca} en català, ${es} en castellà.`
      },
    },
  },
  text: {
    title: { es: 'Qué les dices', ca: 'Què els dius' },
    placeholders: { es: 'Puedes poner', ca: 'Hi pots posar' },
    insert: { es: (name: string) => `Poner ${name} en el texto`, ca: (name: string) => `Posa ${name} al text` },
    subject: {
      es: { es: 'Asunto en castellano', ca: 'Asunto en catalán' },
      ca: { es: 'Assumpte en castellà', ca: 'Assumpte en català' },
    },
    body: {
      es: { es: 'Texto en castellano', ca: 'Texto en catalán' },
      ca: { es: 'Text en castellà', ca: 'Text en català' },
    },
    plain: {
      es: 'Solo texto. Deja una línea en blanco entre párrafos; las direcciones web se convierten en enlaces.',
      ca: 'Només text. Deixa una línia en blanc entre paràgrafs; les adreces web es converteixen en enllaços.',
    },
  },
  preview: {
    title: { es: 'Cómo lo verán', ca: 'Com ho veuran' },
    reader: {
      es: (name: string, language: 'es' | 'ca', size?: number) =>
        `${name}${size === undefined ? '' : ` · ${size}`}, en ${language === 'ca' ? 'catalán' : 'castellano'}`,
      ca: (name: string, language: 'es' | 'ca', size?: number) =>
        `${name}${size === undefined ? '' : ` · ${size}`}, en ${language === 'ca' ? 'català' : 'castellà'}`,
    },
    from: { es: (club: string) => `De ${club}`, ca: (club: string) => `De ${club}` },
    none: { es: 'Aún no hay nadie a quien enseñárselo.', ca: 'Encara no hi ha ningú a qui ensenyar-ho.' },
    empty: { es: 'Sin asunto', ca: 'Sense assumpte' },
  },
  when: {
    title: { es: 'Cuándo', ca: 'Quan' },
    now: { es: 'Ahora', ca: 'Ara' },
    at: { es: 'El día y la hora', ca: 'El dia i l’hora' },
    atHint: { es: 'Se puede parar hasta entonces.', ca: 'Es pot aturar fins aleshores.' },
    time: { es: 'Día y hora', ca: 'Dia i hora' },
    send: {
      es: (count: number) => (count === 1 ? 'Enviar a 1' : `Enviar a ${count}`),
      ca: (count: number) => (count === 1 ? 'Envia a 1' : `Envia a ${count}`),
    },
    schedule: {
      es: (count: number) => (count === 1 ? 'Programar para 1' : `Programar para ${count}`),
      ca: (count: number) => (count === 1 ? 'Programa per a 1' : `Programa per a ${count}`),
    },
    sending: { es: 'Enviando…', ca: 'S’està enviant…' },
    test: { es: 'Enviarme una prueba', ca: 'Envia-me’n una prova' },
    save: { es: 'Guardar el borrador', ca: 'Desa l’esborrany' },
    remove: { es: 'Eliminar el borrador', ca: 'Elimina l’esborrany' },
    removing: { es: 'Eliminando…', ca: 'S’està eliminant…' },
    removeText: { es: 'Lo que has escrito se pierde.', ca: 'El que has escrit es perd.' },
    tested: {
      es: (address: string, time: string) => `Prueba enviada a ${address} a las ${time}`,
      ca: (address: string, time: string) => `Prova enviada a ${address} a les ${time}`,
    },
  },
  question: {
    send: {
      es: (count: number) => `¿Enviar a ${people.es(count)}?`,
      ca: (count: number) => `Vols enviar-lo a ${people.ca(count)}?`,
    },
    schedule: {
      es: (count: number) => `¿Programar para ${people.es(count)}?`,
      ca: (count: number) => `Vols programar-lo per a ${people.ca(count)}?`,
    },
    again: {
      es: (count: number) => `¿Enviar otra vez a ${people.es(count)}?`,
      ca: (count: number) => `Vols tornar-lo a enviar a ${people.ca(count)}?`,
    },
    repeated: {
      es: 'Este mismo texto ya se ha enviado o programado para este grupo, con menos de 30 minutos de diferencia.',
      ca: 'Aquest mateix text ja s’ha enviat o programat per a aquest grup, amb menys de 30 minuts de diferència.',
    },
    sendAgain: { es: 'Enviar otra vez', ca: 'Torna’l a enviar' },
  },
  others: {
    title: { es: 'Otros mensajes', ca: 'Altres missatges' },
    none: { es: 'Aún no hay otros mensajes.', ca: 'Encara no hi ha altres missatges.' },
    stopped: { es: 'parado: no se envía', ca: 'aturat: no s’envia' },
    stoppedAfter: {
      es: (sent: number, all: number) => `parado: ${sent} de ${all} enviados`,
      ca: (sent: number, all: number) => `aturat: ${sent} ${de(all)} enviats`,
    },
    scheduled: { es: (at: string) => `programado para el ${at}`, ca: (at: string) => `programat per ${al(at)}` },
    draft: { es: 'borrador', ca: 'esborrany' },
    sending: {
      es: (sent: number, all: number) => `enviándose: ${sent} de ${all}`,
      ca: (sent: number, all: number) => `s’està enviant: ${sent} ${de(all)}`,
    },
    sent: {
      es: (at: string, sent: number, all: number) =>
        `enviado el ${at} · ${sent === 1 ? 'ha' : 'han'} llegado ${sent} de ${all}`,
      ca: (at: string, sent: number, all: number) =>
        `enviat ${el(at)} · ${sent === 1 ? 'ha' : 'han'} arribat ${sent} ${de(all)}`,
    },
    nobody: {
      es: (at: string) => `el ${at} no había a quién enviarlo`,
      ca: (at: string) => `${el(at)} no hi havia ningú a qui enviar-lo`,
    },
    failed: {
      es: (count: number) => (count === 1 ? '1 no ha llegado' : `${count} no han llegado`),
      ca: (count: number) => (count === 1 ? '1 no ha arribat' : `${count} no han arribat`),
    },
    edit: { es: 'Corregir', ca: 'Corregeix' },
    stop: { es: 'Parar', ca: 'Atura' },
    of: {
      es: (what: string, title: string) => `${what}: ${title}`,
      ca: (what: string, title: string) => `${what}: ${title}`,
    },
  },
  noun: { one: { es: 'este mensaje', ca: 'aquest missatge' }, edited: { es: 'lo', ca: 'lo' } },
  errors: {
    unknownPlaceholder: {
      es: 'Entre llaves puedes poner lo que se ofrece arriba. No existe:',
      ca: 'Entre claus pots posar el que s’ofereix a dalt. No existeix:',
    },
    textMissing: {
      es: 'Falta el texto: alguien lo recibe en este idioma',
      ca: 'Falta el text: algú el rep en aquesta llengua',
    },
    timeMissing: { es: 'Pon el día y la hora', ca: 'Posa el dia i l’hora' },
    noSuchTime: {
      es: 'Esa hora no existe: esa noche cambia la hora',
      ca: 'Aquesta hora no existeix: aquella nit canvia l’hora',
    },
    past: { es: 'Esa hora ya ha pasado', ca: 'Aquesta hora ja ha passat' },
    nobody: { es: 'Nadie de este grupo recibe correo.', ca: 'Ningú d’aquest grup no rep correu.' },
    repeated: {
      es: 'No se ha enviado otra vez: es el mismo texto para el mismo grupo.',
      ca: 'No s’ha tornat a enviar: és el mateix text per al mateix grup.',
    },
    begun: { es: 'Ya ha empezado a enviarse.', ca: 'Ja s’ha començat a enviar.' },
    unknown: { es: 'Este mensaje ya no existe.', ca: 'Aquest missatge ja no existeix.' },
    missing: {
      es: 'Escribe el asunto y el texto en algún idioma.',
      ca: 'Escriu l’assumpte i el text en alguna llengua.',
    },
  },
  failed: { es: 'Error en el mensaje', ca: 'Error en el missatge' },
  done: {
    sent: {
      es: (count: number) => `Enviando ${mails.es(count)}`,
      ca: (count: number) => `S’estan enviant ${mails.ca(count)}`,
    },
    scheduled: {
      es: (count: number, at: string) => `Programado para el ${at}: ${mails.es(count)}`,
      ca: (count: number, at: string) => `Programat per ${al(at)}: ${mails.ca(count)}`,
    },
    saved: { es: 'Borrador guardado', ca: 'Esborrany desat' },
    tested: { es: 'Prueba enviada', ca: 'Prova enviada' },
    stopped: { es: 'Mensaje parado', ca: 'Missatge aturat' },
    stoppedText: {
      draft: { es: 'Vuelve a ser un borrador.', ca: 'Torna a ser un esborrany.' },
      begun: {
        es: 'Los correos que no habían salido ya no salen.',
        ca: 'Els correus que no havien sortit ja no surten.',
      },
    },
    removed: { es: 'Borrador eliminado', ca: 'Esborrany eliminat' },
    removedMissing: { es: 'Ya se ha enviado o ya no existe.', ca: 'Ja s’ha enviat o ja no existeix.' },
  },
})
