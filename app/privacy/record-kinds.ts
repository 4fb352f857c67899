/** What can be held about a person, in the order in which it is shown. */
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

/** What happens to a thing when the person is erased: it goes, it goes but for what the law keeps, or it stays. */
export type Disposition = { disposition: 'goes' | 'blocked' | 'stays'; because: string }

/** One thing that is held about a person. */
export type PersonalRecord = Disposition & {
  kind: RecordKind
  id: string
  /** What tells it from others of its kind: an event's title, a member's number. */
  title: string
  at: string
  /** Columns and what they hold, as text; what rests encrypted is null, and in `hidden`. */
  fields: Record<string, string | null>
  /** Columns that are encrypted: only the export opens them. */
  hidden: string[]
}

export type ItemKey = { kind: RecordKind; id: string }

/** `socio:2b1f…`, as a form sends it. */
export function itemText({ kind, id }: ItemKey): string {
  return `${kind}:${id}`
}

/** Null for what is none. */
export function readItem(text: string): ItemKey | null {
  const [kind = '', ...rest] = text.split(':')
  const id = rest.join(':')
  return Object.hasOwn(recordKinds, kind) && id !== '' && id.length <= 100 ? { kind: kind as RecordKind, id } : null
}

/** A line each; what is no item is passed over. */
export function readItems(text: string): ItemKey[] {
  return text.split('\n').flatMap((line) => readItem(line.trim()) ?? [])
}
