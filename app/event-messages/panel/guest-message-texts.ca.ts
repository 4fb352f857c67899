import { el } from '#app/i18n/elision.ts'
import { pairTexts } from '#app/i18n/panel-texts.ts'
import { es } from './guest-message-texts.es.ts'

const parties = (count: number) => (count === 1 ? '1 reserva' : `${count} reserves`)

export const guestMessageTexts = pairTexts(es, {
  title: 'Missatges',
  audience: {
    names: { booked: 'Tenen plaça', waiting: 'Esperen', came: 'Van venir', 'no-show': 'No van venir' },
    parties: { booked: parties, waiting: String, came: String, 'no-show': String },
    demo: (count) =>
      count === 1 ? '1 reserva de demostració no compta.' : `${count} reserves de demostració no compten.`,
    calls: (count) => (count === 1 ? '1 reserva no té correu' : `${count} reserves no tenen correu`),
    call: (count) => (count === 1 ? 'truca-li' : 'truca’ls'),
    noPhone: 'sense telèfon',
    after: 'A qui va venir i a qui no, quan hagi passat l’esdeveniment i hi hagi algú marcat a la porta.',
  },
  tableless: (count) =>
    count === 1
      ? '1 reserva encara no té taula: llegirà «encara sense número».'
      : `${count} reserves encara no tenen taula: llegiran «encara sense número».`,
  closed: 'L’esdeveniment no està publicat: no s’envien missatges.',
  automatic: {
    titles: { reminder: 'El recordatori d’aquest esdeveniment', thanks: 'Les gràcies d’aquest esdeveniment' },
    own: 'Buit: el text del club.',
    builtIn: 'Buit: el text predeterminat.',
    clubTexts: 'Textos del club per a tots els esdeveniments',
    save: 'Desa el text',
    saving: 'S’està desant…',
    back: 'Torna al missatge',
    beneath: {
      reminder: 'A sota: la data, el lloc, els terminis, el menú i el botó per obrir la reserva.',
      thanks: 'A sota, si van venir: l’enllaç per valorar l’esdeveniment.',
    },
  },
  list: {
    kinds: { reminder: 'Recordatori', thanks: 'Gràcies per sopar amb nosaltres', change: 'Canvi de l’esdeveniment' },
    automatic: {
      reminder: (at) => `automàtic, tres dies abans (${at}), a qui té plaça`,
      thanks: (at) => `automàtic, l’endemà (${at}), a qui hagi vingut`,
    },
    missed: (at) => `no es va enviar ${el(at)}: l’esdeveniment no estava publicat, o el servidor estava aturat`,
    to: { booked: 'a qui té plaça', waiting: 'a qui espera', came: 'a qui va venir', 'no-show': 'a qui no va venir' },
    changeText: 'Canvia el text',
    resume: 'Reprèn',
  },
  errors: {
    over: 'L’esdeveniment ja haurà començat: ja no els serveix',
    closed: 'L’esdeveniment no està publicat: no s’envien missatges.',
    unknown: 'Aquest missatge o el seu esdeveniment ja no existeix.',
  },
  done: { text: 'Text desat', resumed: 'Missatge reprès' },
  club: {
    title: 'Textos dels correus',
    back: 'Esdeveniments',
    lead: 'Valen per a tots els esdeveniments que no tenen un text propi. Si deixes buits l’assumpte i el text d’una llengua, s’envia el predeterminat.',
    kinds: { reminder: 'Recordatori, tres dies abans', thanks: 'Gràcies, l’endemà' },
    builtIn: 'El text predeterminat',
  },
})
