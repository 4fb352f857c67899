import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { formatShortDate } from '#app/i18n/dates.ts'
import { formatEuros, formatFigure } from '#app/i18n/money.ts'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { DataTable } from '#app/ui/panel/data-table.tsx'
import { Facts } from '#app/ui/panel/facts.tsx'
import { Notice } from '#app/ui/panel/notice.tsx'
import { Sheet } from '#app/ui/panel/sheet.tsx'
import type { Preview } from '../import-returns.server.ts'
import { reasonTexts } from './reason-texts.ca.ts'
import { returnTexts } from './return-texts.ca.ts'

/** @param children the button that posts it */
export function FilePreview({ preview, children }: { preview: Preview; children: ReactNode }) {
  const t = usePanelTexts(returnTexts)
  const { codes, noCode } = usePanelTexts(reasonTexts)
  const { returns, known, foreign, differing, refused } = preview
  const wordsOf = (code: string) => (code ? `${codes[code] ?? noCode} (${code})` : noCode)
  return (
    <Sheet title={t.preview}>
      <div className="stack">
        {refused.map(({ id, code }) => (
          <Notice key={id} text={t.refused(id, wordsOf(code))}>
            <Link to={`/admin/tesoreria/remesas/${id}`} className="text-link">
              {t.openRefused}
            </Link>
          </Notice>
        ))}
        {foreign > 0 && <Notice text={t.foreign(foreign, formatFigure(foreign))} />}
        {differing.map(({ endToEndId, cents, collectedCents }) => (
          <Notice
            key={endToEndId}
            text={t.differing(
              endToEndId,
              cents === null ? t.noAmount : formatEuros(cents / 100),
              formatEuros(collectedCents / 100),
            )}
          />
        ))}
        <Facts
          facts={[
            [t.counts.returns, formatFigure(returns.length)],
            [t.counts.known, formatFigure(known)],
          ]}
        />
        {returns.length === 0 ? (
          <p>{t.nothing}</p>
        ) : (
          <>
            <DataTable
              label={t.preview}
              rows={returns}
              rowKey={({ itemId }) => itemId}
              columns={[
                { head: t.heads.reference, kind: 'name', cell: ({ endToEndId }) => endToEndId },
                { head: t.heads.reason, kind: 'text', cell: ({ code }) => wordsOf(code) },
                { head: t.heads.day, kind: 'date', cell: ({ day }) => formatShortDate(day) },
                { head: t.heads.amount, kind: 'number', cell: ({ cents }) => formatEuros(cents / 100) },
                { head: t.heads.fee, kind: 'number', cell: ({ feeCents }) => formatEuros(feeCents / 100) },
              ]}
            />
            <div className="cluster">{children}</div>
          </>
        )}
      </div>
    </Sheet>
  )
}
