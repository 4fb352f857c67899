import { hasDrafts } from '#app/platform/browser-storage/draft-storage.ts'
import type { View } from '#app/ui/island.tsx'

/** The event of a part of the page that was replaced: its islands start. */
export type PartShown = 'part-shown'

/** An island in plain script, without React. */
type Behaviour<Props = unknown> = (element: HTMLElement, props: Props) => void

// oxlint-disable-next-line typescript/no-explicit-any -- each has its own props; the page's HTML carries them
export type Islands = Record<string, () => Promise<{ default: Behaviour<any> | View<any> }>>

/**
 * Starts behaviours at once, other views (which load React) at the first interaction, or at once while drafts wait for their
 * forms; one failure does not stop the rest.
 */
export async function startIslands(islands: Islands, part: ParentNode = document): Promise<void> {
  const startAll = (kind: string) =>
    Promise.all(
      Array.from(part.querySelectorAll<HTMLElement>(kind), (element) => start(element, islands).catch(reportError)),
    )
  await startAll('[data-island]:not([data-view]), [data-view="at-once"]')
  if (!part.querySelector('[data-view=""]')) return
  if (!hasDrafts()) await firstInteraction()
  await startAll('[data-view=""]')
}

/** `inline-scripts.tsx` sets `touched` if the interaction was before this script. */
async function firstInteraction() {
  if (document.documentElement.dataset.touched !== undefined) return
  await new Promise<void>((done) => {
    for (const event of ['pointerover', 'touchstart', 'keydown', 'focusin', 'input'])
      addEventListener(event, () => done(), { capture: true, passive: true, once: true })
  })
}

async function start(element: HTMLElement, islands: Islands) {
  const { island: name = '', props: json = '{}' } = element.dataset
  const load = islands[name]
  if (!load) throw new Error(`no island ${name}`)
  const { default: island } = await load()
  const props: unknown = JSON.parse(json)
  if (typeof island === 'function') return island(element, props)
  const { hydrateView } = await import('./react-root.tsx')
  await hydrateView(element, island, props as object)
}
