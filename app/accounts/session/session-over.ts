import { readFlashMessage, takeFlashMessage } from '#app/platform/request/flash-cookie.ts'
import { createQuestion } from './question.ts'
import { signInReasons } from './sign-in-reasons.ts'

type Reason = (typeof signInReasons)[keyof typeof signInReasons]
export type SessionOver = {
  reason: Reason
  /** What the ended session has refused: a form, the page on the way, or a part of the open page. */
  refused: 'form' | 'page' | 'part'
}

export const sessionOver = createQuestion<SessionOver>()

/** Why a redirect leads to the sign-in page of the panel; null for every other redirect. */
export function endOfSession(address: string): Reason | null {
  if (new URL(address, location.href).pathname !== '/admin/login') return null
  const key = readFlashMessage()
  return Object.values(signInReasons).find((reason) => reason === key) ?? null
}

/** Opens the dialog over the page. @returns whether the person has signed in again */
export function askToSignIn(asked: SessionOver): Promise<boolean> {
  takeFlashMessage()
  return sessionOver.ask(asked)
}
