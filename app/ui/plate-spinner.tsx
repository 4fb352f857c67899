export function PlateSpinner({ label }: { label: string }) {
  return (
    <div className="page-state" role="status">
      <span className="plate-spinner" />
      <p>{label}</p>
    </div>
  )
}
