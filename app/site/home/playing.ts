/**
 * Rests while the pointer or the focus is in the hero, until the visitor presses play (WAI-ARIA carousel pattern).
 * Returns the action of the pause button; calls `changed` at once and after each change.
 */
export function startPlaying(hero: HTMLElement, changed: (wanted: boolean, now: boolean) => void) {
  const stillness = matchMedia('(prefers-reduced-motion: reduce)')
  let wanted = !stillness.matches
  let pressed = false

  // Touch is not hover, and an open dialog keeps the focus out of the hero.
  const isAttended = () =>
    hero.matches(':has(:focus-visible)') || (matchMedia('(hover: hover)').matches && hero.matches(':hover'))
  const notify = () => changed(wanted, wanted && !document.hidden && (pressed || !isAttended()))

  stillness.addEventListener('change', () => {
    wanted = !stillness.matches
    notify()
  })
  document.addEventListener('visibilitychange', notify)
  for (const name of ['pointerenter', 'pointerleave', 'focusin', 'focusout'])
    hero.addEventListener(name, () => queueMicrotask(notify))
  notify()

  return function toggle() {
    pressed = !wanted
    wanted = !wanted
    notify()
  }
}
