/**
 * Whether the slider moves by itself: from its start on, unless the visitor has paused it or wishes less motion; never
 * while its tab is hidden. It rests while the pointer or the focus is in the hero, until the visitor has pressed play
 * (WAI-ARIA carousel pattern). Gives what the pause button does.
 * @param changed is told at once, and then whenever one of the two may have changed: the visitor's choice, and whether
 * it moves now
 */
export function startPlaying(hero: HTMLElement, changed: (wanted: boolean, now: boolean) => void) {
  const stillness = matchMedia('(prefers-reduced-motion: reduce)')
  let wanted = !stillness.matches
  let pressed = false

  // A finger is no pointer that rests somewhere, and a dialog over the page keeps the focus from it.
  const isAttended = () =>
    hero.matches(':has(:focus-visible)') || (matchMedia('(hover: hover)').matches && hero.matches(':hover'))
  const tell = () => changed(wanted, wanted && !document.hidden && (pressed || !isAttended()))

  stillness.addEventListener('change', () => {
    wanted = !stillness.matches
    tell()
  })
  document.addEventListener('visibilitychange', tell)
  for (const name of ['pointerenter', 'pointerleave', 'focusin', 'focusout'])
    hero.addEventListener(name, () => queueMicrotask(tell))
  tell()

  return function toggle() {
    pressed = !wanted
    wanted = !wanted
    tell()
  }
}
