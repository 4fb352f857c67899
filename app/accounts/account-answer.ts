import type { FormAnswer } from '#app/platform/forms/form-answer.ts'

/** `choosing`: the form for another password was sent. */
export type AccountAnswer = FormAnswer<{ email?: string }, 'exists' | 'unknown'> & { choosing?: boolean }
