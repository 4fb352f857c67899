import * as v from 'valibot'
import { email, optionalLine, password, requiredCheckbox, type FieldError } from '#app/platform/forms/fields.ts'
import { passwordLengths } from './password-lengths.ts'
import type { PasswordRefusal } from './password-rules.server.ts'

/** What can sign in, too: the session library accepts plain addresses only. */
const accountEmail = v.pipe(email('emailEnter', 'emailEnter'), v.email('emailEnter' satisfies FieldError))

/** At least two characters, or nothing (specification §5). */
const fullName = v.pipe(
  optionalLine(120),
  v.check((name) => name === undefined || name.length >= 2, 'nameTooShort' satisfies FieldError),
)

export const signInSchema = v.object({ email: accountEmail, password })

/** One's own password, given again. */
export const confirmSchema = v.object({ password })

export const signUpSchema = v.object({
  full_name: fullName,
  email: accountEmail,
  password,
  privacy: requiredCheckbox('privacyRequired'),
})

export const recoverSchema = v.object({ email: accountEmail })

/** A password of somebody who works in the panel. */
const staffPassword = v.pipe(password, v.minLength(passwordLengths.staff, 'staffPasswordTooShort' satisfies FieldError))

const same = (form: { password: string; confirmation: string }) => form.password === form.confirmation

/** A new password, typed twice (back-office §5). */
export const newPasswordSchema = v.pipe(
  v.object({ password, confirmation: password }),
  v.forward(v.partialCheck([['password'], ['confirmation']], same, 'passwordsDiffer' satisfies FieldError), [
    'confirmation',
  ]),
)

export const newStaffPasswordSchema = v.pipe(
  v.object({ password: staffPassword, confirmation: password }),
  v.forward(v.partialCheck([['password'], ['confirmation']], same, 'passwordsDiffer' satisfies FieldError), [
    'confirmation',
  ]),
)

/** The password of a sign-up, given again behind its link. */
export const verificationSchema = v.object({ password })

export const firstAdministratorSchema = v.object({ email: accountEmail, password: staffPassword })

export const invitationSchema = v.pipe(
  v.object({
    full_name: fullName,
    password: staffPassword,
    confirmation: password,
    privacy: requiredCheckbox('privacyRequired'),
  }),
  v.forward(v.partialCheck([['password'], ['confirmation']], same, 'passwordsDiffer' satisfies FieldError), [
    'confirmation',
  ]),
)

/** What is said at the field of a password that an account does not take. */
export const passwordErrors: Record<PasswordRefusal, FieldError> = {
  short: 'staffPasswordTooShort',
  common: 'passwordCommon',
  personal: 'passwordPersonal',
}

/** Whom to invite to the panel, and as what. */
export const inviteSchema = v.object({
  email: accountEmail,
  role: v.picklist(['admin', 'editor'], 'optionUnknown' satisfies FieldError),
})

/** What can be the id of an account; PostgreSQL is not asked about anything else. */
export const accountIdPattern = /^[\w@.+-]{1,100}$/

export const roleSchema = v.object({
  user_id: v.pipe(v.string(), v.regex(accountIdPattern)),
  role: v.picklist(['admin', 'editor', 'user'], 'optionUnknown' satisfies FieldError),
})

/** Fields that are never sent back to the browser. */
export const secretFields: ('password' | 'confirmation')[] = ['password', 'confirmation']
