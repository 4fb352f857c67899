import { de, del } from '#app/i18n/elision.ts'
import { es } from './credit-texts.es.ts'

const ca: typeof es = {
  title: 'Abonaments al compte',
  note: 'Només està marcat el que és segur. Marca el que reconeguis i, si cal, canvia el compte: pel número, o cerca el nom.',
  heads: { payer: 'Ordenant i concepte', day: 'Data', amount: 'Import', account: 'Compte', why: 'Per què' },
  noPayer: 'Sense ordenant',
  row: (payer, amount) => `${payer}: ${amount}`,
  account: (payer) => `Compte de soci per a l’abonament ${de(payer)}`,
  grounds: {
    reference: 'El seu número o referència és al concepte',
    name: 'Es diu com l’ordenant',
    holder: 'El titular de la seva ordre es diu com l’ordenant',
    amount: 'És el que deu',
  },
  noProposal: 'Sense proposta',
  notedOn: (day) => `Ja hi ha un cobrament d’aquest import, ${del(day)}`,
  repeated: 'Una altra fila d’aquest fitxer diu el mateix',
  unknown: 'No hi ha cap compte amb aquest número',
  noNumber: 'Sense compte',
  settlements: {
    title: 'Remeses abonades',
    heads: { remittance: 'Remesa', day: 'Data', paid: 'El banc abona', expected: 'La remesa suma', why: 'Per què' },
    remittance: (number) => `Remesa ${number}`,
    certain: 'El banc anomena la remesa, i l’import és el seu',
    differs: 'El banc anomena la remesa, però l’import és un altre: mira si falten devolucions',
    sum: 'Només coincideixen l’import i la data',
  },
  done: {
    paid: (count, shown) => (count === 1 ? '1 transferència anotada' : `${shown} transferències anotades`),
    settled: (number) => `Remesa ${number} abonada`,
    nothing: 'No hi havia res per anotar',
    refused: (count, shown) => (count === 1 ? '1 abonament no s’ha anotat' : `${shown} abonaments no s’han anotat`),
    notSettled: 'Ha canviat mentrestant: obre-la',
  },
}

export const creditTexts = { es, ca }
export type CreditTexts = typeof es
