import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import postgres from 'postgres'
import { afterAll, expect, test } from 'vitest'
import { insertEvent } from '../harness/insert-rows.ts'
import { mailsIn, until } from '../harness/mailbox.ts'
import { runServer, type RunningServer } from '../harness/server.ts'
import { visitor } from '../harness/visitor.ts'
import { registrationFields } from '../harness/registration-fields.ts'

const folder = mkdtempSync(join(tmpdir(), 'el-cercle-disk-'))
chmodSync(folder, 0o755)
/** A small in-memory disk, if the machine allows one. */
const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=256m,mode=755', 'tmpfs', folder]).status === 0
if (!mounted) process.stderr.write('NOT TRIED: a full disk. This machine does not let us mount a small one.\n')
let server: RunningServer | undefined

afterAll(async () => {
  await server?.stop()
  if (mounted) spawnSync('umount', [folder])
  rmSync(folder, { recursive: true, force: true })
})

test.skipIf(!mounted)(
  'on a full disk no request is answered as success; once there is space again everything works by itself',
  async () => {
    server = await runServer({
      DATA_DIR: join(folder, 'var'),
      DEMO_CONTENT: '0',
      LOG_LEVEL: 'silent',
      TRUSTED_PROXIES: 'loopback',
    })
    const { dataDir, url } = server
    const where = {
      host: join(dataDir, 'postgres/run'),
      username: 'cercle',
      password: readFileSync(join(dataDir, 'postgres/password'), 'utf8').trim(),
      database: 'cercle',
    }
    const sql = postgres({ ...where, max: 1, onnotice: () => {} })
    const dinner = await insertEvent(sql, { max_participants: 10_000 })
    await sql`checkpoint`
    const acknowledged: string[] = []
    let guests = 0
    const register = async (email: string) => {
      const answer = await visitor(url)
        .post(`/eventos/${dinner}/inscripcion`, registrationFields({ email, notes: 'n'.repeat(1900) }), {
          'X-Forwarded-For': `10.0.0.${++guests % 250}`,
        })
        .catch(() => null)
      if (answer?.status === 200) acknowledged.push(email)
      return answer
    }
    const filling = join(folder, 'filling')
    const { bavail, bsize } = statfsSync(folder)
    writeFileSync(filling, Buffer.alloc(Math.max(0, bavail * bsize - 64 * 1024)))
    fillUp(`${filling}-up`)
    // Preallocated space may take some; then an error, and no false success.
    const refused = await until(async () => {
      const answers = await Promise.all(Array.from({ length: 8 }, () => register(`full-${Math.random()}@example.org`)))
      return answers.find((answer) => answer?.status === 503) ?? false
    }, 90)
    expect(await refused.text()).toContain('Error al completar el registro')
    rmSync(filling)
    rmSync(`${filling}-up`)
    await until(async () => (await register('room-again@example.org'))?.status === 200)
    await sql.end()
    const after = postgres({ ...where, max: 1, onnotice: () => {} })
    const kept = new Set(
      (await after<{ email: string }[]>`select email from event_registrations`).map(({ email }) => email),
    )
    await after.end()
    expect(acknowledged.filter((email) => !kept.has(email))).toEqual([])
    await until(
      async () => (await mailsIn(dataDir)).some(({ to }) => to?.[0]?.address === 'room-again@example.org'),
      60,
    )
  },
)

function fillUp(file: string) {
  const { bavail, bsize } = statfsSync(folder)
  writeFileSync(file, Buffer.alloc(bavail * bsize))
}
