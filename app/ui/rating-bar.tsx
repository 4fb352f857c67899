type Rating = {
  label: string
  value: number
  /** The value as it is written: '4,8'. */
  text: string
}

/** Marks out of five, a bar each. */
export function RatingBars({ items }: { items: Rating[] }) {
  return (
    <dl className="rating-bars">
      {items.map(({ label, value, text }) => (
        <div key={label} className="rating-bar">
          <dt>{label}</dt>
          <dd className="rating-bar-value">
            <span className="rating-bar-track">
              <span className="rating-bar-fill" style={{ width: `${(value / 5) * 100}%` }} />
            </span>
            {text}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** The mark over all on a plate: '4,6', 'sobre 5'. */
export function RatingDisc({ text, note }: { text: string; note: string }) {
  return (
    <p className="rating-disc">
      <span className="rating-disc-value">{text}</span> <span className="extra-small muted">{note}</span>
    </p>
  )
}
