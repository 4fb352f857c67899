import { formatDate } from '#app/i18n/dates.ts'
import { formatFigure } from '#app/i18n/money.ts'
import type { Language } from '#app/i18n/language.ts'
import { todayTexts } from './today-texts.ts'
import type { TreasuryWork } from './today.server.ts'

/** What waits for the treasurer, each with the way to it: «Hoy» and the dashboard's queue say the same. */
export function workLines({ next, returns, returned, missing, expiring }: TreasuryWork, language: Language) {
  const t = todayTexts[language].work
  const remittance = (id: number | null) => `/admin/tesoreria/remesas/${id}`
  return [
    next && {
      kind: 'next' as const,
      text: t[next.status](formatFigure(next.id), formatDate(next.dueOn, language)),
      to: remittance(next.id),
    },
    returns > 0 && { kind: 'returns' as const, text: t.returns(returns), to: remittance(returned) },
    missing > 0 && { kind: 'missing' as const, text: t.missing(missing), to: '/admin/tesoreria/ordenes' },
    expiring > 0 && {
      kind: 'expiring' as const,
      text: t.expiring(expiring),
      to: '/admin/tesoreria/ordenes?estado=active',
    },
  ].filter((line) => line !== null && line !== false)
}
