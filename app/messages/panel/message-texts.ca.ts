import { al, de, el } from '#app/i18n/elision.ts'
import { pairTexts } from '#app/i18n/panel-texts.ts'
import { es } from './message-texts.es.ts'

const mails = (count: number) => (count === 1 ? '1 correu' : `${count} correus`)
const people = (count: number) => (count === 1 ? '1 persona' : `${count} persones`)

export const messageTexts = pairTexts(es, {
  audience: {
    title: 'A qui',
    mails: (count, ca, es) => {
      if (count === 0) return 'Ningú no rep correu.'
      if (ca === 0 || es === 0) return `${mails(count)} en ${ca === 0 ? 'castellà' : 'català'}.`
      return `${mails(count)}: ${ca} en català, ${es} en castellà.`
    },
  },
  text: {
    title: 'Què els dius',
    placeholders: 'Hi pots posar',
    insert: (name) => `Posa ${name} al text`,
    subject: { es: 'Assumpte en castellà', ca: 'Assumpte en català' },
    body: { es: 'Text en castellà', ca: 'Text en català' },
    plain: 'Només text. Deixa una línia en blanc entre paràgrafs; les adreces web es converteixen en enllaços.',
  },
  preview: {
    title: 'Com ho veuran',
    reader: (name, language, size) =>
      `${name}${size === undefined ? '' : ` · ${size}`}, en ${language === 'ca' ? 'català' : 'castellà'}`,
    from: (club) => `De ${club}`,
    none: 'Encara no hi ha ningú a qui ensenyar-ho.',
    empty: 'Sense assumpte',
  },
  when: {
    title: 'Quan',
    now: 'Ara',
    at: 'El dia i l’hora',
    atHint: 'Es pot aturar fins aleshores.',
    time: 'Dia i hora',
    send: (count) => (count === 1 ? 'Envia a 1' : `Envia a ${count}`),
    schedule: (count) => (count === 1 ? 'Programa per a 1' : `Programa per a ${count}`),
    sending: 'S’està enviant…',
    test: 'Envia-me’n una prova',
    save: 'Desa l’esborrany',
    remove: 'Elimina l’esborrany',
    removing: 'S’està eliminant…',
    removeText: 'El que has escrit es perd.',
    tested: (address, time) => `Prova enviada a ${address} a les ${time}`,
  },
  question: {
    send: (count) => `Vols enviar-lo a ${people(count)}?`,
    schedule: (count) => `Vols programar-lo per a ${people(count)}?`,
    again: (count) => `Vols tornar-lo a enviar a ${people(count)}?`,
    repeated: 'Aquest mateix text ja s’ha enviat o programat per a aquest grup, amb menys de 30 minuts de diferència.',
    sendAgain: 'Torna’l a enviar',
  },
  others: {
    title: 'Altres missatges',
    none: 'Encara no hi ha altres missatges.',
    stopped: 'aturat: no s’envia',
    stoppedAfter: (sent, all) => `aturat: ${sent} ${de(all)} enviats`,
    scheduled: (at) => `programat per ${al(at)}`,
    draft: 'esborrany',
    sending: (sent, all) => `s’està enviant: ${sent} ${de(all)}`,
    sent: (at, sent, all) => `enviat ${el(at)} · ${sent === 1 ? 'ha' : 'han'} arribat ${sent} ${de(all)}`,
    nobody: (at) => `${el(at)} no hi havia ningú a qui enviar-lo`,
    failed: (count) => (count === 1 ? '1 no ha arribat' : `${count} no han arribat`),
    edit: 'Corregeix',
    stop: 'Atura',
    of: (what, title) => `${what}: ${title}`,
  },
  noun: { one: 'aquest missatge', edited: 'lo' },
  errors: {
    unknownPlaceholder: 'Entre claus pots posar el que s’ofereix a dalt. No existeix:',
    textMissing: 'Falta el text: algú el rep en aquesta llengua',
    timeMissing: 'Posa el dia i l’hora',
    noSuchTime: 'Aquesta hora no existeix: aquella nit canvia l’hora',
    past: 'Aquesta hora ja ha passat',
    nobody: 'Ningú d’aquest grup no rep correu.',
    repeated: 'No s’ha tornat a enviar: és el mateix text per al mateix grup.',
    begun: 'Ja s’ha començat a enviar.',
    unknown: 'Aquest missatge ja no existeix.',
    missing: 'Escriu l’assumpte i el text en alguna llengua.',
  },
  failed: 'Error en el missatge',
  done: {
    sent: (count) => `S’estan enviant ${mails(count)}`,
    scheduled: (count, at) => `Programat per ${al(at)}: ${mails(count)}`,
    saved: 'Esborrany desat',
    tested: 'Prova enviada',
    stopped: 'Missatge aturat',
    stoppedText: { draft: 'Torna a ser un esborrany.', begun: 'Els correus que no havien sortit ja no surten.' },
    removed: 'Esborrany eliminat',
    removedMissing: 'Ja s’ha enviat o ja no existeix.',
  },
})
