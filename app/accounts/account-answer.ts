import type { FormAnswer } from '#app/platform/forms/form-answer.ts'

export type AccountAnswer = FormAnswer<{ email?: string }, 'exists' | 'unknown'>
