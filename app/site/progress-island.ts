import type { LoadingTexts } from './progress.tsx'

/** The list of restaurants, or one of them. */
const RESTAURANTS = /^(?:\/ca)?\/restaurantes(?:$|(\/))/

/** Needs the Navigation API. */
export default function startProgress(output: HTMLElement, texts: LoadingTexts) {
  if (!('navigation' in globalThis)) return
  navigation.addEventListener('navigate', ({ destination, downloadRequest, hashChange }) => {
    const { pathname, origin } = new URL(destination.url)
    // A download does not leave the page.
    if (
      downloadRequest !== null ||
      hashChange ||
      destination.sameDocument ||
      origin !== location.origin ||
      /\.\w+$/.test(pathname)
    )
      return
    const label = document.createElement('span')
    label.className = 'progress-text'
    label.innerHTML = '<span class="plate-spinner"></span>'
    const [restaurants, one] = RESTAURANTS.exec(pathname) ?? []
    label.append(one ? texts.one : restaurants ? texts.list : texts.any)
    output.replaceChildren(label)
    output.dataset.active = ''
  })
  // The page may be restored from the back/forward cache, and a navigation may end in a download.
  const rest = () => {
    output.replaceChildren()
    delete output.dataset.active
  }
  addEventListener('pageshow', rest)
  navigation.addEventListener('navigateerror', rest)
}
