import { createContext, use, useId, type ComponentType } from 'react'
import type { Texts } from '#app/i18n/texts.tsx'

/** A React part of a public page, which starts with it. `props` travel in the HTML as JSON. */
export type View<Props extends object> = {
  name: string
  texts: readonly (keyof Texts)[]
  Component: ComponentType<Props>
}

/** Renders a view as a React tree of its own, which the browser hydrates alone. `id` keeps its `useId`s apart. */
export type RenderView = <Props extends object>(view: View<Props>, props: Props, id: string) => string

/** Set while the server renders a public page. In the panel a view is an ordinary component. */
export const ViewRenderer = createContext<RenderView | null>(null)

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

/** Marks an element as an island; `app/islands.ts` maps the name to the function or view that receives `props`. */
export function island(name: string, props?: object) {
  return { 'data-island': name, 'data-props': props && JSON.stringify(props) }
}
