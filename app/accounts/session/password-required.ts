/** What an action of the panel throws, with status 401, when it asks for the password again. */
export const passwordRequired = 'password-required'
