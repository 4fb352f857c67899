/** A QR as the path of its dark squares; `size` in squares. */
export type QrDrawing = { path: string; size: number }

type QrPictureProps = { drawing: QrDrawing; label: string; className: string }

export function QrPicture({ drawing: { path, size }, label, className }: QrPictureProps) {
  return (
    <svg
      className={className}
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
