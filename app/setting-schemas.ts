import { isIP } from 'node:net'
import { resolve } from 'node:path'
import ipaddr from 'ipaddr.js'
import * as v from 'valibot'

/** Messages follow the name of the setting. */
const expected = (what: string) => (issue: { input: unknown }) => `must be ${what}, not «${String(issue.input)}»`

const text = v.string()
const digits = /^\d{1,6}$/

export const path = v.pipe(
  text,
  v.transform((value) => resolve(value)),
)

export const flag = v.pipe(
  v.picklist(['0', '1'], expected('1 or 0')),
  v.transform((value) => value === '1'),
)

export const email = v.pipe(text, v.regex(/^[^\s@<>,]+@[^\s@<>,]+$/, expected('an e-mail address')))

export const numberBetween = (least: number, most: number) =>
  v.pipe(
    text,
    v.check(
      (value) => digits.test(value) && Number(value) >= least && Number(value) <= most,
      expected(`a number from ${least} to ${most}`),
    ),
    v.transform(Number),
  )

const logLevels = ['debug', 'info', 'warn', 'error', 'silent'] as const
export const logLevel = v.picklist(logLevels, expected(`one of ${logLevels.join(', ')}`))

/** The message omits the value: it may contain a password. */
export const url = (...protocols: string[]) =>
  v.pipe(
    text,
    v.check(
      (value) => URL.canParse(value) && protocols.includes(new URL(value).protocol),
      `must be an address that starts with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
    ),
  )

/** `host` or `host:port`, or the folder of a socket. */
export function isThisMachine(host: string): boolean {
  return /^(\/.*|(localhost|127(\.\d+){3}|\[?::1\]?)?(:\d+)?)$/.test(host)
}

/** Mails to another machine are encrypted, unless the address says otherwise. */
export const smtpUrl = v.pipe(
  url('smtp:', 'smtps:'),
  v.transform((value) => {
    const { protocol, host, search, searchParams } = new URL(value)
    const isDecided = protocol === 'smtps:' || searchParams.has('requireTLS') || searchParams.has('ignoreTLS')
    return isDecided || isThisMachine(host) ? value : `${value}${search ? '&' : '?'}requireTLS=true`
  }),
)

export const list = <T>(item: v.GenericSchema<string, T>, separator: string | RegExp = ',') =>
  v.pipe(
    text,
    v.transform((value) =>
      value
        .split(separator)
        .map((part) => part.trim())
        .filter(Boolean),
    ),
    v.array(item),
  )

export const proxy = v.pipe(
  text,
  v.check(
    (value) => value === 'loopback' || isAddressRange(value),
    expected('IP addresses, ranges such as 10.0.0.0/8, or «loopback», with commas between them'),
  ),
)

function isAddressRange(value: string): boolean {
  const [address = ''] = value.split('/', 1)
  return isIP(address) > 0 && (value === address || ipaddr.isValidCIDR(value))
}

export const encryptionKey = v.pipe(
  text,
  v.transform((value) => Buffer.from(value, /^[0-9a-f]{64}$/i.test(value) ? 'hex' : 'base64')),
  v.check((key) => key.length === 32, 'must be 32 bytes in hexadecimal or base64'),
)

export const backupCommand = v.pipe(
  text,
  v.regex(/\$(1|\{1\}|@)/, 'must name the file to send as "$1", such as: rclone copy "$1" remote:club'),
)
