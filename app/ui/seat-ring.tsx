type SeatRingProps = {
  taken: number
  capacity: number
  /** 'libres' */
  label: string
  count?: 'free' | 'taken'
}

export function SeatRing({ taken, capacity, label, count = 'free' }: SeatRingProps) {
  const free = Math.max(capacity - taken, 0)
  const seats = seatDots(taken, capacity)
  return (
    <div className={free > 0 ? 'seat-ring' : 'seat-ring seat-ring-full'}>
      <svg className="seat-ring-seats" viewBox="0 0 100 100" aria-hidden="true">
        <path className="seat-ring-taken" d={drawDots(seats, 'taken')} />
        <path className="seat-ring-free" d={drawDots(seats, 'free')} />
      </svg>
      <p className="seat-ring-words">
        <span className="seat-ring-number">{count === 'free' ? free : taken}</span> {label}
      </p>
    </div>
  )
}

/** Above 48 seats, 48 dots share them in proportion; the ring looks full only without free seats. */
export function seatDots(taken: number, capacity: number): boolean[] {
  const dots = Math.min(capacity, MAX_DOTS)
  const share = Math.round((Math.min(taken, capacity) / capacity) * dots)
  const filled = taken >= capacity ? dots : Math.min(Math.max(share, taken > 0 ? 1 : 0), dots - 1)
  return Array.from({ length: dots }, (_, index) => index < filled)
}

const MAX_DOTS = 48
const orbit = 44

const dotsOf = { taken: new Map<number, string[]>(), free: new Map<number, string[]>() }

/** All dots of a kind are one path, instead of dozens of elements for each ring. */
function drawDots(seats: boolean[], kind: 'taken' | 'free'): string {
  const known = dotsOf[kind].get(seats.length)
  const dots = known ?? seats.map((_, index) => dot(index, seats.length, radiusOf(seats.length, kind)))
  if (!known) dotsOf[kind].set(seats.length, dots)
  return dots.filter((_, index) => seats[index] === (kind === 'taken')).join('')
}

function radiusOf(count: number, kind: 'taken' | 'free'): number {
  const radius = Math.min(3.6, (0.74 * Math.PI * orbit) / count)
  return kind === 'taken' ? radius : radius - 0.5
}

function dot(index: number, count: number, radius: number): string {
  const angle = (index / count) * 2 * Math.PI
  const [left, middle] = [50 + orbit * Math.sin(angle) - radius, 50 - orbit * Math.cos(angle)]
  const [r, width] = [radius.toFixed(1), (2 * Number(radius.toFixed(1))).toFixed(1)]
  return `M${left.toFixed(1)} ${middle.toFixed(1)}a${r} ${r} 0 1 0 ${width} 0a${r} ${r} 0 1 0 -${width} 0`
}
