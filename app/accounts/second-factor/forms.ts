import * as v from 'valibot'
import { oneTimeCode, passkeyAnswer, type FieldError } from '#app/platform/forms/fields.ts'

type Proof = { code: string; passkey: string }

/** `in_place`: sent over the open page of the panel, which stays. */
export const proofSchema = v.pipe(
  v.object({ code: oneTimeCode, passkey: passkeyAnswer, in_place: v.optional(v.string()) }),
  v.forward(
    v.partialCheck(
      [['code'], ['passkey']],
      ({ code, passkey }: Proof) => code !== '' || passkey !== '',
      'codeMissing' satisfies FieldError,
    ),
    ['code'],
  ),
)

/** Where somebody proves a second factor. */
export const proofProblems = {
  'factor-wrong': { fieldErrors: { code: ['codeWrong'] } },
  'too-many': { formErrors: ['tooMany'] },
  over: { formErrors: ['signInOver'] },
} satisfies Record<string, { fieldErrors?: Record<string, FieldError[]>; formErrors?: FieldError[] }>
