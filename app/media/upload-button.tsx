import { useRef } from 'react'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { Button } from '#app/ui/button.tsx'
import { mediaTexts } from './panel-texts.ca.ts'
import type { PicturePurpose } from './picture.ts'
import { useUploads, type CurrentUpload } from './use-uploads.ts'

type UploadButtonProps = {
  label: string
  purpose: PicturePurpose
  multiple?: boolean
  onUploaded: (url: string) => void
}

export function UploadButton({ label, purpose, multiple = false, onUploaded }: UploadButtonProps) {
  const { upload: t } = usePanelTexts(mediaTexts)
  const chooser = useRef<HTMLInputElement>(null)
  const { current, unsent, sendAll, discard } = useUploads(purpose, onUploaded)
  return (
    <div className="upload">
      <input
        ref={chooser}
        type="file"
        // Without HEIC, an iPhone converts its photos to JPEG.
        accept="image/png,image/jpeg,image/webp"
        multiple={multiple}
        hidden
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])]
          // Allows choosing the same file again.
          currentTarget.value = ''
          void sendAll(files)
        }}
      />
      <Button
        variant="secondary"
        size="sm"
        icon="upload-simple"
        busy={current !== null}
        busyLabel={t.busyLabel}
        onClick={() => chooser.current?.click()}
      >
        {label}
      </Button>
      {current && <UploadProgressBar {...current} />}
      {!current &&
        unsent.map((file) => (
          <UnsentFile
            key={unsentKey(file)}
            file={file}
            onRetry={() => void sendAll([file])}
            onDiscard={() => discard(file)}
          />
        ))}
    </div>
  )
}

function UnsentFile({ file, onRetry, onDiscard }: { file: File; onRetry: () => void; onDiscard: () => void }) {
  const { unsent: t } = usePanelTexts(mediaTexts)
  return (
    <p className="upload-unsent extra-small flow">
      <span>{t.text(file.name)}</span>
      <button type="button" className="text-link" onClick={onRetry}>
        {t.retry}
      </button>
      <button type="button" className="text-link" onClick={onDiscard}>
        {t.discard}
      </button>
    </p>
  )
}

function unsentKey({ name, size, lastModified }: File): string {
  return `${name} ${size} ${lastModified}`
}

/** A visual bar; screen readers announce each step once. */
function UploadProgressBar({ position, total, progress }: CurrentUpload) {
  const { progress: t } = usePanelTexts(mediaTexts)
  const sent = progress.step === 'sending' ? progress.sent : undefined
  return (
    <div className="upload-progress stack">
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
