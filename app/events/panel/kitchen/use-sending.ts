import { useFetcher } from 'react-router'
import type { Answer } from '#app/ui/panel/use-answer.ts'

export const SEND_FORM = 'send-kitchen-sheet'

/** The button stands above, the form with the address beside the sheet. */
export function useSending() {
  return useFetcher<Answer>({ key: SEND_FORM })
}
