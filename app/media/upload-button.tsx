import { useImperativeHandle, useRef, type Ref } from 'react'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { Button } from '#app/ui/button.tsx'
import { TextButton } from '#app/ui/text-link.tsx'
import { mediaTexts } from './panel-texts.ts'
import type { PicturePurpose } from './picture.ts'
import { useFileDrop } from './use-file-drop.ts'
import { useUploads, type UploadedFile } from './use-uploads.ts'

type UploadButtonProps = {
  label: string
  purpose: PicturePurpose
  multiple?: boolean
  onUploaded: (url: string) => void
  /** Sends files that were dropped or pasted elsewhere. */
  ref?: Ref<FileSender>
}

export type FileSender = { send(files: readonly File[]): void }

export function UploadButton({ label, purpose, multiple = false, onUploaded, ref }: UploadButtonProps) {
  const { upload: t } = usePanelTexts(mediaTexts)
  const frame = useRef<HTMLDivElement>(null)
  const chooser = useRef<HTMLInputElement>(null)
  const { files, sendAll, retry, discard } = useUploads(purpose, onUploaded)
  const send = (chosen: readonly File[]) => sendAll(multiple ? chosen : chosen.slice(0, 1))
  useFileDrop(frame, send)
  useImperativeHandle(ref, () => ({ send: sendAll }))
  return (
    <div className="upload" ref={frame}>
      <input
        ref={chooser}
        type="file"
        // Without HEIC, an iPhone converts its photos to JPEG.
        accept="image/png,image/jpeg,image/webp"
        multiple={multiple}
        hidden
        onChange={({ currentTarget }) => {
          const chosen = [...(currentTarget.files ?? [])]
          // Allows choosing the same file again.
          currentTarget.value = ''
          send(chosen)
        }}
      />
      <Button
        variant="secondary"
        size="sm"
        icon="upload-simple"
        busy={files.some(({ state }) => state.step !== 'failed')}
        busyLabel={t.busyLabel}
        onClick={() => chooser.current?.click()}
        label={label}
      />
      {files.map((one) =>
        one.state.step === 'failed' ? (
          <UnsentFile
            key={one.id}
            name={one.file.name}
            message={one.state.message}
            onRetry={one.state.retry ? () => retry(one) : null}
            onDiscard={() => discard(one.id)}
          />
        ) : (
          <UploadProgressBar key={one.id} name={one.file.name} state={one.state} />
        ),
      )}
    </div>
  )
}

type UnsentFileProps = { name: string; message: string; onRetry: (() => void) | null; onDiscard: () => void }

function UnsentFile({ name, message, onRetry, onDiscard }: UnsentFileProps) {
  const { unsent: t } = usePanelTexts(mediaTexts)
  return (
    <p className="upload-unsent extra-small flow">
      <span>
        {t.text(name)} {message}
      </span>
      {onRetry && <TextButton onClick={onRetry} label={t.retry} />}
      <TextButton onClick={onDiscard} label={t.discard} />
    </p>
  )
}

type SendingState = Exclude<UploadedFile['state'], { step: 'failed' }>

/** A visual bar; screen readers announce each step once. */
function UploadProgressBar({ name, state }: { name: string; state: SendingState }) {
  const { progress: t } = usePanelTexts(mediaTexts)
  const sent = state.step === 'sending' ? state.sent : undefined
  return (
    <div className="upload-progress stack">
      <p className="extra-small">
        {name}: <span role="status">{t[state.step]}</span>
        {sent !== undefined && <span aria-hidden> {t.percent(Math.round(sent * 100))}</span>}
      </p>
      <progress max={1} value={state.step === 'waiting' ? 0 : sent} aria-label={t.label(name)} />
    </div>
  )
}
