import * as v from 'valibot'
import { rowIdField, versionField } from '#app/platform/forms/ids.ts'

/** `change`: that is taken back, with all later ones. `version`: of the record, as the page shows it. */
export const restorationSchema = v.object({ change: rowIdField, version: versionField })
