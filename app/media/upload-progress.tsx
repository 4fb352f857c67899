import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { mediaTexts } from './panel-texts.ca.ts'
import type { CurrentUpload } from './use-uploads.ts'

/** A visual bar; screen readers announce each step once. */
export function UploadProgressBar({ position, total, progress }: CurrentUpload) {
  const { progress: t } = usePanelTexts(mediaTexts)
  const sent = progress.step === 'sending' ? progress.sent : undefined
  return (
    <div className="upload-progress">
      <p className="extra-small">
        <span role="status">
          {t[progress.step]}
          {total > 1 && ` ${t.position(position, total)}`}
        </span>
        {sent !== undefined && <span aria-hidden> {t.percent(Math.round(sent * 100))}</span>}
      </p>
      <progress max={1} value={sent} aria-label={t.label} />
    </div>
  )
}
