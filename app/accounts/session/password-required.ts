export const passwordRequired = 'password-required'
