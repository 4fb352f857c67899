import type { SubmissionResult } from '@conform-to/react'

import type { RefusalReason } from '#app/platform/refusals.ts'
import type { FailureCause } from '#app/platform/render/server-error.server.ts'

/**
 * What the action of a public form answers. `again`: a button asked for the form with other rows, as it was typed.
 * `wrong`: its errors are in `result`. `failed`: valid, but not carried out; it can be sent again; without a `cause`
 * the server's answer did not arrive. `refused`: it cannot; `result` has what was typed where the page shows it again.
 */
export type FormAnswer<Done extends object = object, Reason extends RefusalReason = never> =
  | ({ state: 'done'; result?: undefined } & Done)
  | { state: 'again'; result: SubmissionResult }
  | { state: 'wrong'; result?: SubmissionResult | undefined }
  | { state: 'failed'; result?: SubmissionResult | undefined; cause?: FailureCause | undefined }
  | { state: 'refused'; reason: Reason; result?: SubmissionResult | undefined }
