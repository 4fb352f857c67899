/** What a mail server says of a message that it could not deliver (RFC 3464). */
type DeliveryReport = { messageId: string; failures: Failure[] }
/** `recipients`: as the message named it, and as the server resolved it. */
type Failure = { recipients: string[]; status: string }

type Fields = Map<string, string>
type Part = { fields: Fields; body: string }

const MAX_PARTS = 20
const MAX_RECIPIENTS = 50
const MAX_FIELD_LENGTH = 1_000

/**
 * Reads a message of the type `multipart/report; report-type=delivery-status`: the recipients for whom delivery has
 * failed for good (`Action: failed`, class 5), and which message it was. Null for any other message.
 */
export function readDeliveryReport(source: string): DeliveryReport | null {
  const { fields, body } = readPart(source)
  const { type, parameters } = readContentType(fields)
  const boundary = parameters.get('boundary')
  if (type !== 'multipart/report' || parameters.get('report-type')?.toLowerCase() !== 'delivery-status' || !boundary)
    return null
  const parts = splitParts(body, boundary)
  const status = parts.find((part) => isPlain(part) && readContentType(part.fields).type === 'message/delivery-status')
  const original = parts.find((part) => isPlain(part) && originalTypes.has(readContentType(part.fields).type))
  const messageId = original && originalFields(original).get('message-id')
  if (!status || !messageId) return null
  // The first group is about the message.
  const groups = status.body.split(/\n{2,}/, MAX_RECIPIENTS + 1).map(readFields)
  return { messageId, failures: groups.slice(1).flatMap(readFailure) }
}

const originalTypes = new Set(['message/rfc822', 'text/rfc822-headers'])

function originalFields({ body }: Part): Fields {
  return readFields(body.split('\n\n', 1)[0] ?? '')
}

/** RFC 3464 and RFC 2046 allow no encoding of these parts. */
function isPlain({ fields }: Part): boolean {
  return /^(?:7bit|8bit|binary)$/i.test(fields.get('content-transfer-encoding') ?? '7bit')
}

function readFailure(group: Fields): Failure[] {
  const status = /^5\.\d{1,3}\.\d{1,3}(?![.\d])/.exec(group.get('status') ?? '')?.[0]
  if (group.get('action')?.toLowerCase() !== 'failed' || !status) return []
  const recipients = ['original-recipient', 'final-recipient'].flatMap((name) => readAddress(group.get(name)))
  return recipients.length > 0 ? [{ recipients, status }] : []
}

/** `rfc822; clara@example.org`. */
function readAddress(field = ''): string[] {
  if (field.length > MAX_FIELD_LENGTH) return []
  const address = /^rfc822\s*;\s*<?([^\s<>;]+@[^\s<>;]+?)>?$/i.exec(field)?.[1]
  return address ? [address] : []
}

function splitParts(body: string, boundary: string): Part[] {
  const [inside = ''] = `\n${body}`.split(`\n--${boundary}--`, 1)
  return inside
    .split(`\n--${boundary}\n`, MAX_PARTS + 1)
    .slice(1)
    .map(readPart)
}

function readPart(source: string): Part {
  const text = source.replaceAll('\r\n', '\n')
  if (text.startsWith('\n')) return { fields: new Map(), body: text.slice(1) }
  const end = text.indexOf('\n\n')
  return end === -1
    ? { fields: readFields(text), body: '' }
    : { fields: readFields(text.slice(0, end)), body: text.slice(end + 2) }
}

/** By their name in lower case, unfolded. Of a field that comes twice the first counts. */
function readFields(text: string): Fields {
  const fields: Fields = new Map()
  for (const line of text.replace(/\n[ \t]+/g, ' ').split('\n')) {
    const colon = line.indexOf(':')
    const name = line.slice(0, colon).trim().toLowerCase()
    if (colon > 0 && !fields.has(name)) fields.set(name, line.slice(colon + 1).trim())
  }
  return fields
}

function readContentType(fields: Fields): { type: string; parameters: Map<string, string> } {
  const value = (fields.get('content-type') ?? '').slice(0, MAX_FIELD_LENGTH)
  const [type = ''] = value.split(';', 1)
  const parameters = new Map<string, string>()
  for (const [, name = '', quoted, plain = ''] of value.matchAll(/;\s*([\w-]+)\s*=\s*(?:"([^"]*)"|([^\s;"]+))/g))
    parameters.set(name.toLowerCase(), quoted ?? plain)
  return { type: type.trim().toLowerCase(), parameters }
}
