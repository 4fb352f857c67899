/** The map's site is contacted only after a press (Privacy). */
export default function startMapCard(card: HTMLElement) {
  const button = card.querySelector('button')
  button?.addEventListener('click', () => {
    const map = card.querySelector('template')?.content
    if (map) card.querySelector('.map-card-drawing')?.replaceWith(map)
    button.remove()
    card.querySelector('iframe')?.focus()
  })
}
