import { useEffect, useId, useRef, type KeyboardEvent } from 'react'
import { useTexts } from '#app/i18n/texts.tsx'
import { Button } from './button.tsx'

type CloseQuestionProps = {
  /** Whether something was typed that no draft keeps. */
  losing: boolean
  onStay: () => void
  onLeave: () => void
}

/** Asked before a dialog with typed text closes. */
export function CloseQuestion({ losing, onStay, onLeave }: CloseQuestionProps) {
  const t = useTexts().forms.closing
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    dialog.current?.showModal()
    dialog.current?.querySelector<HTMLElement>('[data-stay]')?.focus()
  }, [])
  // The browser may close both dialogs for one Escape.
  function stayOnEscape(event: KeyboardEvent) {
    event.stopPropagation()
    if (event.key !== 'Escape') return
    event.preventDefault()
    onStay()
  }
  return (
    <dialog
      ref={dialog}
      className="dialog dialog-question"
      aria-labelledby={`${id}-title`}
      onKeyDown={stayOnEscape}
      onClose={onStay}
    >
      <div className="dialog-main">
        <h2 className="dialog-title d5" id={`${id}-title`}>
          {t.title}
        </h2>
        <p className="dialog-lead">{losing ? `${t.text} ${t.losing}` : t.text}</p>
        <div className="form-actions">
          <Button variant="secondary" onClick={onLeave} label={t.leave} />
          <Button variant="neutral" data-stay="" onClick={onStay} label={t.stay} />
        </div>
      </div>
    </dialog>
  )
}
