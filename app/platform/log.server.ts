import pino from 'pino'
import { config } from '#app/config.server.ts'

/** Structured lines on standard output. Never give it personal data, tokens or bodies: paths without query, ids, causes. */
export const log = pino({ level: config.logLevel, base: undefined, timestamp: pino.stdTimeFunctions.isoTime })
