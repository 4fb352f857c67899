/** Why somebody is sent to the sign-in page of the panel: keys of flash messages. */
export const signInReasons = {
  first: 'sign-in-first',
  elsewhere: 'signed-in-elsewhere',
  roleChanged: 'role-changed',
} as const
