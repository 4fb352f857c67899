import table from '#app/ui/illustrations/mesa-redonda.svg?no-inline'

/** A laid table; the offered chairs are lit. */
export function OfferDrawing({ seats }: { seats: number }) {
  return (
    <div className="offer-drawing" aria-hidden="true">
      <img src={table} alt="" width="480" height="480" />
      <svg viewBox="0 0 600 600">
        {Array.from({ length: CHAIRS }, (_, index) => (
          <circle
            key={index}
            className={isOffered(index, seats) ? 'offer-chair-free' : 'offer-chair'}
            {...chair(index)}
          />
        ))}
      </svg>
    </div>
  )
}

const CHAIRS = 12
const ORBIT = 268
const RADIUS = 17

/** From the top to both sides. */
function isOffered(index: number, seats: number): boolean {
  return (index + Math.floor((seats - 1) / 2)) % CHAIRS < seats
}

function chair(index: number) {
  const angle = (index / CHAIRS) * 2 * Math.PI
  return { cx: (300 + ORBIT * Math.sin(angle)).toFixed(1), cy: (300 - ORBIT * Math.cos(angle)).toFixed(1), r: RADIUS }
}
