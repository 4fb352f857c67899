import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
} from '@simplewebauthn/server'
import { config } from '#app/config.server.ts'
import { currentClub } from '#app/platform/club.server.ts'
import { log } from '#app/platform/observability/log.server.ts'
import type { PasskeyCreation, PasskeyRequest } from './ways-to-prove.ts'
import { currentChallenge, isChallenge, type ChallengeSubject } from './challenges.server.ts'

const { origin, hostname: rpID } = new URL(config.baseUrl)

/** Of a stored passkey, in base64url. */
export type StoredPasskey = {
  credentialId: string
  publicKey: string
  signCount: number
  transports: readonly string[] | null
}

type Account = { id: string; email: string; name: string }

export function registrationOptions(
  account: Account,
  subject: ChallengeSubject,
  existing: readonly StoredPasskey[],
): Promise<PasskeyCreation> {
  return generateRegistrationOptions({
    rpName: currentClub().name,
    rpID,
    userID: Buffer.from(account.id),
    userName: account.email,
    userDisplayName: account.name,
    challenge: currentChallenge(subject),
    excludeCredentials: existing.map(descriptorOf),
    authenticatorSelection: { residentKey: 'discouraged', userVerification: 'preferred' },
  })
}

/** The passkey that a browser has made. @returns null when the answer is not one to this challenge and site */
export async function readRegistration(answer: string, subject: ChallengeSubject): Promise<StoredPasskey | null> {
  const verified = await attempt(async () =>
    verifyRegistrationResponse({
      response: JSON.parse(answer) as RegistrationResponseJSON,
      expectedChallenge: (challenge) => isChallenge(challenge, subject),
      expectedOrigin: origin,
      expectedRPID: rpID,
      requireUserVerification: false,
    }),
  )
  if (!verified?.registrationInfo) return null
  const { id, publicKey, counter, transports } = verified.registrationInfo.credential
  return {
    credentialId: id,
    publicKey: Buffer.from(publicKey).toString('base64url'),
    signCount: counter,
    transports: transports ?? null,
  }
}

export function authenticationOptions(
  subject: ChallengeSubject,
  passkeys: readonly StoredPasskey[],
): Promise<PasskeyRequest> {
  return generateAuthenticationOptions({
    rpID,
    challenge: currentChallenge(subject),
    allowCredentials: passkeys.map(descriptorOf),
    userVerification: 'preferred',
  })
}

/** The passkey of `passkeys` that has signed the challenge, and its new count of signatures. */
export async function findSigner(
  answer: string,
  subject: ChallengeSubject,
  passkeys: readonly StoredPasskey[],
): Promise<{ credentialId: string; signCount: number } | null> {
  const verified = await attempt(async () => {
    const response = JSON.parse(answer) as AuthenticationResponseJSON
    const passkey = passkeys.find(({ credentialId }) => credentialId === response.id)
    if (!passkey) return null
    return verifyAuthenticationResponse({
      response,
      expectedChallenge: (challenge) => isChallenge(challenge, subject),
      expectedOrigin: origin,
      expectedRPID: rpID,
      credential: credentialOf(passkey),
      requireUserVerification: false,
    })
  })
  if (!verified?.verified) return null
  const { credentialID: credentialId, newCounter: signCount } = verified.authenticationInfo
  return { credentialId, signCount }
}

/** The library throws for a wrong answer. */
async function attempt<Verified>(verify: () => Promise<Verified>): Promise<Verified | null> {
  try {
    return await verify()
  } catch (error) {
    log.debug({ err: error }, 'a passkey is refused')
    return null
  }
}

function descriptorOf({ credentialId, transports }: StoredPasskey) {
  return { id: credentialId, ...(transports && { transports: [...transports] }) }
}

const credentialOf = ({ credentialId, publicKey, signCount }: StoredPasskey) => ({
  id: credentialId,
  publicKey: Buffer.from(publicKey, 'base64url'),
  counter: signCount,
})
