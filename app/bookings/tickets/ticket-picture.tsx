/** A QR as the path of its dark squares; `size` in squares. */
export type Ticket = { path: string; size: number }

export function TicketPicture({ ticket: { path, size }, label }: { ticket: Ticket; label: string }) {
  return (
    <svg
      className="ticket-code"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path fill="#0f2d25" d={path} />
    </svg>
  )
}
