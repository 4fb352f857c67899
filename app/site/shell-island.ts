import { documentLanguage, localPath, otherLanguage, type Language } from '#app/i18n/language.ts'
import { openLinksAsDialog } from '#app/platform/render/islands/dialog-links.ts'
import { takeFlashMessage } from '#app/platform/request/flash-cookie.ts'

const CLEAR_UNTIL_PX = 10

export default function startShell() {
  const language = documentLanguage()
  clearHeader()
  rememberLanguage(language)
  void showFlashToast(language)
  void clearAtSignOut()
  const path = localPath('/solicitar-membresia', language)
  openLinksAsDialog({
    matches: (asked) => asked === path,
    load: () => import('#app/membership/requests/request-dialog.tsx'),
    props: () => ({}),
  })
}

async function clearAtSignOut() {
  if (!document.querySelector('[data-signs-out]')) return
  const { removePeopleAtSignOut } = await import('#app/platform/browser-storage/people-storage.ts')
  removePeopleAtSignOut()
}

function clearHeader() {
  const header = document.querySelector<HTMLElement>('.header[data-home]')
  if (!header) return
  let frame = 0
  const look = () => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(() => {
      const clear = window.scrollY <= CLEAR_UNTIL_PX
      header.classList.toggle('header-clear', clear)
      header.classList.toggle('on-dark', clear)
    })
  }
  look()
  addEventListener('scroll', look, { passive: true })
}

function rememberLanguage(language: Language) {
  document.addEventListener('submit', ({ target }) => {
    if (!(target instanceof HTMLElement) || !target.matches('.language-switch')) return
    try {
      localStorage.setItem('language', otherLanguage(language))
    } catch {
      // Private windows refuse storage: the cookie keeps the choice.
    }
  })
}

async function showFlashToast(language: Language) {
  const left = takeFlashMessage()
  if (!left) return
  const { showLeftMessage } = await import('./left-message.ts')
  await showLeftMessage(left, language)
}
