import { changedTables, differenceWords, shortMoment } from '#app/kitchen/difference-words.ts'
import { totalsOf } from '#app/kitchen/kitchen-sheet.ts'
import { kitchenTexts } from '#app/kitchen/kitchen-texts.ts'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { useLanguage } from '#app/i18n/texts.tsx'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { kitchenPanelTexts } from './kitchen-panel-texts.ts'
import type { Kitchen } from './show-kitchen.server.ts'
import { SEND_FORM, useSheetSending } from './use-sheet-sending.ts'

/** What has changed since the last sheet, and the button that sends the next one. */
export function SendStrip({ kitchen }: { kitchen: Kitchen }) {
  const { strip: t } = usePanelTexts(kitchenPanelTexts)
  const fetcher = useSheetSending()
  const { state, over, cancelled } = kitchen
  const number = (state.latest?.number ?? 0) + 1
  const isNew = !state.latest || state.changes > 0 || state.unknown
  const busy = fetcher.state !== 'idle'
  return (
    <div className={isNew ? 'free-strip kitchen-strip kitchen-strip-new' : 'free-strip kitchen-strip'}>
      <Icon name={isNew ? 'warning' : 'check'} />
      <Sentence kitchen={kitchen} />
      {over || cancelled ? (
        <p className="small">{over ? t.over : t.cancelled}</p>
      ) : isNew ? (
        <Button type="submit" form={SEND_FORM} icon="envelope-simple" busy={busy} label={t.send(number)} />
      ) : (
        <Button
          type="submit"
          form={SEND_FORM}
          name="again"
          value="on"
          variant="secondary"
          size="sm"
          busy={busy}
          label={t.sendAgain}
        />
      )}
    </div>
  )
}

function Sentence({ kitchen: { state } }: { kitchen: Kitchen }) {
  const { strip: t } = usePanelTexts(kitchenPanelTexts)
  const language = useLanguage()
  const words = kitchenTexts[language]
  const { latest, since, changes, sheet, unknown } = state
  if (!latest) {
    return (
      <p>
        <strong>{t.never}</strong> <span className="kitchen-strip-more">· {t.neverText(totalsOf(sheet).covers)}</span>
      </p>
    )
  }
  const sent = shortMoment(latest.sentAt, language)
  if (unknown) return <p>{t.unknown}</p>
  if (changes === 0 || !since) return <p>{words.nothingSince(sent)}</p>
  const tables = changedTables(since.difference, language)
  return (
    <p>
      <strong>{words.sentSince(sent, differenceWords(since.difference, language).join(', '))}</strong>
      {tables && <span className="kitchen-strip-more"> · {tables}</span>}
    </p>
  )
}
