type PictureProps = {
  /** One WebP, for browsers that do not read AVIF. */
  src: string
  sizes: string
  /** '/imagenes/7-480.avif 480w, …' */
  sources: { srcSet: string; media?: string }[]
  width: number
  height: number
  alt: string
  /** Of the alternative text, if it is not the page's. */
  lang?: string | undefined
  /** The point to keep when cropping, in percent from left and top. */
  focus?: { x: number; y: number }
  color?: string
  /** 'eager' with `fetchPriority` 'high' for the page's main picture. */
  loading?: 'lazy' | 'eager'
  fetchPriority?: 'high' | 'low' | 'auto'
  className?: string
}

export function Picture(props: PictureProps) {
  const { sources, sizes, focus, color, loading = 'lazy', className, ...rest } = props
  return (
    <picture className="picture-sources">
      {sources.map((source) => (
        <source key={source.srcSet} {...source} type="image/avif" sizes={sizes} />
      ))}
      <img
        {...rest}
        loading={loading}
        decoding="async"
        className={className ? `picture ${className}` : 'picture'}
        style={{ backgroundColor: color, objectPosition: focus && `${focus.x}% ${focus.y}%` }}
      />
    </picture>
  )
}
