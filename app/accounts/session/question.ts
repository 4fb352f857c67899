import { useSyncExternalStore } from 'react'

/** A dialog of the panel that code outside the components opens, and whose answer it waits for. */
export function createQuestion<Asked>() {
  let asked: Asked | null = null
  let waiting: ((agreed: boolean) => void)[] = []
  const listeners = new Set<() => void>()
  const notify = () => {
    for (const listener of listeners) listener()
  }
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }
  return {
    /** Several callers wait for one answer. */
    ask(about: Asked): Promise<boolean> {
      asked ??= about
      return new Promise((resolve) => {
        waiting.push(resolve)
        notify()
      })
    },
    answer(agreed: boolean): void {
      const resolvers = waiting
      asked = null
      waiting = []
      for (const resolve of resolvers) resolve(agreed)
      notify()
    },
    /** What is asked now. */
    useAsked(): Asked | null {
      return useSyncExternalStore(
        subscribe,
        () => asked,
        () => null,
      )
    },
  }
}
