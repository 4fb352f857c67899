/** Something is on its way: an arc going round a plate's rim, and what one waits for. */
export function PlateSpinner({ label }: { label: string }) {
  return (
    <div className="page-state" role="status">
      <span className="plate-spinner" />
      <p>{label}</p>
    </div>
  )
}
