/**
 * The encryption key of every test database: it is noted in the templates, and each process that opens a copy must hold
 * it.
 */
export const testKey = 'ab'.repeat(32)
