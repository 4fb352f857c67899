/** A creditor, as the form sends it. */
export const creditorFields = {
  name: 'Associació gastronòmica El Cercle',
  tax_number: 'B85626240',
  suffix: '000',
  iban: 'ES91 2100 0418 4502 0005 1332',
  cutoff: '14:00',
  lead_days: '2',
  notice_days: '14',
  min: '0',
}

/** A plan of fees, as the form sends it. */
export const planFields = {
  membership_type: 'Regular',
  year: '2027',
  amount: '120,50',
  period: 'quarter',
  joining: 'months',
  name: 'Cuota de socio',
  name_ca: 'Quota de soci',
}

/** A payment that comes by hand, and a charge, as their forms send them. */
export const paymentFields = {
  act: 'pay',
  key: '0b7c5a3e-6a54-4c7e-9b0e-2f4f6f1f2b01',
  amount: '50',
  method: 'bizum',
  received_on: '2026-11-02',
  note: 'En la cena',
}
export const chargeFields = {
  act: 'charge',
  key: '0b7c5a3e-6a54-4c7e-9b0e-2f4f6f1f2b02',
  concept: 'Delantal',
  concept_ca: 'Davantal',
  amount: '18,50',
  due_on: '2026-11-30',
}
