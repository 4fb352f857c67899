import type { AddressInfo } from 'node:net'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { SMTPServer } from 'smtp-server'
import { afterAll, describe, expect, test } from 'vitest'
import { makeCertificate } from '#tests/harness/certificate.ts'
import { checkMailCertificate } from './check-mail-certificate.server.ts'

const servers: SMTPServer[] = []
const defaultAuthorities = getCACertificates('default')
afterAll(() => {
  setDefaultCACertificates(defaultAuthorities)
  for (const server of servers) server.close()
})

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
    const url = await smtpWith(makeCertificate(13), { secure, trusted: true })
    expect(await checkMailCertificate(url)).toMatchObject([
      { kind: 'mail-certificate', detail: { problem: 'expires' } },
    ])
  })

  test('is accepted when it lasts longer', async () => {
    const url = await smtpWith(makeCertificate(30), { secure, trusted: true })
    expect(await checkMailCertificate(url)).toEqual([])
  })

  test('is reported when it is refused', async () => {
    const url = await smtpWith(makeCertificate(30), { secure, trusted: false })
    expect(await checkMailCertificate(url)).toMatchObject([
      { detail: { problem: 'invalid', reason: expect.stringMatching(/self.signed/) as string } },
    ])
  })
})

test('A server that does not answer is not a problem of its certificate', async () => {
  expect(await checkMailCertificate('smtp://localhost:9')).toEqual([])
})
