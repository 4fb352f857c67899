import { Button } from '#app/ui/button.tsx'
import { LocalButtonLink } from '#app/ui/local-button-link.tsx'

type FormButtonsProps = {
  texts: { cancel: string; submit: string; submitting: string }
  busy: boolean
  /** Whether sending makes no sense any more. */
  disabled?: boolean
  /** Without it, a link to `cancelTo` cancels. */
  onCancel: (() => void) | undefined
  cancelTo: string
}

export function FormButtons({ texts, busy, disabled = false, onCancel, cancelTo }: FormButtonsProps) {
  return (
    <div className="form-actions">
      {onCancel ? (
        <Button variant="secondary" onClick={onCancel} label={texts.cancel} />
      ) : (
        <LocalButtonLink to={cancelTo} variant="secondary" label={texts.cancel} />
      )}
      <Button type="submit" disabled={disabled} busy={busy} busyLabel={texts.submitting} label={texts.submit} />
    </div>
  )
}
