import { loadTexts } from '#app/i18n/load-texts.ts'
import { localPath, otherLanguage, type Language } from '#app/i18n/language.ts'
import { openLinksAsDialog } from '#app/platform/render/islands/dialog-links.ts'
import { showFlashMessage, takeFlashMessage } from '#app/platform/request/show-flash-message.ts'
import { flashTexts } from './arrivals.ts'

/** Pixels scrolled up to which the header of the home page is transparent (specification §9). */
const CLEAR_UNTIL = 10

/**
 * What lives on every public page: the header over the hero, the language's second memory, toasts on arrival and the
 * membership dialog.
 */
export default function startShell() {
  const language: Language = document.documentElement.lang === 'ca' ? 'ca' : 'es'
  clearHeader()
  rememberLanguage(language)
  void sayOnArrival(language)
  const path = localPath('/solicitar-membresia', language)
  openLinksAsDialog({
    matches: (asked) => asked === path,
    load: () => import('#app/membership/requests/request-dialog.tsx'),
    props: () => ({}),
  })
}

/**
 * Transparent on the home page while it is scrolled no more than 10 px; without script it scrolls away with the hero.
 */
function clearHeader() {
  const header = document.querySelector<HTMLElement>('.header[data-home]')
  if (!header) return
  let frame = 0
  const look = () => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(() => {
      const clear = window.scrollY <= CLEAR_UNTIL
      header.classList.toggle('header-clear', clear)
      header.classList.toggle('on-dark', clear)
    })
  }
  look()
  addEventListener('scroll', look, { passive: true })
}

/** The switch is a plain form; with script the choice is kept in local storage, too (decisions, Language). */
function rememberLanguage(language: Language) {
  document.addEventListener('submit', ({ target }) => {
    if (!(target instanceof HTMLElement) || !target.matches('.language-switch')) return
    try {
      localStorage.setItem('language', otherLanguage(language))
    } catch {
      // Storage may be refused (private windows): the cookie keeps the choice.
    }
  })
}

/** Its texts are fetched only when there is something to say. */
async function sayOnArrival(language: Language) {
  const left = takeFlashMessage()
  if (left) showFlashMessage(flashTexts(await loadTexts(language, ['accounts', 'completion'])), left)
}
