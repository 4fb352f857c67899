import type { SubmissionResult } from '@conform-to/react'

/** The state of an account form after it is sent. `choosing`: the second form of the verification page was sent. */
export type AccountAnswer =
  | { state: 'done'; email?: string; result?: undefined }
  | { state: 'wrong'; result: SubmissionResult; choosing?: boolean }
  | { state: 'exists'; result?: undefined }
  | { state: 'unknown'; result?: undefined }
