import { lazy, Suspense, useState, type MouseEvent, type ReactNode } from 'react'
import type { EventDetails } from './events.server.ts'

/** The form and what checks it are fetched at the first press only. */
const RegistrationDialog = lazy(() => import('./registration-dialog-content.tsx'))

/**
 * Turns the link to the registration page into a dialog over the event. Presses that mean a new tab or window stay links.
 */
export function useRegistrationDialog(event: EventDetails): { open: (press: MouseEvent) => void; dialog: ReactNode } {
  const [state, setState] = useState<'unused' | 'open' | 'closed'>('unused')
  return {
    open(press) {
      if (press.metaKey || press.ctrlKey || press.shiftKey) return
      press.preventDefault()
      setState('open')
    },
    dialog: state !== 'unused' && (
      <Suspense>
        <RegistrationDialog event={event} open={state === 'open'} onClose={() => setState('closed')} />
      </Suspense>
    ),
  }
}
