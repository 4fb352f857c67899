import { useFetcher } from 'react-router'
import type { Answer } from '#app/ui/panel/use-answer.ts'

export const SEND_FORM = 'send-kitchen-sheet'

/** Shared by the button above the sheet and the form beside it. */
export function useSheetSending() {
  return useFetcher<Answer>({ key: SEND_FORM })
}
