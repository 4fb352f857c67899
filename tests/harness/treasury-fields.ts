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
