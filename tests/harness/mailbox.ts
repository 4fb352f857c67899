import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import PostalMime, { type Email } from 'postal-mime'

/** Stored mails never change, and some tests poll hundreds of them. */
const read = new Map<string, Promise<Email>>()

/** The mails that a server without SMTP has stored as files, oldest first. */
export async function mailsIn(dataDir: string): Promise<Email[]> {
  const folder = join(dataDir, 'mail')
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.eml')) : []
  return Promise.all(files.sort().map((name) => readMail(join(folder, name))))
}

function readMail(file: string): Promise<Email> {
  const mail = read.get(file) ?? PostalMime.parse(readFileSync(file))
  read.set(file, mail)
  return mail
}

/** Polls twenty times a second, less often where a look takes long, and long enough for a busy machine. */
export async function until<T>(
  look: () => Promise<T | false | undefined> | T | false | undefined,
  seconds = 240,
): Promise<T> {
  const end = Date.now() + seconds * 1000
  for (;;) {
    const begun = Date.now()
    const found = await look()
    if (found) return found
    if (Date.now() > end) throw new Error(`did not come about within ${seconds} s`)
    const pause = Math.min(Math.max(50, 4 * (Date.now() - begun)), 500)
    await new Promise((done) => setTimeout(done, pause))
  }
}
