/** The first button of a form is pressed by Enter: it must not be one that changes the number of guests. */
export function EnterButton({ disabled = false, ...act }: { disabled?: boolean; name?: string; value?: string }) {
  return (
    <button {...act} type="submit" className="visually-hidden" tabIndex={-1} aria-hidden="true" disabled={disabled} />
  )
}
