import { wrapIndex } from './wrap-index.ts'

/**
 * Every 5000 ms, and by arrows and dots around both ends. Loads a photograph on demand, and one ahead while it plays.
 */
export default function startSlider(slider: HTMLElement) {
  const dots = Array.from(slider.querySelectorAll<HTMLElement>('.hero-dots button'))
  const count = slider.querySelector<HTMLElement>('.hero-count')
  const slides = slider.querySelector<HTMLElement>('.hero-slides')
  const button = slider.querySelector<HTMLElement>('.hero-ring button')
  const hero = slider.parentElement
  if (!hero || !slides || !count || !button) return
  let requested = 0
  let plays = false

  function moveTo(index: number) {
    requested = wrapIndex(index, dots.length)
    dots.forEach((dot, at) =>
      at === requested ? dot.setAttribute('aria-current', 'true') : dot.removeAttribute('aria-current'),
    )
    if (count) count.textContent = `${requested + 1} / ${dots.length}`
    const ring = slider.querySelector('.hero-ring-time')
    ring?.replaceWith(ring.cloneNode())
    void show(requested)
    if (plays) slideAt(wrapIndex(requested + 1, dots.length))
  }

  async function show(index: number) {
    await slideAt(index)
      ?.querySelector('img')
      ?.decode()
      .catch(() => {})
    if (index !== requested) return
    for (const slide of slides?.querySelectorAll('[data-current]') ?? []) slide.removeAttribute('data-current')
    slideAt(index)?.setAttribute('data-current', 'true')
  }

  function slideAt(index: number): Element | undefined {
    const slide = slides?.children[index]
    if (!(slide instanceof HTMLTemplateElement)) return slide
    slide.replaceWith(slide.content)
    return slides?.children[index]
  }

  const toggle = startPlaying(hero, (wanted, now) => {
    plays = now
    slider.querySelector('.hero-ring-time')?.toggleAttribute('data-running', now)
    slides.setAttribute('aria-live', now ? 'off' : 'polite')
    button.setAttribute('aria-label', (wanted ? button.dataset.pause : button.dataset.play) ?? '')
    button.toggleAttribute('data-paused', !wanted)
    if (now) slideAt(wrapIndex(requested + 1, dots.length))
  })
  button.addEventListener('click', toggle)
  dots.forEach((dot, index) => dot.addEventListener('click', () => moveTo(index)))
  for (const arrow of slider.querySelectorAll<HTMLElement>('[data-by]'))
    arrow.addEventListener('click', () => moveTo(requested + Number(arrow.dataset.by)))
  slider.addEventListener(
    'animationend',
    ({ target }) => target instanceof Element && target.matches('.hero-ring-time') && moveTo(requested + 1),
  )
}

/**
 * Rests while the pointer or the focus is in the hero, until the visitor presses play (WAI-ARIA carousel pattern).
 * Returns the action of the pause button; calls `changed` at once and after each change.
 */
function startPlaying(hero: HTMLElement, changed: (wanted: boolean, now: boolean) => void) {
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
