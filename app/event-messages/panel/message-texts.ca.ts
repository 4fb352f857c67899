import { pairTexts } from '#app/i18n/panel-texts.ts'
import { es } from './message-texts.es.ts'

const mails = (count: number) => (count === 1 ? '1 correu' : `${count} correus`)
const people = (count: number) => (count === 1 ? '1 persona' : `${count} persones`)
const parties = (count: number) => (count === 1 ? '1 reserva' : `${count} reserves`)

export const messageTexts = pairTexts(es, {
  title: 'Missatges',
  audience: {
    title: 'A qui',
    names: { booked: 'Tenen plaça', waiting: 'Esperen', came: 'Van venir', 'no-show': 'No van venir' },
    parties: { booked: parties, waiting: String, came: String, 'no-show': String },
    mails: (count, ca, es) => {
      if (count === 0) return 'Ningú no rep correu.'
      if (ca === 0 || es === 0) return `${mails(count)} en ${ca === 0 ? 'castellà' : 'català'}.`
      return `${mails(count)}: ${ca} en català, ${es} en castellà.`
    },
    demo: (count) =>
      count === 1 ? '1 reserva de demostració no compta.' : `${count} reserves de demostració no compten.`,
    calls: (count) => (count === 1 ? '1 reserva no té correu' : `${count} reserves no tenen correu`),
    call: (count) => (count === 1 ? 'truca-li' : 'truca’ls'),
    noPhone: 'sense telèfon',
    after: 'A qui va venir i a qui no, quan hagi passat l’esdeveniment i hi hagi algú marcat a la porta.',
  },
  text: {
    title: 'Què els dius',
    automatic: { reminder: 'El recordatori d’aquest esdeveniment', thanks: 'Les gràcies d’aquest esdeveniment' },
    placeholders: 'Hi pots posar',
    insert: (name) => `Posa ${name} al text`,
    subject: { es: 'Assumpte en castellà', ca: 'Assumpte en català' },
    body: { es: 'Text en castellà', ca: 'Text en català' },
    tableless: (count) =>
      count === 1
        ? '1 reserva encara no té taula: llegirà «encara sense número».'
        : `${count} reserves encara no tenen taula: llegiran «encara sense número».`,
    plain: 'Només text. Deixa una línia en blanc entre paràgrafs; les adreces web es converteixen en enllaços.',
    own: 'Buit: el text del club.',
    builtIn: 'Buit: el text predeterminat.',
    clubTexts: 'Textos del club per a tots els esdeveniments',
    save: 'Desa el text',
    saving: 'S’està desant…',
    back: 'Torna al missatge',
  },
  preview: {
    title: 'Com ho veuran',
    party: (name, size, language) => `${name} · ${size}, en ${language === 'ca' ? 'català' : 'castellà'}`,
    from: (club) => `De ${club}`,
    none: 'Encara no hi ha ningú a qui ensenyar-ho.',
    empty: 'Sense assumpte',
    reminder: 'A sota: la data, el lloc, els terminis, el menú i el botó per obrir la reserva.',
    thanks: 'A sota, si van venir: l’enllaç per valorar l’esdeveniment.',
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
    remove: 'Esborra l’esborrany',
    removing: 'S’està esborrant…',
    removeText: 'El que has escrit es perd.',
    tested: (address, time) => `Prova enviada a ${address} a les ${time}`,
    closed: 'L’esdeveniment no està publicat: no s’envien missatges.',
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
    kinds: { reminder: 'Recordatori', thanks: 'Gràcies per sopar amb nosaltres', change: 'Canvi de l’esdeveniment' },
    automatic: {
      reminder: (at) => `automàtic, tres dies abans (${at}), a qui té plaça`,
      thanks: (at) => `automàtic, l’endemà (${at}), a qui hagi vingut`,
    },
    stopped: 'aturat: no s’envia',
    stoppedAfter: (sent, all) => `aturat: ${sent} de ${all} enviats`,
    scheduled: (at) => `programat per al ${at}`,
    draft: 'esborrany',
    sending: (sent, all) => `s’està enviant: ${sent} de ${all}`,
    sent: (at, sent, all) => `enviat el ${at} · ${sent} de ${all} arribats`,
    nobody: (at) => `el ${at} no hi havia ningú a qui enviar-lo`,
    missed: (at) => `no es va enviar el ${at}: l’esdeveniment no estava publicat, o el servidor estava aturat`,
    failed: (count) => (count === 1 ? '1 no ha arribat' : `${count} no han arribat`),
    to: { booked: 'a qui té plaça', waiting: 'a qui espera', came: 'a qui va venir', 'no-show': 'a qui no va venir' },
    changeText: 'Canvia el text',
    edit: 'Corregeix',
    stop: 'Atura',
    resume: 'Reprèn',
    of: (what, title) => `${what}: ${title}`,
  },
  noun: { one: 'aquest missatge', edited: 'lo' },
  errors: {
    unknownPlaceholder: 'Entre claus pots posar el que s’ofereix a dalt. No existeix:',
    textMissing: 'Falta el text: algú el rep en aquesta llengua',
    timeMissing: 'Posa el dia i l’hora',
    noSuchTime: 'Aquesta hora no existeix: aquella nit canvia l’hora',
    past: 'Aquesta hora ja ha passat',
    over: 'L’esdeveniment ja haurà començat: ja no els serveix',
    nobody: 'Ningú d’aquest grup no rep correu.',
    closed: 'L’esdeveniment no està publicat: no s’envien missatges.',
    repeated: 'No s’ha tornat a enviar: és el mateix text per al mateix grup.',
    begun: 'Ja s’ha començat a enviar.',
    unknown: 'Aquest missatge o el seu esdeveniment ja no existeix.',
    missing: 'Escriu l’assumpte i el text en alguna llengua.',
  },
  failed: 'Error en el missatge',
  done: {
    sent: (count) => `S’estan enviant ${mails(count)}`,
    scheduled: (count, at) => `Programat per al ${at}: ${mails(count)}`,
    saved: 'Esborrany desat',
    tested: 'Prova enviada',
    text: 'Text desat',
    stopped: 'Missatge aturat',
    stoppedText: { draft: 'Torna a ser un esborrany.', begun: 'Els correus que no havien sortit ja no surten.' },
    resumed: 'Missatge reprès',
    removed: 'Esborrany esborrat',
    removedMissing: 'Ja s’ha enviat o ja no existeix.',
  },
  club: {
    title: 'Textos dels correus',
    back: 'Esdeveniments',
    lead: 'Valen per a tots els esdeveniments que no tenen un text propi. Si deixes buits l’assumpte i el text d’una llengua, s’envia el predeterminat.',
    kinds: { reminder: 'Recordatori, tres dies abans', thanks: 'Gràcies, l’endemà' },
    builtIn: 'El text predeterminat',
  },
})

export type MessageTexts = (typeof messageTexts)['es']
