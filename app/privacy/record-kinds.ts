export const recordKinds = {
  socio: 'Ficha de socio',
  'membership-request': 'Solicitud de membresía',
  registration: 'Inscripción',
  message: 'Mensaje de contacto',
  user: 'Cuenta',
  'sign-up': 'Enlace pendiente',
  mail: 'Correo enviado o por enviar',
  'blocked-payment': 'Datos de pago bloqueados',
} as const
export type RecordKind = keyof typeof recordKinds

/** What an erasure does: the record goes, goes except for legally blocked data, or stays. */
export type Disposition = { disposition: 'goes' | 'blocked' | 'stays'; because: string }

export type PersonalRecord = Disposition & {
  kind: RecordKind
  id: string
  /** Identifies the record within its kind: an event's title, a member's number. */
  title: string
  at: string
  fields: Record<string, string | null>
  hidden: string[]
}

export type ItemKey = { kind: RecordKind; id: string }

/** `socio:2b1f…`, the format of the form field. */
export function formatItemKey({ kind, id }: ItemKey): string {
  return `${kind}:${id}`
}

export function parseItemKey(text: string): ItemKey | null {
  const [kind = '', ...rest] = text.split(':')
  const id = rest.join(':')
  return Object.hasOwn(recordKinds, kind) && id !== '' && id.length <= 100 ? { kind: kind as RecordKind, id } : null
}

export function parseItemKeys(text: string): ItemKey[] {
  return text.split('\n').flatMap((line) => parseItemKey(line.trim()) ?? [])
}
