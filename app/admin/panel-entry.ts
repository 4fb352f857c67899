import type { Capability } from '#app/accounts/capabilities.ts'
import { nouns } from '#app/nouns.ts'

/** The first page of the menu that somebody may read; without one, a page of the own account. */
export function firstPage(may: (capability: Capability) => boolean): string {
  return nouns.flatMap(({ menu }) => menu ?? []).find(({ capability }) => may(capability))?.to ?? '/admin/sesiones'
}
