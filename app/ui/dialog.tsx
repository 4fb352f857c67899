import { useEffect, useId, useRef, useState } from 'react'
import type { MouseEvent, PointerEvent, ReactNode, SyntheticEvent } from 'react'
import { DialogLayout } from './dialog-layout.tsx'
import { IconButton } from './icon-button.tsx'

type DialogProps = {
  open: boolean
  /** Called on Escape, the close button and a press beside the dialog. */
  onClose: () => void
  title: ReactNode
  lead?: ReactNode
  side?: ReactNode
  tone?: 'dark' | 'warm'
  closeLabel: string
  children: ReactNode
}

/**
 * The content stays mounted, so that typed text is not lost. The focus goes to the title, so that phones hide their
 * keyboard.
 */
export function Dialog({ open, onClose, title, lead, side, tone, closeLabel, children }: DialogProps) {
  const titleId = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const pressed = useRef<EventTarget>(null)
  const closedByCaller = useRef(false)
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
    if (event.target === dialog.current && pressed.current === dialog.current) onClose()
  }

  return (
    <dialog
      ref={dialog}
      className={side ? 'dialog' : 'dialog dialog-narrow'}
      aria-labelledby={titleId}
      onClose={noteClosed}
      onPointerDown={notePress}
      onClick={closeBeside}
    >
      {wasOpen && (
        <DialogLayout {...{ title, titleId, lead, side, tone }}>
          {children}
          <IconButton
            icon="x"
            label={closeLabel}
            variant="plain"
            size="sm"
            className="dialog-close"
            onClick={onClose}
          />
        </DialogLayout>
      )}
    </dialog>
  )
}
