export function NoImage({ id, label }: { id: number; label: string }) {
  return (
    <div className={`no-image no-image-${id % 3}`}>
      <span className="no-image-label">{label}</span>
    </div>
  )
}
