type PictureProps = {
  src: string
  /** '/imagenes/7-480.webp 480w, …' */
  srcSet?: string
  sizes?: string
  sources?: { srcSet: string; type?: string; media?: string }[]
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
  const { sources = [], srcSet, sizes, focus, color, loading = 'lazy', className, ...rest } = props
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
