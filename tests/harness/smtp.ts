import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

/** A real SMTP server that stores messages; `refuse` returns the refusal of a recipient, null accepts it. */
export async function smtpServer(
  refuse: (recipient: string) => { code: number; text: string } | null = () => null,
  port = 0,
  host = '127.0.0.1',
) {
  const mails: Email[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo({ address }, _session, done) {
      const refusal = refuse(address)
      done(refusal && Object.assign(new Error(refusal.text), { responseCode: refusal.code }))
    },
    onData(stream, _session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        void PostalMime.parse(Buffer.concat(chunks)).then((mail) => {
          mails.push(mail)
          done()
        })
      })
    },
  })
  await new Promise<void>((ready) => server.listen(port, host, ready))
  const address = server.server.address() as AddressInfo
  return {
    mails,
    port: address.port,
    url: `smtp://${host}:${address.port}`,
    close: () => new Promise<void>((done) => server.close(() => done())),
  }
}
