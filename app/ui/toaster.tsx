/**
 * The place where toasts appear (`toast.tsx` fills it); once on every page, so that screen readers know it before
 * something is said there.
 */
export function Toaster({ label, closeLabel }: { label: string; closeLabel: string }) {
  return (
    <section
      id="toasts"
      className="toasts"
      aria-label={label}
      aria-live="polite"
      data-close={closeLabel}
      tabIndex={-1}
    />
  )
}
