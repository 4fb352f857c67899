import type { View } from '#app/ui/island.tsx'

/** Brings an element to life by hand: what React would give nothing for. */
export type Behaviour<Props = unknown> = (element: HTMLElement, props: Props) => void

/** The code of an island, fetched on the pages that have it. */
// oxlint-disable-next-line typescript/no-explicit-any -- each knows its own props; the page's HTML carries them
export type Islands = Record<string, () => Promise<{ default: Behaviour<any> | View<any> }>>

/**
 * Starts every island of the page: behaviours at once; views, which bring React, when the visitor first touches the
 * page. Until then their forms are the server's. One that fails leaves the others, and its own HTML, as they are.
 */
export async function startIslands(islands: Islands): Promise<void> {
  const startAll = (kind: string) =>
    Promise.all(
      Array.from(document.querySelectorAll<HTMLElement>(kind), (element) => start(element, islands).catch(reportError)),
    )
  await startAll('[data-island]:not([data-view])')
  if (!document.querySelector('[data-view]')) return
  await firstTouch()
  await startAll('[data-view]')
}

/** It may be over already: `inline-scripts.tsx` looks out for it from the beginning. */
async function firstTouch() {
  if (document.documentElement.dataset.touched !== undefined) return
  await new Promise<void>((done) => {
    for (const sign of ['pointerover', 'touchstart', 'keydown', 'focusin'])
      addEventListener(sign, () => done(), { capture: true, passive: true, once: true })
  })
}

async function start(element: HTMLElement, islands: Islands) {
  const { island: name = '', props: given = '{}' } = element.dataset
  const load = islands[name]
  if (!load) throw new Error(`no island ${name}`)
  const { default: island } = await load()
  const props: unknown = JSON.parse(given)
  if (typeof island === 'function') return island(element, props)
  const { hydrateView } = await import('./react-root.tsx')
  await hydrateView(element, island, props as object)
}
