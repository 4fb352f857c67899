import { useSyncExternalStore } from 'react'
import { sendForm } from '#app/platform/forms/send-form.ts'
import type { ConfirmAnswer } from './confirm-form.tsx'

let waiting: ((confirmed: boolean) => void)[] = []
const listeners = new Set<() => void>()

export function askPassword(): Promise<boolean> {
  return new Promise((resolve) => {
    waiting.push(resolve)
    for (const tell of listeners) tell()
  })
}

export function answerPassword(confirmed: boolean): void {
  const asked = waiting
  waiting = []
  for (const resolve of asked) resolve(confirmed)
  for (const tell of listeners) tell()
}

export function usePasswordAsked(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => waiting.length > 0,
    () => false,
  )
}

function subscribe(tell: () => void) {
  listeners.add(tell)
  return () => void listeners.delete(tell)
}

/** Asks for the password if the server requires it. @returns whether it is confirmed */
export async function ensureRecentPassword(): Promise<boolean> {
  const answer = await sendForm<ConfirmAnswer>('/admin/confirmar', new FormData())
  return answer?.state === 'done' || askPassword()
}
