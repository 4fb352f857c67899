import { createContext, use, type ComponentType, type HTMLAttributes } from 'react'

/** Set while the server renders a public page. */
export const FixedMarkup = createContext<((Component: ComponentType) => string) | null>(null)

type FixedProps = { as: 'footer'; of: ComponentType } & HTMLAttributes<HTMLElement>

/** An element whose content depends on the language, the club and the day alone: the server renders it once for all pages. */
export function Fixed({ as: Tag, of: Component, ...attributes }: FixedProps) {
  const markup = use(FixedMarkup)?.(Component)
  if (markup === undefined)
    return (
      <Tag {...attributes}>
        <Component />
      </Tag>
    )
  return <Tag {...attributes} dangerouslySetInnerHTML={{ __html: markup }} />
}
