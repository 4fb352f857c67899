export const es = {
  title: 'Abonos en la cuenta',
  note: 'Está marcado solo lo seguro. Marca lo que reconozcas y, si hace falta, cambia la cuenta: por número, o busca el nombre.',
  heads: { payer: 'Ordenante y concepto', day: 'Fecha', amount: 'Importe', account: 'Cuenta', why: 'Por qué' },
  noPayer: 'Sin ordenante',
  /** Of the box of a row. */
  row: (payer: string, amount: string) => `${payer}: ${amount}`,
  account: (payer: string) => `Cuenta de socio para el abono de ${payer}`,
  grounds: {
    reference: 'Su número o referencia está en el concepto',
    name: 'Se llama como el ordenante',
    holder: 'El titular de su orden se llama como el ordenante',
    amount: 'Es lo que debe',
  },
  noProposal: 'Sin propuesta',
  notedOn: (day: string) => `Ya hay un cobro de este importe, del ${day}`,
  repeated: 'Otra fila de este fichero dice lo mismo',
  unknown: 'No hay ninguna cuenta con este número',
  noNumber: 'Sin cuenta',
  settlements: {
    title: 'Remesas abonadas',
    heads: { remittance: 'Remesa', day: 'Fecha', paid: 'El banco abona', expected: 'La remesa suma', why: 'Por qué' },
    remittance: (number: string) => `Remesa ${number}`,
    certain: 'El banco nombra la remesa, y el importe es el suyo',
    differs: 'El banco nombra la remesa, pero el importe es otro: mira si faltan devoluciones',
    sum: 'Solo coinciden el importe y la fecha',
  },
  done: {
    paid: (count: number, shown: string) =>
      count === 1 ? '1 transferencia anotada' : `${shown} transferencias anotadas`,
    settled: (number: string) => `Remesa ${number} abonada`,
    nothing: 'No había nada que anotar',
    refused: (count: number, shown: string) =>
      count === 1 ? '1 abono no se ha anotado' : `${shown} abonos no se han anotado`,
    notSettled: 'Ha cambiado mientras tanto: ábrela',
  },
}
