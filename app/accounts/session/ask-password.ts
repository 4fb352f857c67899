import { sendForm } from '#app/platform/forms/send-form.ts'
import type { FormAnswer } from '#app/platform/forms/form-answer.ts'
import { createQuestion } from './question.ts'

export const passwordQuestion = createQuestion<true>()

export async function ensureRecentPassword(): Promise<boolean> {
  const answer = await sendForm<FormAnswer>('/admin/confirmar', new FormData())
  return answer?.state === 'done' || passwordQuestion.ask(true)
}
