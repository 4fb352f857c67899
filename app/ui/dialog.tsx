import { createContext, useEffect, useId, useRef, useState } from 'react'
import type { ReactNode, SyntheticEvent } from 'react'
import { useTexts } from '#app/i18n/texts.tsx'
import { CloseQuestion } from './close-question.tsx'
import { DialogLayout } from './dialog-layout.tsx'
import { IconButton } from './icon-button.tsx'
import { useClosing } from './use-closing.ts'

type DialogProps = {
  open: boolean
  /** Called on Escape, the close button, a press beside the dialog and the browser's back. */
  onClose: () => void
  title: ReactNode
  lead?: ReactNode
  side?: ReactNode
  tone?: 'dark' | 'warm'
  /** False for a dialog about leaving the page: back does not close it. */
  inHistory?: boolean
  children: ReactNode
}

/** Closes the dialog around a button; typed text is asked about. */
export const CloseDialog = createContext<(() => void) | null>(null)

/**
 * The content stays mounted, so that typed text is not lost. The focus goes to the title, so that phones hide their
 * keyboard, or to the field with `data-focus`.
 */
export function Dialog(props: DialogProps) {
  const { open, onClose, title, lead, side, tone, inHistory = true, children } = props
  const { forms: t } = useTexts()
  const titleId = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const closedByCaller = useRef(false)
  const [wasOpen, setWasOpen] = useState(open)
  if (open && !wasOpen) setWasOpen(true)
  const closing = useClosing({ dialog, open, inHistory, onClose })

  useEffect(() => {
    const element = dialog.current
    if (!element || element.open === open) return
    if (!open) {
      closedByCaller.current = true
      element.close()
      return
    }
    element.showModal()
    const first = element.querySelector<HTMLElement>('[data-focus]')
    ;(first ?? element.querySelector<HTMLElement>('.dialog-title'))?.focus()
  }, [open])

  // The browser fires `close` later: the dialog may be open again.
  function noteClosed(event: SyntheticEvent<HTMLDialogElement>) {
    if (event.target !== event.currentTarget) return
    if (!closedByCaller.current) onClose()
    closedByCaller.current = false
  }

  return (
    <dialog
      ref={dialog}
      className={side ? 'dialog' : 'dialog dialog-narrow'}
      aria-labelledby={titleId}
      onClose={noteClosed}
      {...closing.handlers}
    >
      {wasOpen && (
        <>
          <IconButton
            icon="x"
            label={t.close}
            variant="plain"
            size="sm"
            className="dialog-close"
            onClick={closing.requestClose}
          />
          <DialogLayout {...{ title, titleId, lead, side, tone }}>
            <CloseDialog value={closing.requestClose}>{children}</CloseDialog>
          </DialogLayout>
        </>
      )}
      {closing.asking && (
        <CloseQuestion losing={closing.asking === 'losing'} onStay={closing.stay} onLeave={closing.leave} />
      )}
    </dialog>
  )
}
