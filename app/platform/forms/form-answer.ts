import type { SubmissionResult } from '@conform-to/react'

/**
 * What the action of a public form answers. `wrong`: its errors are in `result`. `failed`: valid, but not carried out; it
 * can be sent again. `refused`: it cannot.
 */
export type FormAnswer<Done extends object = object, Reason extends string = never> =
  | ({ state: 'done'; result?: undefined } & Done)
  | { state: 'wrong' | 'failed'; result?: SubmissionResult | undefined }
  | { state: 'refused'; reason: Reason; result?: undefined }
