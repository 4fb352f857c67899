import type { View } from '#app/ui/island.tsx'

export type DialogProps = { open: boolean; onClose: () => void }

type LinkDialog<Props extends object> = {
  matches: (path: string) => boolean
  load: () => Promise<{ default: View<DialogProps & Props> }>
  props: () => Props
}

/** Clicks for a new tab or window stay links, and so does every click if the dialog cannot load. */
export function openLinksAsDialog<Props extends object>({ matches, load, props }: LinkDialog<Props>): void {
  let show: ((props: DialogProps & Props) => void) | undefined

  async function open(path: string) {
    if (!show) {
      const [{ default: view }, { mountView }] = await Promise.all([load(), import('./react-root.tsx')])
      show ??= await mountView(document.body.appendChild(document.createElement('div')), view)
    }
    const render = show
    const current = props()
    // Back closes the dialog; a reload and forward open it again.
    if (linkHere() !== path) history.pushState({ dialogs: 1, link: path }, '')
    const onClose = () => render({ ...current, open: false, onClose })
    render({ ...current, open: true, onClose })
  }

  document.addEventListener('click', (event) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const link = event.target instanceof Element && event.target.closest('a')
    if (
      !link ||
      link.target ||
      link.origin !== location.origin ||
      link.pathname === location.pathname ||
      !matches(link.pathname)
    )
      return
    event.preventDefault()
    // The dialog returns the focus to the element that had it: closing the drawer first moves the focus to its button.
    link.closest<HTMLElement>('[popover]')?.hidePopover()
    open(link.pathname).catch(() => location.assign(link.href))
  })
  const openHere = () => {
    const path = linkHere()
    if (path && matches(path)) open(path).catch(reportError)
  }
  addEventListener('popstate', openHere)
  openHere()
}

function linkHere(): string | undefined {
  return (history.state as { link?: string } | null)?.link
}
