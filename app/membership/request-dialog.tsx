import { lazy, Suspense, useCallback, useEffect, useState } from 'react'
import { useLocalPath } from '#app/i18n/local-link.tsx'

/** The form and what checks it are fetched at the first press only. */
const Content = lazy(() => import('./request-dialog-content.tsx'))

/**
 * Stands once beside the pages and turns every link to /solicitar-membresia, whoever has made it, into the dialog. Presses that mean a new tab
 * or window stay links, and so do all on that page itself.
 */
export function MembershipRequestDialog() {
  const path = useLocalPath()('/solicitar-membresia')
  const [state, setState] = useState<'unused' | 'open' | 'closed'>('unused')
  const close = useCallback(() => setState('closed'), [])
  useEffect(() => {
    const press = (event: MouseEvent) => {
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || location.pathname === path) return
      const link = event.target instanceof Element && event.target.closest('a')
      if (!link || link.target || link.origin !== location.origin || link.pathname !== path) return
      event.preventDefault()
      // The drawer would be left open behind; closed before, it gives the focus to its button, to which the dialog gives it back.
      link.closest<HTMLElement>('[popover]')?.hidePopover()
      setState('open')
    }
    // Before the router's own listener, which leaves alone what has been prevented.
    document.addEventListener('click', press, { capture: true })
    return () => document.removeEventListener('click', press, { capture: true })
  }, [path])
  return (
    <Suspense>
      {state !== 'unused' && <Content open={state === 'open'} onClose={close} />}
    </Suspense>
  )
}
