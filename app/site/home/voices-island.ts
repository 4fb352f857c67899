import { wrapIndex } from './wrap-index.ts'

export default function startVoices(section: HTMLElement, positions: string[]) {
  const strip = section.querySelector<HTMLElement>('.voices-strip')
  const count = section.querySelector<HTMLElement>('.voices-count')
  const status = section.querySelector<HTMLElement>('[role=status]')
  if (!strip || !count || !status) return
  let current = 0
  let pressed = false

  function showPosition(index: number) {
    current = wrapIndex(index, positions.length)
    if (count) count.textContent = `${current + 1} / ${positions.length}`
    if (status && pressed) status.textContent = positions[current] ?? ''
  }

  strip.addEventListener('scrollend', () => showPosition(Math.round(strip.scrollLeft / (strip.clientWidth || 1))))
  for (const button of section.querySelectorAll<HTMLElement>('[data-by]')) {
    button.addEventListener('click', () => {
      pressed = true
      showPosition(current + Number(button.dataset.by))
      strip.scrollTo({ left: current * strip.clientWidth })
    })
  }
}
