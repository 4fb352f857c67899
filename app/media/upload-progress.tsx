import type { CurrentUpload } from './use-uploads.ts'

const stepTexts = {
  preparing: 'Preparando la imagen…',
  sending: 'Subiendo la imagen…',
  processing: 'Procesando la imagen…',
} as const

/** A visual bar; screen readers announce each step once. */
export function UploadProgressBar({ position, total, progress }: CurrentUpload) {
  const sent = progress.step === 'sending' ? progress.sent : undefined
  return (
    <div className="upload-progress">
      <p className="extra-small">
        <span role="status">
          {stepTexts[progress.step]}
          {total > 1 && ` (${position} de ${total})`}
        </span>
        {sent !== undefined && <span aria-hidden> {Math.round(sent * 100)} %</span>}
      </p>
      <progress max={1} value={sent} aria-label="Progreso de la imagen" />
    </div>
  )
}
