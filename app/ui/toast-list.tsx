import { createContext, useContext, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { toast as sonner, Toaster as Sonner } from 'sonner'
import { Icon } from './icon.tsx'
import type { IconName } from './icon.tsx'

export type ToastKind = 'success' | 'error' | 'notice'
export type Message = { kind: ToastKind; title: string; description: string | undefined }

type ToastListProps = {
  label: string
  closeLabel: string
  /** What is not shown yet; looked at, and emptied, at every rendering. */
  unseen: Message[]
}

/** Milliseconds for which the list stands empty: screen readers announce what comes into a region that they already know. */
const SETTLE = 150

/** Sonner's list with our toasts in it: sonner gives place, time, stacking and swiping, `toast.css` the look. */
export function ToastList({ label, closeLabel, unseen }: ToastListProps) {
  const host = useTopmost()
  useEffect(() => {
    const timer = setTimeout(() => unseen.splice(0).forEach(showToast), SETTLE)
    return () => clearTimeout(timer)
  })
  return createPortal(
    <CloseLabel value={closeLabel}>
      <Sonner
        position="top-right"
        containerAriaLabel={label}
        offset="1.5rem"
        mobileOffset="1rem"
        gap={12}
        duration={6000}
        visibleToasts={4}
        className="toasts"
      />
    </CloseLabel>,
    host,
  )
}

function showToast({ kind, title, description }: Message) {
  sonner.custom(
    (id) => <Toast kind={kind} title={title} description={description} onClose={() => sonner.dismiss(id)} />,
    {
      unstyled: true,
      duration: kind === 'error' ? 12_000 : undefined,
    },
  )
}

const icons: Record<ToastKind, IconName> = { success: 'check-bold', error: 'warning-bold', notice: 'info-bold' }

const CloseLabel = createContext('')

function Toast({
  kind,
  title,
  description,
  onClose,
}: {
  kind: ToastKind
  title: string
  description: string | undefined
  onClose: () => void
}) {
  const closeLabel = useContext(CloseLabel)
  return (
    <div className={`toast toast-${kind} on-dark`} role={kind === 'error' ? 'alert' : 'status'}>
      <span className="toast-disc">
        <Icon name={icons[kind]} />
      </span>
      <div>
        <p className="toast-title">{title}</p>
        {description && <p className="muted">{description}</p>}
      </div>
      <button type="button" className="toast-close" aria-label={closeLabel} onClick={onClose}>
        <Icon name="x" />
      </button>
    </div>
  )
}

/** The page's body, or the modal dialog above it: what is outside of that can be neither seen, pressed nor heard. */
function useTopmost(): Element {
  const [topmost, setTopmost] = useState<Element>(document.body)
  useEffect(() => {
    const look = () => setTopmost(Array.from(document.querySelectorAll('dialog:modal')).at(-1) ?? document.body)
    const observer = new MutationObserver(look)
    observer.observe(document.body, { subtree: true, attributeFilter: ['open'] })
    look()
    return () => observer.disconnect()
  }, [])
  return topmost
}
