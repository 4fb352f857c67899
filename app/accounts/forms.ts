import * as v from 'valibot'
import {
  email,
  linkToken,
  optionalLine,
  password,
  requiredCheckbox,
  sentText,
  type FieldError,
} from '#app/platform/forms/fields.ts'
import { rowIdField } from '#app/platform/forms/ids.ts'
import { panelRoles, roles } from './capabilities.ts'
import { passwordLengths } from './password-lengths.ts'
import type { PasswordRefusal } from './password-rules.server.ts'

/** Stricter than `email`: an account has a plain ASCII address. */
const accountEmail = v.pipe(email('emailEnter', 'emailEnter'), v.email('emailEnter' satisfies FieldError))

const fullName = v.pipe(
  optionalLine(120),
  v.check((name) => name === undefined || name.length >= 2, 'nameTooShort' satisfies FieldError),
)

export const signInSchema = v.object({ email: accountEmail, password })

/** `in_place`: sent over the open page (`session-over-dialog.tsx`), which stays. */
export const panelSignInSchema = v.object({ ...signInSchema.entries, in_place: v.optional(v.string()) })

export const confirmSchema = v.object({ password })

export const endSessionsSchema = v.object({ password, session: sentText })

export const signUpSchema = v.object({
  full_name: fullName,
  email: accountEmail,
  password,
  privacy: requiredCheckbox('privacyRequired'),
})

export const recoverSchema = v.object({ email: accountEmail })

const staffPassword = v.pipe(password, v.minLength(passwordLengths.staff, 'staffPasswordTooShort' satisfies FieldError))

type Passwords = { password: string; confirmation: string }

function passwordsAgree<Form extends Passwords>() {
  const same = (form: Passwords) => form.password === form.confirmation
  const check = v.partialCheck([['password'], ['confirmation']], same, 'passwordsDiffer' satisfies FieldError)
  return v.forward(check, ['confirmation']) as v.BaseValidation<Form, Form, v.PartialCheckIssue<Passwords>>
}

export const newPasswordSchema = v.pipe(
  v.object({ token: linkToken, password, confirmation: password }),
  passwordsAgree(),
)

export const newStaffPasswordSchema = v.pipe(
  v.object({ password: staffPassword, confirmation: password }),
  passwordsAgree(),
)

export const ownPasswordSchema = v.pipe(
  v.object({ current_password: password, password, confirmation: password }),
  passwordsAgree(),
)

export const verificationSchema = v.object({ password })

/** Proves the password of the sign-up, or chooses another one. */
export const sentVerificationSchema = v.variant('act', [
  v.object({ act: v.optional(v.literal('prove'), 'prove'), token: linkToken, password }),
  v.pipe(v.object({ act: v.literal('choose'), token: linkToken, password, confirmation: password }), passwordsAgree()),
])

export const firstAdministratorSchema = v.object({ email: accountEmail, password: staffPassword })

export const invitationSchema = v.pipe(
  v.object({
    token: linkToken,
    full_name: fullName,
    password: staffPassword,
    confirmation: password,
    privacy: requiredCheckbox('privacyRequired'),
  }),
  passwordsAgree(),
)

/** For `answerForm`. */
export const onFailure = { failure: (): { formErrors: FieldError[] } => ({ formErrors: ['unavailable'] }) }

export const passwordErrors: Record<PasswordRefusal | 'temporary', FieldError> = {
  short: 'staffPasswordTooShort',
  common: 'passwordCommon',
  personal: 'passwordPersonal',
  temporary: 'passwordTemporary',
}

/** Where somebody confirms with their password. */
export const passwordProblems = {
  wrong: { fieldErrors: { password: ['passwordWrong'] } },
  'too-many': { formErrors: ['tooMany'] },
} satisfies Record<string, { fieldErrors?: Record<string, FieldError[]>; formErrors?: FieldError[] }>

/** Whose events an organizer has; without a meaning for other roles. */
const organizerField = v.optional(rowIdField)

export const inviteSchema = v.object({
  email: accountEmail,
  role: v.picklist(panelRoles, 'optionUnknown' satisfies FieldError),
  organizer_id: organizerField,
})

/** Rejects texts that cannot be an account id before they reach PostgreSQL. */
export const accountIdPattern = /^[\w@.+-]{1,100}$/

export const roleSchema = v.object({
  user_id: v.pipe(v.string(), v.regex(accountIdPattern)),
  role: v.picklist(roles, 'optionUnknown' satisfies FieldError),
  organizer_id: organizerField,
})
