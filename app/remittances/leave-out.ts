import type { Address } from '#app/banking/abroad.ts'
import { ibanCountry, isAbroad, isIban } from '#app/banking/iban.ts'
import { isInSepa } from '#app/banking/sepa-countries.ts'
import { sepaName } from '#app/banking/sepa-text.ts'
import { addDays, addMonths } from '#app/platform/club-day.ts'

/** Why an account that owes is not debited. The first that holds is named. */
export const leftOutReasons = [
  'paga-de-otro-modo',
  'baja',
  'suspendido',
  'retenido',
  'sin-mandato',
  'sin-firma',
  'revocado',
  'caducado',
  'iban-mal',
  'fuera-de-sepa',
  'falta-direccion',
  'nombre-vacio',
  'firma-posterior',
  'ya-en-remesa',
  'ultima-devuelta',
  'bajo-minimo',
  'aviso-corto',
  'ha-cambiado',
  'rechazado-por-el-banco',
  'no-cabe',
] as const
export type LeftOut = (typeof leftOutReasons)[number]

/** The scheme's days between the notice and the due date, unless the signed text says fewer. */
export const NOTICE_DAYS = 14
/** A mandate that has not been used for so long has ended (EPC016-06). */
const UNUSED_MONTHS = 36

export type Debtor = { name: string; iban: string; bic: string | null; address: Address | null }

export type Candidate = {
  /** Null: erased. */
  member: { status: string; paymentMethod: string } | null
  isHeld: boolean
  /** The one in force, or else the newest. */
  mandate: {
    status: string
    signedOn: string | null
    lastDueOn: string | null
    noticeDays: number | null
    debtor: Debtor | null
  } | null
  /** What is due and in no other remittance. */
  freeCents: number
  /** The last debit came back, and nobody has let it be collected again. */
  wasReturned: boolean
}

export type Terms = { dueOn: string; noticedOn: string; minCents: number }

/** Undefined: it is debited. */
export function whyLeftOut(candidate: Candidate, terms: Terms): LeftOut | undefined {
  return (
    memberReason(candidate) ??
    mandateReason(candidate.mandate, terms.dueOn) ??
    debtorReason(candidate.mandate?.debtor ?? null) ??
    runReason(candidate, terms)
  )
}

function memberReason({ member, isHeld, mandate }: Candidate): LeftOut | undefined {
  if (member && member.paymentMethod !== 'direct-debit') return 'paga-de-otro-modo'
  if (!member || member.status === 'inactive') return 'baja'
  if (member.status === 'suspended') return 'suspendido'
  return isHeld || mandate?.status === 'hold' ? 'retenido' : undefined
}

function mandateReason(mandate: Candidate['mandate'], dueOn: string): LeftOut | undefined {
  if (!mandate) return 'sin-mandato'
  if (mandate.status === 'draft' || mandate.signedOn === null) return 'sin-firma'
  if (mandate.status === 'expired') return 'caducado'
  if (mandate.status !== 'active') return 'revocado'
  return dueOn > addMonths(mandate.lastDueOn ?? mandate.signedOn, UNUSED_MONTHS) ? 'caducado' : undefined
}

function debtorReason(debtor: Debtor | null): LeftOut | undefined {
  if (!debtor || !isIban(debtor.iban)) return 'iban-mal'
  if (!isInSepa(ibanCountry(debtor.iban))) return 'fuera-de-sepa'
  if (isAbroad(debtor.iban) && !(debtor.address && debtor.bic)) return 'falta-direccion'
  return sepaName(debtor.name) === '' ? 'nombre-vacio' : undefined
}

function runReason({ mandate, freeCents, wasReturned }: Candidate, terms: Terms): LeftOut | undefined {
  if (mandate?.signedOn && mandate.signedOn > terms.dueOn) return 'firma-posterior'
  if (freeCents === 0) return 'ya-en-remesa'
  if (wasReturned) return 'ultima-devuelta'
  if (freeCents < terms.minCents) return 'bajo-minimo'
  return isNoticeShort(mandate?.noticeDays ?? NOTICE_DAYS, terms) ? 'aviso-corto' : undefined
}

export function isNoticeShort(noticeDays: number, { dueOn, noticedOn }: Pick<Terms, 'dueOn' | 'noticedOn'>): boolean {
  return addDays(noticedOn, noticeDays) > dueOn
}
