/** The encryption key of every test database; its fingerprint is stored in the templates. */
export const testKey = 'ab'.repeat(32)
