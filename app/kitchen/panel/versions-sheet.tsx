import { changesInWords, shortMoment } from '#app/kitchen/difference-words.ts'
import type { SheetState } from '#app/kitchen/sheet-state.ts'
import { totalsOf } from '#app/kitchen/kitchen-sheet.ts'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { useLanguage } from '#app/i18n/texts.tsx'
import { StatusBadge } from '#app/ui/badge.tsx'
import { Sheet } from '#app/ui/panel/sheet.tsx'
import { kitchenPanelTexts, type KitchenPanelTexts } from './kitchen-panel-texts.ts'
import type { Version } from './show-kitchen.server.ts'

type VersionsSheetProps = { state: SheetState; versions: readonly Version[]; restaurant: string }

/** The newest first; changes that are not sent yet have a hollow dot. */
export function VersionsSheet({ state, versions, restaurant }: VersionsSheetProps) {
  const { versions: t } = usePanelTexts(kitchenPanelTexts)
  const language = useLanguage()
  const { latest, since, changes, sheet } = state
  const isUnsent = !latest || changes > 0
  return (
    <Sheet title={t.title}>
      <ol className="kitchen-versions">
        {isUnsent && (
          <li className="kitchen-version-unsent">
            <strong>{t.unsent((latest?.number ?? 0) + 1)}</strong>
            <p>{latest && since ? changesInWords(since, language) : t.covers(totalsOf(sheet).covers)}</p>
          </li>
        )}
        {versions.map((version) => (
          <li key={version.number}>
            <strong>{t.version(version.number)}</strong>{' '}
            {version.confirmedAt && <StatusBadge status="approved">{t.received}</StatusBadge>}
            <p>
              {t.by(shortMoment(version.sentAt, language), version.sentBy)}
              <br />
              {version.confirmedAt
                ? t.receivedAt(shortMoment(version.confirmedAt, language), restaurant)
                : t.notReceived}
              <br />
              {contentOf(version, t)}
            </p>
          </li>
        ))}
      </ol>
    </Sheet>
  )
}

function contentOf({ changes, covers }: Version, t: KitchenPanelTexts['versions']): string {
  if (covers === null) return t.unreadable
  return changes === null ? t.covers(covers) : changes || t.noChanges
}
