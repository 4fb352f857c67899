import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'

/** What the browser is asked for, to make a passkey and to sign with one. */
export type PasskeyCreation = Omit<PublicKeyCredentialCreationOptionsJSON, 'extensions'>
export type PasskeyRequest = Omit<PublicKeyCredentialRequestOptionsJSON, 'extensions'>

/** With what an account can prove its second factor. `code`: it has an authenticator app. */
export type WaysToProve = { code: boolean; passkey: PasskeyRequest | null }
