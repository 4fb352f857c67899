import { useSyncExternalStore } from 'react'
import { sendForm } from '#app/platform/forms/send-form.ts'
import type { FormAnswer } from '#app/platform/forms/form-answer.ts'

let pendingRequests: ((confirmed: boolean) => void)[] = []
const listeners = new Set<() => void>()

export function askPassword(): Promise<boolean> {
  return new Promise((resolve) => {
    pendingRequests.push(resolve)
    for (const notify of listeners) notify()
  })
}

export function answerPassword(confirmed: boolean): void {
  const resolvers = pendingRequests
  pendingRequests = []
  for (const resolve of resolvers) resolve(confirmed)
  for (const notify of listeners) notify()
}

export function usePasswordAsked(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => pendingRequests.length > 0,
    () => false,
  )
}

function subscribe(notify: () => void) {
  listeners.add(notify)
  return () => void listeners.delete(notify)
}

export async function ensureRecentPassword(): Promise<boolean> {
  const answer = await sendForm<FormAnswer>('/admin/confirmar', new FormData())
  return answer?.state === 'done' || askPassword()
}
