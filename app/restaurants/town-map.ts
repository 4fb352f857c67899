/** In degrees (WGS 84). */
export type Coordinates = { latitude: number; longitude: number }

/** On the drawing, from 0 (left, top) to 1. */
export type MapPoint = { x: number; y: number }

/** The edges of `site/catalonia.svg`, in degrees of longitude; its projection is Web Mercator. */
const LEFT = 0.0309
const WIDTH = 3.4289
const TOP = 47.6572
const HEIGHT = 3.3888

/** Of the middles of two marks: on the narrowest phone, where the drawing is 272 px wide, 24 px. */
const MIN_DISTANCE = 0.09
const MAX_MOVES = 40

/** Null outside the drawing. */
export function pointOf({ latitude, longitude }: Coordinates): MapPoint | null {
  const northing = (180 / Math.PI) * Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360))
  const [x, y] = [(longitude - LEFT) / WIDTH, (TOP - northing) / HEIGHT]
  return x > 0 && x < 1 && y > 0 && y < 1 ? { x, y } : null
}

/** Moves marks that would lie on each other apart, so that each one can be pressed. */
export function separate<Mark extends MapPoint>(marks: readonly Mark[]): Mark[] {
  const moved = marks.map((mark) => ({ ...mark }))
  for (let move = 0; move < MAX_MOVES; move++) {
    let crowded = false
    for (const [index, one] of moved.entries())
      for (const other of moved.slice(index + 1)) crowded = pushApart(one, other) || crowded
    if (!crowded) break
  }
  return moved
}

function pushApart(one: MapPoint, other: MapPoint): boolean {
  const [right, down] = [other.x - one.x, other.y - one.y]
  const distance = Math.hypot(right, down)
  if (distance >= MIN_DISTANCE) return false
  const push = (MIN_DISTANCE - distance) / 2 + 0.001
  const [x, y] = distance > 0 ? [(right / distance) * push, (down / distance) * push] : [push, 0]
  one.x = onMap(one.x - x)
  one.y = onMap(one.y - y)
  other.x = onMap(other.x + x)
  other.y = onMap(other.y + y)
  return true
}

function onMap(position: number): number {
  return Math.min(Math.max(position, MIN_DISTANCE / 2), 1 - MIN_DISTANCE / 2)
}
