import type { ReactNode } from 'react'
import { formatShortDate } from '#app/i18n/dates.ts'
import { formatCents, formatFigure } from '#app/i18n/money.ts'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { Facts } from '#app/ui/panel/facts.tsx'
import { Notice } from '#app/ui/panel/notice.tsx'
import { Sheet } from '#app/ui/panel/sheet.tsx'
import { PanelTextLink } from '#app/ui/panel/panel-text-link.tsx'
import type { Preview } from '../import/preview-file.server.ts'
import { CreditList } from './credit-list.tsx'
import { creditTexts } from './credit-texts.ts'
import { ReturnList, useReasonWords } from './return-list.tsx'
import { returnTexts } from './return-texts.ts'
import { SettlementList } from './settlement-list.tsx'

type FilePreviewProps = {
  preview: Preview
  /** The id of the form with the file, which the boxes of the rows name. */
  form: string
  /** The button that posts it. */
  children: ReactNode
}

export function FilePreview({ preview, form, children }: FilePreviewProps) {
  const t = usePanelTexts(returnTexts)
  const { settlements: paid } = usePanelTexts(creditTexts)
  const { returns, proposed, settlements, credits, known, knownCredits } = preview
  const counts = [
    [t.counts.returns, returns.length],
    [t.counts.known, known],
    [paid.title, settlements.length],
    [t.counts.credits, credits.length],
    [t.counts.knownCredits, knownCredits],
  ] as const
  const isEmpty = [returns, proposed, settlements, credits].every(({ length }) => length === 0)
  return (
    <>
      <Sheet title={t.preview}>
        <div className="stack">
          <Warnings preview={preview} />
          <Facts
            facts={counts
              .filter(([, count]) => count > 0)
              .map(([term, count]): [string, string] => [term, formatFigure(count)])}
          />
          {isEmpty && <p>{t.nothing}</p>}
          {returns.length > 0 && <ReturnList label={t.counts.returns} returns={returns} />}
        </div>
      </Sheet>
      {proposed.length > 0 && (
        <Sheet title={t.proposed.title}>
          <div className="stack">
            <p className="muted">{t.proposed.note}</p>
            <ReturnList label={t.proposed.title} returns={proposed} form={form} />
          </div>
        </Sheet>
      )}
      {settlements.length > 0 && <SettlementList settlements={settlements} form={form} />}
      {credits.length > 0 && <CreditList credits={credits} form={form} />}
      {!isEmpty && <div className="cluster">{children}</div>}
    </>
  )
}

/** What somebody must know before the file is posted. */
function Warnings({ preview: { importedOn, refused, foreign, differing } }: { preview: Preview }) {
  const t = usePanelTexts(returnTexts)
  return (
    <>
      {importedOn !== null && <Notice text={t.importedBefore(formatShortDate(importedOn))} />}
      {refused.map((one) => (
        <Refused key={one.id} {...one} />
      ))}
      {foreign > 0 && <Notice text={t.foreign(foreign, formatFigure(foreign))} />}
      {differing.map(({ endToEndId, cents, collectedCents }) => (
        <Notice
          key={endToEndId}
          text={t.differing(endToEndId, cents === null ? t.noAmount : formatCents(cents), formatCents(collectedCents))}
        />
      ))}
    </>
  )
}

function Refused({ id, code, culprits }: Preview['refused'][number]) {
  const t = usePanelTexts(returnTexts)
  const words = useReasonWords()
  const named = culprits?.length ?? 0
  const cut = named > MAX_NAMED ? [t.cut(formatFigure(named), formatFigure(MAX_NAMED))] : []
  return (
    <Notice text={[t.refused(id, words(code)), ...cut].join('. ')}>
      <PanelTextLink
        to={addressOf(id, culprits)}
        label={culprits === null ? t.openRefused : named > 0 ? t.remake : t.remakeWhole}
      />
    </Notice>
  )
}

/** An address has no room for more. */
const MAX_NAMED = 500

/** With the debits that the bank names, whose boxes are not ticked. */
function addressOf(id: number, culprits: number[] | null): string {
  const page = `/admin/tesoreria/remesas/${id}`
  if (!culprits) return page
  return culprits.length > 0 ? `${page}/rehacer?fuera=${culprits.slice(0, MAX_NAMED).join(',')}` : `${page}/rehacer`
}
