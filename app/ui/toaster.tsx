/** On every page from the start, so that screen readers observe the live region before a toast appears. */
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
