import { createContext, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import type { KeyboardEvent, MouseEvent, PointerEvent, ReactNode, SyntheticEvent } from 'react'
import { CloseQuestion } from './close-question.tsx'
import { addDialogToHistory } from './dialog-history.ts'
import { DialogLayout } from './dialog-layout.tsx'
import { IconButton } from './icon-button.tsx'

type DialogProps = {
  open: boolean
  /** Called on Escape, the close button, a press beside the dialog and the browser's back. */
  onClose: () => void
  title: ReactNode
  lead?: ReactNode
  side?: ReactNode
  tone?: 'dark' | 'warm'
  closeLabel: string
  /** False for a dialog about leaving the page. */
  inHistory?: boolean
  children: ReactNode
}

/** Closes the dialog around a button; typed text is asked about. */
export const CloseDialog = createContext<(() => void) | null>(null)

/**
 * The content stays mounted, so that typed text is not lost. The focus goes to the title, so that phones hide their
 * keyboard.
 */
export function Dialog(props: DialogProps) {
  const { open, onClose, title, lead, side, tone, closeLabel, inHistory = true, children } = props
  const titleId = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const pressed = useRef<EventTarget>(null)
  const closedByCaller = useRef(false)
  const [asking, setAsking] = useState<'kept' | 'losing' | null>(null)
  const [wasOpen, setWasOpen] = useState(open)
  if (open && !wasOpen) setWasOpen(true)

  useEffect(() => {
    const element = dialog.current
    if (!element || element.open === open) return
    if (!open) {
      closedByCaller.current = true
      element.close()
      return
    }
    element.showModal()
    element.querySelector<HTMLElement>('.dialog-title')?.focus()
  }, [open])

  /** Returns whether it closes: typed text is asked about first. */
  function requestClose(): boolean {
    const filled = dialog.current?.querySelector<HTMLFormElement>('form[data-changed]')
    if (!filled) closeNow()
    else setAsking(asking ? null : filled.dataset.changed === 'losing' ? 'losing' : 'kept')
    return !filled
  }

  function closeNow() {
    setAsking(null)
    onClose()
  }

  const goBack = useEffectEvent(requestClose)
  useEffect(() => (open && inHistory ? addDialogToHistory(() => goBack()) : undefined), [open, inHistory])

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    event.preventDefault()
    requestClose()
  }

  function closeOnCancel(event: SyntheticEvent<HTMLDialogElement>) {
    if (event.target !== event.currentTarget) return
    event.preventDefault()
    requestClose()
  }

  // The browser fires `close` later: the dialog may be open again.
  function noteClosed(event: SyntheticEvent<HTMLDialogElement>) {
    if (event.target !== event.currentTarget) return
    if (!closedByCaller.current) onClose()
    closedByCaller.current = false
  }

  // A text selection may end beside the dialog: only a press that also began there closes it.
  function notePress(event: PointerEvent) {
    pressed.current = event.target
  }

  function closeBeside(event: MouseEvent) {
    if (event.target === dialog.current && pressed.current === dialog.current) requestClose()
  }

  return (
    <dialog
      ref={dialog}
      className={side ? 'dialog' : 'dialog dialog-narrow'}
      aria-labelledby={titleId}
      onClose={noteClosed}
      onCancel={closeOnCancel}
      onKeyDown={closeOnEscape}
      onPointerDown={notePress}
      onClick={closeBeside}
    >
      {wasOpen && (
        <DialogLayout {...{ title, titleId, lead, side, tone }}>
          <CloseDialog value={requestClose}>{children}</CloseDialog>
          <IconButton
            icon="x"
            label={closeLabel}
            variant="plain"
            size="sm"
            className="dialog-close"
            onClick={requestClose}
          />
        </DialogLayout>
      )}
      {open && asking && (
        <CloseQuestion losing={asking === 'losing'} onStay={() => setAsking(null)} onLeave={closeNow} />
      )}
    </dialog>
  )
}
