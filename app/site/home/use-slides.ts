import { useCallback, useState } from 'react'

/**
 * Which photograph is asked for, which one is shown, and which ones the page needs: the first comes with the page, the others are added when they are
 * asked for, and, while the slider plays, one ahead. What is asked for is shown as soon as its picture has arrived.
 */
export function useSlides(count: number, playing: boolean) {
  const [asked, setAsked] = useState(0)
  const [shown, setShown] = useState(0)
  const [added, setAdded] = useState<ReadonlySet<number>>(new Set([0]))
  const [ready, setReady] = useState<ReadonlySet<number>>(new Set([0]))
  const ahead = playing ? wrapped(asked + 1, count) : asked
  if (!added.has(asked) || !added.has(ahead)) setAdded(new Set([...added, asked, ahead]))
  if (shown !== asked && ready.has(asked)) setShown(asked)
  return {
    asked,
    shown,
    isNeeded: (index: number) => added.has(index),
    ask: useCallback((index: number) => setAsked(wrapped(index, count)), [count]),
    show: useCallback((index: number) => setReady((known) => new Set([...known, index])), []),
  }
}

/** The last is followed by the first, and the first preceded by the last. */
export function wrapped(index: number, count: number): number {
  return (index + count) % count
}
