type Rating = {
  label: string
  value: number
  /** '4,8' */
  text: string
}

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

/** '4,6', 'sobre 5' */
export function RatingDisc({ text, note }: { text: string; note: string }) {
  return (
    <p className="rating-disc">
      <span className="rating-disc-value">{text}</span> <span className="extra-small muted">{note}</span>
    </p>
  )
}
