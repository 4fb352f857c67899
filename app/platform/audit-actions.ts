/** What is audited: the product adds `subjects` and `acts`, unions of tables by kind and by action (`app/nouns.ts`). */
export interface AuditRegister {}

/** A key of a table of the union whose value fits. */
export type KeyIn<Table, Value = unknown> = Table extends unknown
  ? { [Key in keyof Table]: Table[Key] extends Value ? Key : never }[keyof Table]
  : never

type AuditSubjectKind = KeyIn<AuditRegister['subjects']>

/** `kind.verb`: `socio.iban-shown`. The kind is declared. */
export type AuditAction = Extract<KeyIn<AuditRegister['acts']>, `${AuditSubjectKind}.${string}`>

/** The kinds of records with a history, whose deleted rows go to the trash. */
export type KeptKind = Extract<KeyIn<AuditRegister['subjects'], { kept: object }>, string>

type ExportedBy<Action> = Action extends `${infer Kind}.exported` ? Kind : never

/** The lists that are exported: `list.exported` is an action of which the administrators are told. */
export type ExportedList = ExportedBy<KeyIn<AuditRegister['acts'], { tells: 'administrators' }>>
