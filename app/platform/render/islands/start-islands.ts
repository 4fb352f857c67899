import type { View } from '#app/ui/island.tsx'

/** The event of a part of the page that was replaced: its islands start. */
export type PartShown = 'part-shown'

/** An island in plain script, without React. */
type Behaviour<Props = unknown> = (element: HTMLElement, props: Props) => void

// oxlint-disable-next-line typescript/no-explicit-any -- each has its own props; the page's HTML carries them
export type Islands = Record<string, () => Promise<{ default: Behaviour<any> | View<any> }>>

/** Each in a task of its own, so that a slow processor answers between them. One failure does not stop the rest. */
export async function startIslands(islands: Islands, part: ParentNode = document): Promise<void> {
  const elements = part.querySelectorAll<HTMLElement>('[data-island]')
  await Promise.all(Array.from(elements, (element) => start(element, islands).catch(reportError)))
}

async function start(element: HTMLElement, islands: Islands) {
  const { island: name = '', props: json = '{}' } = element.dataset
  const load = islands[name]
  if (!load) throw new Error(`no island ${name}`)
  const { default: island } = await load()
  await nextTask()
  const props: unknown = JSON.parse(json)
  if (typeof island === 'function') return island(element, props)
  const { hydrateView } = await import('./react-root.tsx')
  await hydrateView(element, island, props as object)
}

const nextTask = () => new Promise<void>((begun) => setTimeout(begun))
