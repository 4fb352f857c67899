import * as v from 'valibot'
import { email, optionalLine, password, ticked, type FieldError } from '#app/platform/fields.ts'

/** What can sign in, too: the session library accepts plain addresses only. */
const accountEmail = v.pipe(email('emailEnter', 'emailEnter'), v.email('emailEnter' satisfies FieldError))

/** At least two characters, or nothing (specification §5). */
const fullName = v.pipe(
  optionalLine(120),
  v.check((name) => name === undefined || name.length >= 2, 'nameTooShort' satisfies FieldError),
)

export const signInSchema = v.object({ email: accountEmail, password })

export const signUpSchema = v.object({ full_name: fullName, email: accountEmail, password, privacy: ticked('privacyRequired') })

export const recoverSchema = v.object({ email: accountEmail })

const twice = { password, confirmation: password }
const same = (form: { password: string; confirmation: string }) => form.password === form.confirmation

/** A new password, typed twice (back-office §5). */
export const newPasswordSchema = v.pipe(
  v.object(twice),
  v.forward(v.partialCheck([['password'], ['confirmation']], same, 'passwordsDiffer' satisfies FieldError), ['confirmation']),
)

export const invitationSchema = v.pipe(
  v.object({ full_name: fullName, ...twice, privacy: ticked('privacyRequired') }),
  v.forward(v.partialCheck([['password'], ['confirmation']], same, 'passwordsDiffer' satisfies FieldError), ['confirmation']),
)

/** Whom to invite to the panel, and as what. */
export const inviteSchema = v.object({ email: accountEmail, role: v.picklist(['admin', 'editor'], 'optionUnknown' satisfies FieldError) })

export const roleSchema = v.object({
  user_id: v.pipe(v.string(), v.regex(/^[\w@.+-]{1,100}$/)),
  role: v.picklist(['admin', 'editor', 'user'], 'optionUnknown' satisfies FieldError),
})

/** Fields that are never sent back to the browser. */
export const secretFields: ('password' | 'confirmation')[] = ['password', 'confirmation']
