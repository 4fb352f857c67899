import * as v from 'valibot'
import { noticeChoices, type NoticeKind } from './notice-kinds.ts'

const choice = v.optional(v.picklist(noticeChoices))

/** Kinds that are missing stay as they are: a page shows the ones that the person may be told. */
export const noticesSchema = v.object({
  bookings: choice,
  'late-cancellation': choice,
  'free-seats': choice,
  request: choice,
  completion: choice,
} satisfies Record<NoticeKind, typeof choice>)
