import { de, del } from '#app/i18n/elision.ts'
import { panelTexts } from '#app/i18n/panel-texts.ts'

export const creditTexts = panelTexts({
  title: { es: 'Abonos en la cuenta', ca: 'Abonaments al compte' },
  note: {
    es: 'Está marcado solo lo seguro. Marca lo que reconozcas y, si hace falta, cambia la cuenta: por número, o busca el nombre.',
    ca: 'Només està marcat el que és segur. Marca el que reconeguis i, si cal, canvia el compte: pel número, o cerca el nom.',
  },
  heads: {
    payer: { es: 'Ordenante y concepto', ca: 'Ordenant i concepte' },
    day: { es: 'Fecha', ca: 'Data' },
    amount: { es: 'Importe', ca: 'Import' },
    account: { es: 'Cuenta', ca: 'Compte' },
    why: { es: 'Por qué', ca: 'Per què' },
  },
  noPayer: { es: 'Sin ordenante', ca: 'Sense ordenant' },
  /** Of the box of a row. */
  row: {
    es: (payer: string, amount: string) => `${payer}: ${amount}`,
    ca: (payer: string, amount: string) => `${payer}: ${amount}`,
  },
  account: {
    es: (payer: string) => `Cuenta de socio para el abono de ${payer}`,
    ca: (payer: string) => `Compte de soci per a l’abonament ${de(payer)}`,
  },
  grounds: {
    reference: { es: 'Su número o referencia está en el concepto', ca: 'El seu número o referència és al concepte' },
    name: { es: 'Se llama como el ordenante', ca: 'Es diu com l’ordenant' },
    holder: {
      es: 'El titular de su orden se llama como el ordenante',
      ca: 'El titular de la seva ordre es diu com l’ordenant',
    },
    amount: { es: 'Es lo que debe', ca: 'És el que deu' },
  },
  noProposal: { es: 'Sin propuesta', ca: 'Sense proposta' },
  notedOn: {
    es: (day: string) => `Ya hay un cobro de este importe, del ${day}`,
    ca: (day: string) => `Ja hi ha un cobrament d’aquest import, ${del(day)}`,
  },
  repeated: { es: 'Otra fila de este fichero dice lo mismo', ca: 'Una altra fila d’aquest fitxer diu el mateix' },
  unknown: { es: 'No hay ninguna cuenta con este número', ca: 'No hi ha cap compte amb aquest número' },
  noNumber: { es: 'Sin cuenta', ca: 'Sense compte' },
  settlements: {
    title: { es: 'Remesas abonadas', ca: 'Remeses abonades' },
    heads: {
      remittance: { es: 'Remesa', ca: 'Remesa' },
      day: { es: 'Fecha', ca: 'Data' },
      paid: { es: 'El banco abona', ca: 'El banc abona' },
      expected: { es: 'La remesa suma', ca: 'La remesa suma' },
      why: { es: 'Por qué', ca: 'Per què' },
    },
    remittance: { es: (number: string) => `Remesa ${number}`, ca: (number: string) => `Remesa ${number}` },
    certain: {
      es: 'El banco nombra la remesa, y el importe es el suyo',
      ca: 'El banc anomena la remesa, i l’import és el seu',
    },
    differs: {
      es: 'El banco nombra la remesa, pero el importe es otro: mira si faltan devoluciones',
      ca: 'El banc anomena la remesa, però l’import és un altre: mira si falten devolucions',
    },
    sum: { es: 'Solo coinciden el importe y la fecha', ca: 'Només coincideixen l’import i la data' },
  },
  done: {
    paid: {
      es: (count: number, shown: string) =>
        count === 1 ? '1 transferencia anotada' : `${shown} transferencias anotadas`,
      ca: (count: number, shown: string) =>
        count === 1 ? '1 transferència anotada' : `${shown} transferències anotades`,
    },
    settled: { es: (number: string) => `Remesa ${number} abonada`, ca: (number: string) => `Remesa ${number} abonada` },
    nothing: { es: 'No había nada que anotar', ca: 'No hi havia res per anotar' },
    refused: {
      es: (count: number, shown: string) =>
        count === 1 ? '1 abono no se ha anotado' : `${shown} abonos no se han anotado`,
      ca: (count: number, shown: string) =>
        count === 1 ? '1 abonament no s’ha anotat' : `${shown} abonaments no s’han anotat`,
    },
    notSettled: { es: 'Ha cambiado mientras tanto: ábrela', ca: 'Ha canviat mentrestant: obre-la' },
  },
})

export type CreditTexts = (typeof creditTexts)['es']
