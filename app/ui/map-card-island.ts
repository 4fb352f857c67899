/** Puts the real map in the drawing's place when the visitor asks for it, and only then asks its site. */
export default function startMapCard(card: HTMLElement) {
  const button = card.querySelector('button')
  button?.addEventListener('click', () => {
    const map = card.querySelector('template')?.content
    if (map) card.querySelector('.map-card-pin')?.replaceWith(map)
    button.remove()
    card.querySelector('iframe')?.focus()
  })
}
