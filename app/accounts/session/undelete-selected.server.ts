import { and, eq } from 'drizzle-orm'
import { database } from '#app/database/client.server.ts'
import { trash } from '#app/database/schema.ts'
import type { Language } from '#app/i18n/language.ts'
import type { KeptKind } from '#app/platform/audit-actions.ts'
import { nameSelectedRows } from '#app/platform/forms/selected-rows.server.ts'
import { selectedValue } from '#app/platform/forms/selection.ts'
import { takeOut } from '#app/platform/take-out.server.ts'
import { sharedTexts } from '#app/ui/panel/panel-texts.ts'
import type { BulkStep } from './bulk-acts.server.ts'

/** The value by which the undo finds a record that has just been deleted; undefined once it is out again. */
export async function valueInTrash(kind: KeptKind, id: number): Promise<string | undefined> {
  const which = and(eq(trash.kind, kind), eq(trash.subject, String(id)))
  const [found] = await database.select({ id: trash.id }).from(trash).where(which)
  return found && selectedValue(found.id, 0)
}

/** Takes out of the trash what an act on ticked rows has deleted. */
export function undeletion(kind: KeptKind, language: Language, done: (count: number) => string): BulkStep {
  return {
    nameRows: (ids) => nameSelectedRows(trash, trash.name, ids, eq(trash.kind, kind)),
    run: ({ id }, actor) => takeOut(kind, id, actor),
    why: sharedTexts[language].selection.undeletion,
    done,
  }
}
