import type { LoadingTexts } from './progress.tsx'

/**
 * Says that the next page is on its way, from the moment one leaves for it. A browser without the Navigation API shows
 * its own progress alone.
 */
export default function tellProgress(output: HTMLElement, texts: LoadingTexts) {
  if (!('navigation' in globalThis)) return
  navigation.addEventListener('navigate', ({ destination, downloadRequest, hashChange }) => {
    const { pathname, origin } = new URL(destination.url)
    // Files are no pages: what leads to one stays.
    if (
      downloadRequest !== null ||
      hashChange ||
      destination.sameDocument ||
      origin !== location.origin ||
      /\.\w+$/.test(pathname)
    )
      return
    const words = document.createElement('span')
    words.className = 'progress-text'
    words.innerHTML = '<span class="plate-spinner"></span>'
    words.append(
      pathname === texts.restaurants
        ? texts.list
        : pathname.startsWith(`${texts.restaurants}/`)
          ? texts.one
          : texts.any,
    )
    output.replaceChildren(words)
    output.dataset.active = ''
  })
  // Come back to by the browser's own way, the page is as it was left; and a navigation may have ended in a file or
  // nowhere.
  const rest = () => {
    output.replaceChildren()
    delete output.dataset.active
  }
  addEventListener('pageshow', rest)
  navigation.addEventListener('navigateerror', rest)
}
