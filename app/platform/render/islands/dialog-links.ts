import type { View } from '#app/ui/island.tsx'

export type DialogProps = { open: boolean; onClose: () => void }

type LinkDialog<Props extends object> = {
  matches: (path: string) => boolean
  load: () => Promise<{ default: View<DialogProps & Props> }>
  props: () => Props
}

/** A dialog that takes longer, on a slow network, is not waited for: the link leads to the same form as a page. */
const OPEN_WITHIN_MS = 1000

/** Clicks for a new tab or window stay links, and so does every click if the dialog does not load in time. */
export function openLinksAsDialog<Props extends object>({ matches, load, props }: LinkDialog<Props>): void {
  let loading: ReturnType<typeof mount> | undefined

  function prepare() {
    loading ??= mount().catch((error: unknown) => {
      loading = undefined
      throw error
    })
    return loading
  }

  async function mount() {
    const [{ default: view }, { mountView }] = await Promise.all([load(), import('./react-root.tsx')])
    return mountView(document.body.appendChild(document.createElement('div')), view)
  }

  async function open(path: string, ready: ReturnType<typeof mount>) {
    const render = await ready
    const current = props()
    // Back closes the dialog; a reload and forward open it again.
    if (linkHere() !== path) history.pushState({ dialogs: 1, link: path }, '')
    const onClose = () => render({ ...current, open: false, onClose })
    render({ ...current, open: true, onClose })
  }

  function linkOf(target: EventTarget | null): HTMLAnchorElement | null {
    const link = target instanceof Element && target.closest('a')
    if (!link || link.target || link.origin !== location.origin || link.pathname === location.pathname) return null
    return matches(link.pathname) ? link : null
  }

  for (const approach of ['pointerover', 'touchstart', 'focusin'])
    document.addEventListener(approach, ({ target }) => void (linkOf(target) && prepare().catch(() => {})), {
      passive: true,
    })

  document.addEventListener('click', (event) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const link = linkOf(event.target)
    if (!link) return
    event.preventDefault()
    // The dialog returns the focus to the element that had it: closing the drawer first moves the focus to its button.
    link.closest<HTMLElement>('[popover]')?.hidePopover()
    open(link.pathname, within(OPEN_WITHIN_MS, prepare())).catch(() => location.assign(link.href))
  })
  const openHere = () => {
    const path = linkHere()
    if (path && matches(path)) open(path, prepare()).catch(reportError)
  }
  addEventListener('popstate', openHere)
  openHere()
}

function linkHere(): string | undefined {
  return (history.state as { link?: string } | null)?.link
}

function within<T>(ms: number, promise: Promise<T>): Promise<T> {
  return Promise.race([promise, new Promise<never>((_, fail) => setTimeout(fail, ms))])
}
