import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { SMTPServer } from 'smtp-server'
import { afterAll, describe, expect, test } from 'vitest'
import { checkMailCertificate } from './check-mail-certificate.server.ts'

const servers: SMTPServer[] = []
const defaultAuthorities = getCACertificates('default')
afterAll(() => {
  setDefaultCACertificates(defaultAuthorities)
  for (const server of servers) server.close()
})

function certificate(days: number) {
  const folder = mkdtempSync(join(tmpdir(), 'el-cercle-certificate-'))
  const [keyFile, certFile] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
  execFileSync(
    'openssl',
    [
      'req',
      '-x509',
      '-newkey',
      'ec',
      '-pkeyopt',
      'ec_paramgen_curve:P-256',
      '-nodes',
      '-keyout',
      keyFile,
      '-out',
      certFile,
      '-days',
      String(days),
      ...subject,
    ],
    { stdio: 'pipe' },
  )
  return { key: readFileSync(keyFile, 'utf8'), cert: readFileSync(certFile, 'utf8') }
}

async function smtpWith(
  pair: { key: string; cert: string },
  { secure, trusted }: { secure: boolean; trusted: boolean },
): Promise<string> {
  const server = new SMTPServer({ ...pair, secure, authOptional: true })
  server.on('error', () => {})
  servers.push(server)
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  setDefaultCACertificates(trusted ? [...defaultAuthorities, pair.cert] : defaultAuthorities)
  return `${secure ? 'smtps' : 'smtp'}://user:secret@localhost:${(server.server.address() as AddressInfo).port}`
}

describe.each([{ secure: false }, { secure: true }])('The certificate of the SMTP server ($secure)', ({ secure }) => {
  test('is reported when it expires within two weeks', async () => {
    const url = await smtpWith(certificate(13), { secure, trusted: true })
    expect(await checkMailCertificate(url)).toMatchObject([
      { kind: 'mail-certificate', detail: { problem: 'expires' } },
    ])
  })

  test('is accepted when it lasts longer', async () => {
    const url = await smtpWith(certificate(30), { secure, trusted: true })
    expect(await checkMailCertificate(url)).toEqual([])
  })

  test('is reported when it is refused', async () => {
    const url = await smtpWith(certificate(30), { secure, trusted: false })
    expect(await checkMailCertificate(url)).toMatchObject([
      { detail: { problem: 'invalid', reason: expect.stringMatching(/self.signed/) as string } },
    ])
  })
})

test('A server that does not answer is not a problem of its certificate', async () => {
  expect(await checkMailCertificate('smtp://localhost:9')).toEqual([])
})
