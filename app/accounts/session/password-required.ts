/** Data of the 401 response of an action that needs the password again. */
export const passwordRequired = 'password-required'
