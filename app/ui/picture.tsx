type PictureProps = {
  src: string
  /** Widths of the same picture: '/imagenes/7-480.webp 480w, …'. */
  srcSet?: string
  sizes?: string
  /** Other formats or crops, best first. */
  sources?: { srcSet: string; type?: string; media?: string }[]
  width: number
  height: number
  /** Empty when it only adorns. */
  alt: string
  /** The point that stays in view when the place crops it, in percent from left and top. */
  focus?: { x: number; y: number }
  /** The picture's own mean colour, shown until it arrives. */
  color?: string
  /** The page's main picture is 'eager' with `fetchPriority` 'high'. */
  loading?: 'lazy' | 'eager'
  fetchPriority?: 'high' | 'low' | 'auto'
  className?: string
}

/** A photograph that fills its place. */
export function Picture({
  sources = [],
  srcSet,
  sizes,
  focus,
  color,
  loading = 'lazy',
  className,
  ...rest
}: PictureProps) {
  const image = (
    <img
      {...rest}
      srcSet={srcSet}
      sizes={sizes}
      loading={loading}
      decoding="async"
      className={className ? `picture ${className}` : 'picture'}
      style={{ backgroundColor: color, objectPosition: focus && `${focus.x}% ${focus.y}%` }}
    />
  )
  if (sources.length === 0) return image
  return (
    <picture className="picture-sources">
      {sources.map((source) => (
        <source key={source.srcSet} {...source} sizes={sizes} />
      ))}
      {image}
    </picture>
  )
}
