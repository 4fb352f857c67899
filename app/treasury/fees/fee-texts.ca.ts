import { pairTexts } from '#app/i18n/panel-texts.ts'
import { es } from './fee-texts.es.ts'

const charges = (count: number) => (count === 1 ? '1 càrrec' : `${count} càrrecs`)
const members = (count: number) => (count === 1 ? '1 soci' : `${count} socis`)

export const feeTexts = pairTexts(es, {
  title: 'Quotes',
  lead: 'Cada tipus de soci té una quota anual. Una quota regeix des del seu any fins que n’hi ha una de més nova del mateix tipus.',
  quarters: ['1r trimestre', '2n trimestre', '3r trimestre', '4t trimestre'],
  create: 'Quota nova',
  list: {
    none: 'Encara no hi ha cap quota',
    heads: {
      type: 'Tipus de soci',
      name: 'Concepte',
      from: 'Des del',
      amount: 'Import l’any',
      period: 'Es cobra',
      joining: 'Altes durant l’any',
    },
    edit: (name) => `Edita ${name}`,
    remove: (name) => `Elimina ${name}`,
  },
  periods: { year: 'un cop l’any', quarter: 'cada trimestre' },
  joinings: { months: 'per mesos', full: 'el període sencer' },
  dialog: {
    created: 'Quota nova',
    edited: 'Edita la quota',
    noun: { one: 'aquesta quota', edited: 'la' },
    type: 'Tipus de soci',
    typeHint: 'Com està escrit a la fitxa dels socis.',
    year: 'Regeix des de l’any',
    amount: 'Import l’any, en euros',
    period: 'Es cobra',
    joining: 'Qui es dona d’alta durant l’any paga',
    name: 'Concepte, en castellà',
    nameHint: 'El veuran els socis. L’any s’hi afegeix sol: «Cuota de socio 2027».',
    nameCa: 'Concepte, en català',
    save: 'Desa la quota',
  },
  saving: { created: 'Quota creada', updated: 'Quota desada', failed: 'No s’ha pogut desar la quota' },
  deletion: {
    title: 'Elimina la quota',
    text: (name) => `Vols eliminar «${name}»? Els càrrecs que ja estan fets es queden.`,
    confirm: 'Elimina la quota',
    busy: 'S’està eliminant…',
    done: 'Quota eliminada',
    failed: 'No s’ha pogut eliminar la quota',
    unknown: 'Aquesta quota ja no existeix',
  },
  errors: {
    typeMissing: 'Escriu el tipus de soci',
    yearInvalid: 'Escriu un any com 2027',
    amountInvalid: 'Escriu un import com 120 o 120,50',
    choose: 'Tria una opció',
    nameMissing: 'Escriu el concepte',
    conflict: 'Algú ha desat una altra cosa mentrestant',
    unknown: 'Aquesta quota ja no existeix',
    'place-taken': 'Ja hi ha una quota d’aquest tipus per a aquest any',
  },
  generation: {
    title: 'Fes els càrrecs d’un any',
    year: 'Any',
    show: 'Mostra què es farà',
    toMake: (count, euros) => `${charges(count)} per fer, ${euros} en total`,
    nothing: 'No queda cap càrrec per fer',
    made: (count) =>
      count === 1 ? '1 càrrec ja fet, que no es repeteix' : `${charges(count)} ja fets, que no es repeteixen`,
    exempt: (count) => `${members(count)} amb quota pròpia de 0 €, sense càrrec`,
    without: (type, count) => `${members(count)} de tipus «${type}», sense quota per a aquest any`,
    members: (count) => `${members(count)} d’alta`,
    start: (year) => `Genera ${year}`,
    question: (year) => `Genera les quotes del ${year}`,
    text: (count, euros) =>
      `Es faran ${charges(count)} per ${euros}. Als socis no se’ls escriu: l’avís va amb la remesa.`,
    again: 'Es pot repetir: ningú no rep dues vegades el mateix càrrec.',
    busy: 'S’està generant…',
    done: (count) => (count === 1 ? '1 càrrec fet' : `${charges(count)} fets`),
    queued: 'Els càrrecs s’estan fent. Torna a carregar la pàgina d’aquí a un minut.',
    failed: 'No s’han pogut fer els càrrecs',
  },
})
export type FeeTexts = (typeof feeTexts)['es']
