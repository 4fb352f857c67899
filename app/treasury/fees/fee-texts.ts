import { panelTexts } from '#app/i18n/panel-texts.ts'

const charges = {
  es: (count: number) => (count === 1 ? '1 cargo' : `${count} cargos`),
  ca: (count: number) => (count === 1 ? '1 càrrec' : `${count} càrrecs`),
}
const members = {
  es: (count: number) => (count === 1 ? '1 socio' : `${count} socios`),
  ca: (count: number) => (count === 1 ? '1 soci' : `${count} socis`),
}

export const feeTexts = panelTexts({
  title: { es: 'Cuotas', ca: 'Quotes' },
  lead: {
    es: 'Cada tipo de socio tiene una cuota anual. Una cuota rige desde su año hasta que hay otra más nueva del mismo tipo.',
    ca: 'Cada tipus de soci té una quota anual. Una quota regeix des del seu any fins que n’hi ha una de més nova del mateix tipus.',
  },
  quarters: {
    es: ['1.er trimestre', '2.º trimestre', '3.er trimestre', '4.º trimestre'] as string[],
    ca: ['1r trimestre', '2n trimestre', '3r trimestre', '4t trimestre'],
  },
  create: { es: 'Nueva cuota', ca: 'Quota nova' },
  list: {
    none: { es: 'Todavía no hay ninguna cuota', ca: 'Encara no hi ha cap quota' },
    heads: {
      type: { es: 'Tipo de socio', ca: 'Tipus de soci' },
      name: { es: 'Concepto', ca: 'Concepte' },
      from: { es: 'Desde', ca: 'Des del' },
      amount: { es: 'Importe al año', ca: 'Import l’any' },
      period: { es: 'Se cobra', ca: 'Es cobra' },
      joining: { es: 'Altas durante el año', ca: 'Altes durant l’any' },
    },
    edit: { es: (name: string) => `Editar ${name}`, ca: (name: string) => `Edita ${name}` },
    remove: { es: (name: string) => `Eliminar ${name}`, ca: (name: string) => `Elimina ${name}` },
  },
  periods: {
    year: { es: 'una vez al año', ca: 'un cop l’any' },
    quarter: { es: 'cada trimestre', ca: 'cada trimestre' },
  },
  joinings: {
    months: { es: 'por meses', ca: 'per mesos' },
    full: { es: 'el periodo entero', ca: 'el període sencer' },
  },
  dialog: {
    created: { es: 'Nueva cuota', ca: 'Quota nova' },
    edited: { es: 'Editar cuota', ca: 'Edita la quota' },
    noun: { one: { es: 'esta cuota', ca: 'aquesta quota' }, edited: { es: 'la', ca: 'la' } },
    type: { es: 'Tipo de socio', ca: 'Tipus de soci' },
    typeHint: { es: 'Como está escrito en la ficha de los socios.', ca: 'Com està escrit a la fitxa dels socis.' },
    year: { es: 'Rige desde el año', ca: 'Regeix des de l’any' },
    amount: { es: 'Importe al año, en euros', ca: 'Import l’any, en euros' },
    period: { es: 'Se cobra', ca: 'Es cobra' },
    joining: { es: 'Quien se da de alta durante el año paga', ca: 'Qui es dona d’alta durant l’any paga' },
    name: { es: 'Concepto, en castellano', ca: 'Concepte, en castellà' },
    nameHint: {
      es: 'Lo verán los socios. El año se añade solo: «Cuota de socio 2027».',
      ca: 'El veuran els socis. L’any s’hi afegeix sol: «Cuota de socio 2027».',
    },
    nameCa: { es: 'Concepto, en catalán', ca: 'Concepte, en català' },
    save: { es: 'Guardar cuota', ca: 'Desa la quota' },
  },
  saving: {
    created: { es: 'Cuota creada', ca: 'Quota creada' },
    updated: { es: 'Cuota guardada', ca: 'Quota desada' },
    failed: { es: 'No se ha podido guardar la cuota', ca: 'No s’ha pogut desar la quota' },
  },
  deletion: {
    title: { es: 'Eliminar cuota', ca: 'Elimina la quota' },
    text: {
      es: (name: string) => `¿Eliminar «${name}»? Los cargos que ya están hechos se quedan.`,
      ca: (name: string) => `Vols eliminar «${name}»? Els càrrecs que ja estan fets es queden.`,
    },
    confirm: { es: 'Eliminar cuota', ca: 'Elimina la quota' },
    busy: { es: 'Eliminando…', ca: 'S’està eliminant…' },
    done: { es: 'Cuota eliminada', ca: 'Quota eliminada' },
    failed: { es: 'No se ha podido eliminar la cuota', ca: 'No s’ha pogut eliminar la quota' },
    unknown: { es: 'Esta cuota ya no existe', ca: 'Aquesta quota ja no existeix' },
  },
  errors: {
    typeMissing: { es: 'Escribe el tipo de socio', ca: 'Escriu el tipus de soci' },
    yearInvalid: { es: 'Escribe un año como 2027', ca: 'Escriu un any com 2027' },
    amountInvalid: { es: 'Escribe un importe como 120 o 120,50', ca: 'Escriu un import com 120 o 120,50' },
    choose: { es: 'Elige una opción', ca: 'Tria una opció' },
    nameMissing: { es: 'Escribe el concepto', ca: 'Escriu el concepte' },
    conflict: { es: 'Alguien ha guardado otra cosa mientras tanto', ca: 'Algú ha desat una altra cosa mentrestant' },
    unknown: { es: 'Esta cuota ya no existe', ca: 'Aquesta quota ja no existeix' },
    'place-taken': {
      es: 'Ya hay una cuota de este tipo para ese año',
      ca: 'Ja hi ha una quota d’aquest tipus per a aquest any',
    },
  },
  generation: {
    title: { es: 'Hacer los cargos de un año', ca: 'Fes els càrrecs d’un any' },
    year: { es: 'Año', ca: 'Any' },
    show: { es: 'Ver qué se hará', ca: 'Mostra què es farà' },
    toMake: {
      es: (count: number, euros: string) => `${charges.es(count)} por hacer, ${euros} en total`,
      ca: (count: number, euros: string) => `${charges.ca(count)} per fer, ${euros} en total`,
    },
    nothing: { es: 'No queda ningún cargo por hacer', ca: 'No queda cap càrrec per fer' },
    made: {
      es: (count: number) =>
        count === 1 ? '1 cargo ya hecho, que no se repite' : `${charges.es(count)} ya hechos, que no se repiten`,
      ca: (count: number) =>
        count === 1 ? '1 càrrec ja fet, que no es repeteix' : `${charges.ca(count)} ja fets, que no es repeteixen`,
    },
    exempt: {
      es: (count: number) => `${members.es(count)} con cuota propia de 0 €, sin cargo`,
      ca: (count: number) => `${members.ca(count)} amb quota pròpia de 0 €, sense càrrec`,
    },
    without: {
      es: (type: string, count: number) => `${members.es(count)} de tipo «${type}», sin cuota para ese año`,
      ca: (type: string, count: number) => `${members.ca(count)} de tipus «${type}», sense quota per a aquest any`,
    },
    members: {
      es: (count: number) => `${members.es(count)} de alta`,
      ca: (count: number) => `${members.ca(count)} d’alta`,
    },
    start: { es: (year: number) => `Generar ${year}`, ca: (year: number) => `Genera ${year}` },
    question: {
      es: (year: number) => `Generar las cuotas de ${year}`,
      ca: (year: number) => `Genera les quotes del ${year}`,
    },
    text: {
      es: (count: number, euros: string) =>
        `Se harán ${charges.es(count)} por ${euros}. A los socios no se les escribe: el aviso va con la remesa.`,
      ca: (count: number, euros: string) =>
        `Es faran ${charges.ca(count)} per ${euros}. Als socis no se’ls escriu: l’avís va amb la remesa.`,
    },
    again: {
      es: 'Se puede repetir: nadie recibe dos veces el mismo cargo.',
      ca: 'Es pot repetir: ningú no rep dues vegades el mateix càrrec.',
    },
    busy: { es: 'Generando…', ca: 'S’està generant…' },
    done: {
      es: (count: number) => (count === 1 ? '1 cargo hecho' : `${charges.es(count)} hechos`),
      ca: (count: number) => (count === 1 ? '1 càrrec fet' : `${charges.ca(count)} fets`),
    },
    queued: {
      es: 'Los cargos se están haciendo. Vuelve a cargar la página dentro de un minuto.',
      ca: 'Els càrrecs s’estan fent. Torna a carregar la pàgina d’aquí a un minut.',
    },
    failed: { es: 'No se han podido hacer los cargos', ca: 'No s’han pogut fer els càrrecs' },
  },
})

export type FeeTexts = (typeof feeTexts)['es']
