import { everyLinkToken, linkToken } from '#app/platform/secrets/secrets.server.ts'

/** What a challenge is for: a sign-in that has begun, or a session. Another subject is another challenge. */
export type ChallengeSubject = `sign-in:${string}` | `confirmation:${string}` | `registration:${string}`

/** A challenge is valid for this time at least, and for twice at most. */
const CHALLENGE_MS = 10 * 60_000

/** Derived, not stored: nothing is written before somebody answers. */
export function currentChallenge(subject: ChallengeSubject) {
  return Buffer.from(linkToken('passkey', withPeriod(subject, 0)), 'base64url')
}

export function isChallenge(challenge: string, subject: ChallengeSubject): boolean {
  return [0, 1].some((ago) => everyLinkToken('passkey', withPeriod(subject, ago)).includes(challenge))
}

function withPeriod(subject: ChallengeSubject, ago: number): string {
  return `${subject}:${Math.floor(Date.now() / CHALLENGE_MS) - ago}`
}
