import { useSyncExternalStore } from 'react'
import { sendForm } from '#app/platform/forms/send-form.ts'
import type { ConfirmAnswer } from './confirm-form.tsx'

let waiting: ((confirmed: boolean) => void)[] = []
const listeners = new Set<() => void>()

/** Opens the panel's password dialog. @returns whether the password was given */
export function askPassword(): Promise<boolean> {
  return new Promise((resolve) => {
    waiting.push(resolve)
    for (const tell of listeners) tell()
  })
}

/** Closes the dialog: everything that waits for it goes on, or does not. */
export function answerPassword(confirmed: boolean): void {
  const asked = waiting
  waiting = []
  for (const resolve of asked) resolve(confirmed)
  for (const tell of listeners) tell()
}

/** Whether the dialog is to be open. */
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

/** Asks only when the server would. @returns whether it will not */
export async function ensureRecentPassword(): Promise<boolean> {
  const answer = await sendForm<ConfirmAnswer>('/admin/confirmar', new FormData())
  return answer?.state === 'done' || askPassword()
}
