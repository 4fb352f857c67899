import { LocalLink } from '#app/i18n/local-link.tsx'
import { Button, buttonClass } from '#app/ui/button.tsx'

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
        <Button variant="secondary" onClick={onCancel}>
          {texts.cancel}
        </Button>
      ) : (
        <LocalLink to={cancelTo} className={buttonClass({ variant: 'secondary' })}>
          {texts.cancel}
        </LocalLink>
      )}
      <Button type="submit" disabled={disabled} busy={busy} busyLabel={texts.submitting}>
        {texts.submit}
      </Button>
    </div>
  )
}
