import { createContext, use, useId, type ComponentType } from 'react'
import type { Texts } from '#app/i18n/texts.tsx'

/**
 * A part of a public page that lives in the browser as React: a form, mostly. Everything it shows comes from `props`
 * (plain data: they travel in the HTML) and from the texts it names; it stands in no router.
 */
export type View<Props extends object> = {
  name: string
  texts: readonly (keyof Texts)[]
  Component: ComponentType<Props>
}

/**
 * What the server makes of a view: HTML of a React tree of its own, which the browser takes over alone. `id` keeps its
 * `useId`s apart.
 */
export type RenderView = <Props extends object>(view: View<Props>, props: Props, id: string) => string

/**
 * Given while the server renders a public page. In the panel's client there is one tree only, and a view stands in it
 * like any component.
 */
export const ViewRenderer = createContext<RenderView | null>(null)

/** Puts a view into a page of the server's. */
export function Island<Props extends object>({ of: view, props }: { of: View<Props>; props: Props }) {
  const id = useId()
  const render = use(ViewRenderer)
  if (!render) return <view.Component {...props} />
  return (
    <div
      {...island(view.name, props)}
      id={id}
      data-view=""
      className="island"
      dangerouslySetInnerHTML={{ __html: render(view, props, id) }}
    />
  )
}

/**
 * Marks an element of the server's as an island: `<section {...island('hero-slider')}>`. The browser gives it, and
 * `props`, to the function or view of that name (`app/islands.ts`).
 */
export function island(name: string, props?: object) {
  return { 'data-island': name, 'data-props': props && JSON.stringify(props) }
}
