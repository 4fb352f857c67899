import type { PanelUser } from '#app/accounts/session/guard.server.ts'
import type { PanelAct } from '#app/accounts/session/panel-action.server.ts'
import type { BulkAnswer } from '#app/ui/panel/bulk-answer.ts'

export const administrator = { id: 'secretaria', role: 'admin' } as PanelUser

/** Sends ticked rows as their list does. @param more `asked` is the yes to the question */
export async function sendSelected(
  act: PanelAct | undefined,
  rows: readonly string[],
  more: Record<string, string> = { asked: 'yes' },
  actor = administrator,
): Promise<BulkAnswer> {
  if (!act) throw new Error('no such act')
  const form = new FormData()
  for (const [name, value] of [...rows.map((row) => ['rows', row] as const), ...Object.entries(more)])
    form.append(name, value)
  return (await act.run({ form, actor })) as BulkAnswer
}

/** The title and what is said of rows. */
export function outcomeOf({ outcome }: BulkAnswer): (string | undefined)[] {
  return [outcome?.title, ...(outcome?.notes ?? []).map(({ name, text }) => `${name}: ${text}`)]
}

export const undoRows = ({ outcome }: BulkAnswer): string[] => outcome?.undo?.rows ?? []
