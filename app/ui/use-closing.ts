import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { KeyboardEvent, MouseEvent, PointerEvent, RefObject, SyntheticEvent } from 'react'
import { addDialogToHistory } from './dialog-history.ts'

type Closing = { dialog: RefObject<HTMLDialogElement | null>; open: boolean; inHistory: boolean; onClose: () => void }

/** Escape, a press beside the dialog, its close button and the browser's back: each asks first if text was typed. */
export function useClosing({ dialog, open, inHistory, onClose }: Closing) {
  const pressed = useRef<EventTarget>(null)
  /** `losing`: something was typed that no draft keeps. */
  const [asking, setAsking] = useState<'kept' | 'losing' | null>(null)

  function leave() {
    setAsking(null)
    onClose()
  }

  /** Returns whether the dialog closes. */
  function requestClose(): boolean {
    const filled = dialog.current?.querySelector<HTMLFormElement>('form[data-changed]')
    if (!filled) leave()
    else setAsking(asking ? null : filled.dataset.changed === 'losing' ? 'losing' : 'kept')
    return !filled
  }

  const goBack = useEffectEvent(requestClose)
  useEffect(() => (open && inHistory ? addDialogToHistory(() => goBack()) : undefined), [open, inHistory])

  function requestByEvent(event: SyntheticEvent) {
    event.preventDefault()
    requestClose()
  }

  const handlers = {
    onCancel: (event: SyntheticEvent) => event.target === event.currentTarget && requestByEvent(event),
    onKeyDown: (event: KeyboardEvent) => event.key === 'Escape' && !event.defaultPrevented && requestByEvent(event),
    // A text selection may end beside the dialog: only a press that also began there closes it.
    onPointerDown: (event: PointerEvent) => (pressed.current = event.target),
    onClick: ({ target }: MouseEvent) =>
      target === dialog.current && pressed.current === dialog.current && requestClose(),
  }
  return { asking: open ? asking : null, requestClose, stay: () => setAsking(null), leave, handlers }
}
