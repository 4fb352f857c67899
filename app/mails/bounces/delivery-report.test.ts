import { describe, expect, test } from 'vitest'
import { deliveryReport } from '#tests/harness/delivery-report.ts'
import { readDeliveryReport } from './delivery-report.ts'

const id = '<7b7e3c1e-2f3c-4f0e-9f57-0d3f8a1b2c3d@localhost>'
const report = deliveryReport({ messageId: id, recipient: 'clara@example.org' })

describe('A delivery report', () => {
  test('names the message, and who has not got it for good', () => {
    expect(readDeliveryReport(report)).toEqual({
      messageId: id,
      failures: [{ recipients: ['clara@example.org'], status: '5.1.1' }],
    })
    expect(readDeliveryReport(report.replaceAll('\n', '\r\n'))).toEqual(readDeliveryReport(report))
  })

  test('names both addresses of a forwarded mail', () => {
    const forwarded = report.replace(
      'Final-Recipient: rfc822; clara@example.org',
      'Original-Recipient: rfc822;clara@example.org\nFinal-Recipient: RFC822; <c.vidal@example.net>',
    )
    expect(readDeliveryReport(forwarded)?.failures).toEqual([
      { recipients: ['clara@example.org', 'c.vidal@example.net'], status: '5.1.1' },
    ])
  })

  test.each([
    ['a delay', 'Action: failed', 'Action: delayed'],
    ['a refusal for now', 'Status: 5.1.1', 'Status: 4.2.2'],
    ['a success', 'Status: 5.1.1', 'Status: 2.1.5'],
    ['a status that is none', 'Status: 5.1.1', 'Status: 5.1.1.1'],
    ['no status', 'Status: 5.1.1\n', ''],
    ['an address of another kind', 'Final-Recipient: rfc822;', 'Final-Recipient: x400;'],
    ['an address that is none', 'rfc822; clara@example.org', 'rfc822; clara'],
    ['an endless address', 'rfc822; clara@example.org', `rfc822; ${'a@'.repeat(100_000)}`],
  ])('names nobody for %s', (_name, before, after) => {
    expect(readDeliveryReport(report.replace(before, after))?.failures).toEqual([])
  })

  test.each([
    ['another message', 'report-type=delivery-status', 'report-type=disposition-notification'],
    ['a message of one part', 'multipart/report', 'multipart/mixed'],
    ['no boundary', 'boundary="=_next"', 'boundary=""'],
    ['another boundary', 'boundary="=_next"', 'boundary="=_other"'],
    ['no status part', 'Content-Type: message/delivery-status', 'Content-Type: text/plain'],
    [
      'an encoded status part',
      'Content-Type: message/delivery-status',
      'Content-Transfer-Encoding: base64\nContent-Type: message/delivery-status',
    ],
    ['no returned message', 'Content-Type: text/rfc822-headers', 'Content-Type: text/plain'],
    ['a returned message without id', 'Message-ID', 'X-Message-ID'],
  ])('is not read from %s', (_name, before, after) => {
    expect(report).toContain(before)
    expect(readDeliveryReport(report.replace(before, after))).toBeNull()
  })

  test.each(['', '\n', 'Content-Type', ':', '{}', '\n'.repeat(250_000), ';'.repeat(250_000)])(
    'is not read from %j',
    (source) => expect(readDeliveryReport(source)).toBeNull(),
  )

  test('is read at once however it is written', () => {
    const since = performance.now()
    for (const line of [
      'Content-Type: multipart/report' + '; '.repeat(120_000),
      `${' '.repeat(250_000)}:`,
      '--=_next\n'.repeat(25_000),
    ])
      readDeliveryReport(`${line}\n${report}`)
    readDeliveryReport(report.replace('--=_next\n', '--=_next\n'.repeat(25_000)))
    expect(performance.now() - since).toBeLessThan(5_000)
  })
})
