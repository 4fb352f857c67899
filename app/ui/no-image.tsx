/** A panot tile where a photograph is missing; which of the three depends on `id`. */
export function NoImage({ id, label }: { id: number; label: string }) {
  return (
    <div className={`no-image no-image-${id % 3}`}>
      <span className="no-image-label">{label}</span>
    </div>
  )
}
