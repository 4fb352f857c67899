import { formatCents, formatFigure } from '#app/i18n/money.ts'
import type { AccountTexts } from '#app/treasury/accounts/account-texts.ts'
import type { BulkOutcome } from '#app/ui/panel/bulk-answer.ts'
import type { Imported } from '../import/import-file.server.ts'
import type { CreditRefusal } from '../import/post-credits.server.ts'
import type { CreditTexts } from './credit-texts.ts'
import type { ReturnTexts } from './return-texts.ts'

export type OutcomeTexts = { returns: ReturnTexts; credits: CreditTexts; accounts: AccountTexts }

/** What became of a file, in words: a toast, and the rows that were left as they are. */
export function importOutcome(
  { returned, paid, settled, notSettled, refused }: Extract<Imported, { ok: true }>,
  { returns, credits, accounts }: OutcomeTexts,
): { title: string; outcome?: BulkOutcome } {
  const { done, noNumber, unknown, settlements } = credits
  const parts = [
    ...settled.map((id) => done.settled(formatFigure(id))),
    ...(returned > 0 ? [returns.done(returned, formatFigure(returned))] : []),
    ...(paid > 0 ? [done.paid(paid, formatFigure(paid))] : []),
  ]
  const title = parts.join(' · ') || done.nothing
  const why = (refusal: CreditRefusal) =>
    refusal.reason === 'unknown' ? unknown : accounts.refused['at-the-bank'](formatFigure(refusal.remittance))
  const notes = [
    ...notSettled.map((id) => ({ name: settlements.remittance(formatFigure(id)), text: done.notSettled })),
    ...refused.map((refusal) => ({
      name: `${refusal.number || noNumber} · ${formatCents(refusal.cents)}`,
      text: why(refusal),
    })),
  ]
  if (notes.length === 0) return { title }
  return { title, outcome: { title: done.refused(notes.length, formatFigure(notes.length)), notes, undo: null } }
}
