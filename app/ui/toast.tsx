import { lazy, Suspense, useEffect, useState } from 'react'
import type { ToastKind } from './toast-list.tsx'

/** What is told for some seconds at the top right; from anywhere in the browser, never on the server. */
export const toast = {
  success: (title: string, description?: string) => show('success', title, description),
  error: (title: string, description?: string) => show('error', title, description),
  notice: (title: string, description?: string) => show('notice', title, description),
}

/** The place where toasts appear; once, in the root. Loads its code after the page has come to life. */
export function Toaster({ label, closeLabel }: { label: string; closeLabel: string }) {
  const [awake, setAwake] = useState(false)
  useEffect(() => setAwake(true), [])
  return <Suspense>{awake && <ToastList label={label} closeLabel={closeLabel} />}</Suspense>
}

const ToastList = lazy(async () => ({ default: (await import('./toast-list.tsx')).ToastList }))

async function show(kind: ToastKind, title: string, description: string | undefined) {
  const { showToast } = await import('./toast-list.tsx')
  showToast(kind, title, description)
}
