import { formatDate, formatDateTime, formatTime } from '#app/i18n/dates.ts'
import type { Language } from '#app/i18n/language.ts'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { useLanguage } from '#app/i18n/texts.tsx'
import type { StoredVersion } from '#app/ui/panel/use-answer.ts'
import { conflictTexts, type ConflictTexts } from './panel-texts.ts'

type ConflictHeadsProps = { stored: StoredVersion; since: number | undefined }

/** Whose each version is, and of when. */
export function ConflictHeads({ stored: { savedBy }, since }: ConflictHeadsProps) {
  const t = usePanelTexts(conflictTexts)
  const language = useLanguage()
  const saved = savedBy && [savedBy.isSelf ? null : savedBy.name, formatDateTime(savedBy.at, language)]
  return (
    <div className="conflict-field conflict-heads">
      <span />
      <p>
        <b>{t.mine}</b> <span className="muted">· {unsavedText(t, since, language)}</span>
      </p>
      <p>
        <b>{t.stored}</b> {saved && <span className="muted">· {saved.filter(Boolean).join(', ')}</span>}
      </p>
    </div>
  )
}

function unsavedText(t: ConflictTexts, since: number | undefined, language: Language): string {
  if (since === undefined) return t.unsaved
  const moment = new Date(since)
  const isToday = formatDate(moment, language) === formatDate(new Date(), language)
  if (isToday) return t.unsavedSinceTime(formatTime(moment, language))
  return t.unsavedSinceDay(formatDateTime(moment, language))
}
