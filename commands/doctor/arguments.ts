import { parseArgs } from 'node:util'

export const DOCTOR_USAGE = `Usage: npm run doctor [-- --mail ADDRESS] [--site]
  --mail ADDRESS   sends a test mail
  --site           requests BASE_URL where its name leads, not on this machine`

/** @property mail the recipient of a test mail */
export type DoctorOptions = { mail?: string | undefined; site: boolean }

/** Null: wrong. */
export function readDoctorArguments(words: string[]): DoctorOptions | null {
  try {
    const { values } = parseArgs({
      args: words,
      options: { mail: { type: 'string' }, site: { type: 'boolean', default: false } },
    })
    return values.mail === undefined || /^[^\s@<>,]+@[^\s@<>,]+$/.test(values.mail) ? values : null
  } catch {
    return null
  }
}
