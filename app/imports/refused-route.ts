import { exportRefused } from './export-refused.server.ts'
import { importKind } from './import-fields.ts'
import type { Route } from './+types/refused-route.ts'

/** GET `?importacion=`: the rows that were not imported, as in the file, each with its reason. */
export function loader(args: Route.LoaderArgs) {
  return exportRefused(importKind(args.url), args)
}
