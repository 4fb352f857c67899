import { createContext, use, type ComponentType, type HTMLAttributes } from 'react'

export type RenderFixed = <Given extends object>(Component: ComponentType<Given>, given: Given) => string

/** Set while the server renders a public page for a visitor without a session. */
export const FixedMarkup = createContext<RenderFixed | null>(null)

/** `given` is JSON: it names the markup. */
type FixedProps<Given extends object> = {
  as: 'article' | 'aside' | 'div' | 'footer' | 'nav' | 'section'
  of: ComponentType<Given>
  given: Given
}

/**
 * An element whose content depends on the language, the club, the day and what is given alone: the server renders it
 * once for all pages, and a part within it, which is given less, once for all that contain it. It is outside the
 * router.
 */
export function Fixed<Given extends object>(props: FixedProps<Given> & HTMLAttributes<HTMLElement>) {
  const { as: Tag, of: Component, given, ...attributes } = props
  const markup = use(FixedMarkup)?.(Component, given)
  if (markup === undefined)
    return (
      <Tag {...attributes}>
        <Component {...given} />
      </Tag>
    )
  return <Tag {...attributes} dangerouslySetInnerHTML={{ __html: markup }} />
}
