import { XmlDocument, XmlElement, XmlLibError, XsdValidator } from 'libxml2-wasm'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

/** The messages whose schema is here. */
const SCHEMAS = [
  'pain.008.001.08',
  'pain.002.001.10',
  'camt.053.001.02',
  'camt.053.001.08',
  'camt.054.001.02',
  'camt.054.001.08',
]

const NAMESPACE = 'urn:iso:std:iso:20022:tech:xsd:'

export type XmlFault = { line: number; detail: string }

/** @param read is given the document and its message, `pain.002.001.10`; '' of another namespace */
export function readXml<Result>(bytes: Uint8Array, read: (document: XmlDocument, message: string) => Result) {
  let document: XmlDocument
  try {
    document = XmlDocument.fromBuffer(bytes)
  } catch (error) {
    return { fault: faultOf(error) }
  }
  try {
    const { namespaceUri } = document.root
    return read(document, namespaceUri.startsWith(NAMESPACE) ? namespaceUri.slice(NAMESPACE.length) : '')
  } finally {
    document.dispose()
  }
}

/** Undefined when the document has the form of its message, or the message has no schema here. */
export function findFault(document: XmlDocument, message: string): XmlFault | undefined {
  if (!SCHEMAS.includes(message)) return undefined
  const schema = XmlDocument.fromBuffer(readFileSync(resolve(import.meta.dirname, `../schemas/${message}.xsd`)))
  const validator = XsdValidator.fromDoc(schema)
  try {
    validator.validate(document)
    return undefined
  } catch (error) {
    return faultOf(error)
  } finally {
    validator.dispose()
    schema.dispose()
  }
}

function faultOf(error: unknown): XmlFault {
  if (!(error instanceof XmlLibError)) throw error
  const [first] = error.details
  return { line: first?.line ?? 0, detail: withoutValues(first?.message ?? error.message) }
}

/** «Dt: ISODate». A file of the bank names people and accounts: element and rule stay, nothing that is quoted. */
function withoutValues(message: string): string {
  const text = message.replaceAll(/\{urn:[^}]*\}/g, '').trim()
  const [start, element, rest = ''] = /^Element '([\w.-]+)'(?:, attribute '[\w.-]+')?: (.*)$/s.exec(text) ?? []
  const said = start === undefined ? text : rest
  const rule = /^\[facet '(\w+)'\]/.exec(said)?.[1] ?? /^'.*type '([\w.:-]+)'\.$/s.exec(said)?.[1]
  return [element, rule ?? said.replaceAll(/ ?'.*'/gs, '')].filter(Boolean).join(': ')
}

/** The elements below that are reached by these names, in their order. */
export function findAll(parent: XmlElement, ...names: string[]): XmlElement[] {
  return names.reduce((found, name) => found.flatMap((element) => children(element, name)), [parent])
}

/** The text of the first element that is reached by these names. */
export function findText(parent: XmlElement | undefined, ...names: string[]): string | undefined {
  const [found] = parent ? findAll(parent, ...names) : []
  return found?.content.trim()
}

function children(parent: XmlElement, name: string): XmlElement[] {
  const found: XmlElement[] = []
  for (let node = parent.firstChild; node; node = node.next)
    if (node instanceof XmlElement && node.name === name) found.push(node)
  return found
}
