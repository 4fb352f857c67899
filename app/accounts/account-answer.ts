import type { SubmissionResult } from '@conform-to/react'

export type AccountAnswer =
  | { state: 'done'; email?: string; result?: undefined }
  | { state: 'wrong'; result: SubmissionResult; choosing?: boolean }
  | { state: 'exists'; result?: undefined }
  | { state: 'unknown'; result?: undefined }
