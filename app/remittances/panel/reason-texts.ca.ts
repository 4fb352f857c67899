import { returnCodeTexts } from '#app/banking/return-code-texts.ts'
import { al, de } from '#app/i18n/elision.ts'
import { es } from './reason-texts.es.ts'

export type ReasonTexts = typeof es

const ca: ReasonTexts = {
  reasons: {
    'paga-de-otro-modo': 'Paga d’una altra manera',
    baja: 'De baixa: no se li cobra pel banc, el seu pagament s’anota al compte',
    suspendido: 'Suspès: no se li cobra mentre ho estigui',
    retenido: 'Cobraments retinguts',
    'sin-mandato': 'Sense ordre de domiciliació',
    'sin-firma': 'Ordre sense signar',
    revocado: 'Ordre donada de baixa',
    caducado: 'Ordre caducada: 36 mesos sense fer-la servir',
    'iban-mal': 'IBAN incorrecte',
    'fuera-de-sepa': 'Compte fora de la zona SEPA',
    'falta-direccion': 'Falta l’adreça o el BIC: cal una altra ordre',
    'nombre-vacio': 'Titular sense lletres llatines',
    'firma-posterior': 'Ordre signada després de la data del càrrec',
    'ya-en-remesa': 'Ja és en una altra remesa',
    'ultima-devuelta': 'El seu últim rebut es va retornar',
    'bajo-minimo': 'Per sota del mínim',
    'aviso-corto': 'No hi ha termini per avisar',
    'ha-cambiado': 'Ha canviat: el que degui entra a la pròxima remesa',
    'rechazado-por-el-banco': 'El banc no l’accepta',
    'no-cabe': 'No cap al fitxer: entra a la pròxima remesa',
  },
  alreadyIn: (id) => `Ja és a la remesa ${id}`,
  remedies: {
    member: 'Obre la fitxa',
    account: 'Obre el compte',
    mandate: 'Obre l’ordre',
    remittance: 'Obre la remesa',
    ask: 'Envia l’enllaç per signar',
    include: 'Inclou-ho aquesta vegada',
    move: (day) => `Mou la data ${al(day)}`,
    next: 'Prepara la pròxima',
    collect: 'Torna a cobrar',
    seen: 'Marca-la com a vista',
    print: 'Imprimeix l’ordre per al banc',
  },
  codes: returnCodeTexts.ca,
  noCode: 'Motiu no indicat',
  noting: {
    title: 'Anota una devolució',
    text: (name, amount) => `Rebut ${de(name)}: ${amount}.`,
    code: 'Motiu',
    receivedOn: 'Data de la devolució',
    fee: 'Despeses del banc en euros (opcional)',
    chargesFee: 'Carregar les despeses al soci',
    confirm: 'Anota la devolució',
    busy: 'S’està anotant…',
    done: 'Devolució anotada',
    failed: 'No s’ha anotat',
    wrong: { code: 'Tria el motiu.', receivedOn: 'Escriu la data.', fee: 'Escriu un import, per exemple 1,50.' },
  },
}

export const reasonTexts = { es, ca }
