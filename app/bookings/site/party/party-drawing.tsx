type PartyDrawingProps = {
  size: number
  /** Chairs with a name; the others are open rings. */
  named?: number
  /** A table of somebody else: plain, without its chairs. */
  plain?: boolean
  /** Absent if the words beside the drawing say the same. */
  label?: string
}

export function PartyDrawing({ size, named = size, plain = false, label }: PartyDrawingProps) {
  return (
    <svg
      viewBox="0 0 100 100"
      className={plain ? 'party-drawing party-drawing-plain' : 'party-drawing'}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <circle className="party-drawing-table" cx="50" cy="50" r="25" />
      <circle className="party-drawing-plate" cx="50" cy="50" r="17" />
      {!plain &&
        chairs(size).map(([cx, cy], index) => (
          <circle
            key={index}
            className={index < named ? 'party-drawing-chair' : 'party-drawing-open'}
            cx={cx}
            cy={cy}
            r={radius(size)}
          />
        ))}
      {!plain && <path className="party-drawing-clover" d={CLOVER} />}
    </svg>
  )
}

const ORBIT = 37

/** Round the table from the upper right, so that four stand in the corners. */
function chairs(size: number): [x: string, y: string][] {
  const start = size % 2 === 0 ? Math.PI / size : 0
  return Array.from({ length: size }, (_, index) => {
    const angle = start + (index / size) * 2 * Math.PI
    return [(50 + ORBIT * Math.sin(angle)).toFixed(1), (50 - ORBIT * Math.cos(angle)).toFixed(1)]
  })
}

/** Many chairs are smaller, so that they do not touch. */
function radius(size: number): string {
  return Math.min(6.4, (0.8 * Math.PI * ORBIT) / size).toFixed(1)
}

const petal = (x: number, y: number) => `M${x - 3.2} ${y}a3.2 3.2 0 1 0 6.4 0a3.2 3.2 0 1 0 -6.4 0`
const CLOVER = [petal(52.5, 52.5), petal(47.5, 52.5), petal(47.5, 47.5), petal(52.5, 47.5)].join('')
