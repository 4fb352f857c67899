type Debited = { remittance: { id: number; status: string } | null }

/** Until a remittance is sealed, a charge can leave it. */
export const beforeSealing = ['draft', 'notified'] as const

/** The number of the sealed remittance that debits the charge, its money on its way; null: it can be paid otherwise. */
export function atTheBank({ remittance }: Debited): number | null {
  if (remittance === null || beforeSealing.some((status) => status === remittance.status)) return null
  return remittance.id
}
