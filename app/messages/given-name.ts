import { nameInMessage } from '#app/platform/mail/name-in-message.ts'

const TITLES = /^(?:señora?|senyora?|don|doña)$/iu

/** What a message calls somebody: «Pere» of «Pere Ferrer»; the whole name where the first word is none. */
export function givenName(fullName: string): string {
  const name = nameInMessage(fullName)
  const [first = ''] = name.split(' ')
  return TITLES.test(first) || first.includes('.') ? name : first
}
