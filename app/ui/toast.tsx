import { lazy, Suspense, useEffect, useState } from 'react'
import type { Message, ToastKind } from './toast-list.tsx'

/** What is told for some seconds at the top right; from anywhere in the browser, never on the server. */
export const toast = {
  success: (title: string, description?: string) => show('success', title, description),
  error: (title: string, description?: string) => show('error', title, description),
  notice: (title: string, description?: string) => show('notice', title, description),
}

/** The place where toasts appear; once, in the root. Its code is fetched with the first toast. */
export function Toaster({ label, closeLabel }: { label: string; closeLabel: string }) {
  const [said, setSaid] = useState(0)
  useEffect(() => {
    wake = () => setSaid((number) => number + 1)
    if (unseen.length > 0) wake()
    return () => {
      wake = undefined
    }
  }, [])
  return <Suspense>{said > 0 && <ToastList label={label} closeLabel={closeLabel} unseen={unseen} />}</Suspense>
}

const ToastList = lazy(async () => ({ default: (await import('./toast-list.tsx')).ToastList }))

/** What has been said and not been shown yet: the list may still be on its way. */
const unseen: Message[] = []
let wake: (() => void) | undefined

function show(kind: ToastKind, title: string, description: string | undefined) {
  unseen.push({ kind, title, description })
  wake?.()
}
