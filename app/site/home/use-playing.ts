import { useEffect, useState, type RefObject } from 'react'

/**
 * Whether the slider moves by itself: from hydration on, unless the visitor has paused it or wishes less motion; never while its tab is hidden, as which also
 * counts the time before hydration. It rests while the pointer or the focus is in the hero, until the visitor has pressed play (WAI-ARIA carousel pattern).
 */
export function usePlaying(carousel: RefObject<HTMLElement | null>) {
  const [wanted, setWanted] = useState(true)
  const [pressed, setPressed] = useState(false)
  const [attended, setAttended] = useState(false)
  const [hidden, setHidden] = useState(true)

  useEffect(() => {
    const stillness = matchMedia('(prefers-reduced-motion: reduce)')
    const follow = () => setWanted(!stillness.matches)
    follow()
    stillness.addEventListener('change', follow)
    return () => stillness.removeEventListener('change', follow)
  }, [])

  useEffect(() => {
    const look = () => setHidden(document.hidden)
    look()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])

  useEffect(() => {
    const hero = carousel.current?.parentElement
    if (!hero) return
    // A finger is no pointer that rests somewhere, and a dialog over the page keeps the focus from it.
    const look = () => setAttended(hero.matches(':has(:focus-visible)') || (matchMedia('(hover: hover)').matches && hero.matches(':hover')))
    const events = ['pointerenter', 'pointerleave', 'focusin', 'focusout'] as const
    const later = () => queueMicrotask(look)
    look()
    events.forEach((name) => hero.addEventListener(name, later))
    return () => events.forEach((name) => hero.removeEventListener(name, later))
  }, [carousel])

  return {
    /** The visitor's choice, which the button shows. */
    wanted,
    now: wanted && !hidden && (pressed || !attended),
    toggle() {
      setPressed(!wanted)
      setWanted(!wanted)
    },
  }
}

export type Playing = ReturnType<typeof usePlaying>
