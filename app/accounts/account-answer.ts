import type { SubmissionResult } from '@conform-to/react'

/**
 * What came of sending a form about an account: done, or what is to be said in it, or that its link is of no use any
 * more, or that the address has an account. `choosing` names the second form of the verification page.
 */
export type AccountAnswer =
  | { state: 'done'; email?: string; result?: undefined }
  | { state: 'wrong'; result: SubmissionResult; choosing?: boolean }
  | { state: 'exists'; result?: undefined }
  | { state: 'unknown'; result?: undefined }
