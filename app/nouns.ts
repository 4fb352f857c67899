import { accountNoun } from './accounts/noun.ts'
import { dashboardNoun } from './admin/noun.ts'
import { postNoun } from './blog/noun.ts'
import { bookingNoun } from './bookings/noun.ts'
import { clubNoun } from './club/noun.ts'
import { messageNoun } from './contact/noun.ts'
import { demoNoun } from './demo/noun.ts'
import { doorNoun } from './door/noun.ts'
import { eventMessageNoun } from './event-messages/noun.ts'
import { eventNoun } from './events/noun.ts'
import { importNoun } from './imports/noun.ts'
import { kitchenNoun } from './kitchen/noun.ts'
import { mailNoun } from './mails/noun.ts'
import { pictureNoun } from './media/noun.ts'
import { memberMessageNoun } from './member-messages/noun.ts'
import { mandateNoun } from './mandates/noun.ts'
import { memberNoun } from './membership/members/noun.ts'
import { requestNoun } from './membership/requests/noun.ts'
import { noticeNoun } from './notices/noun.ts'
import type { AuditedAct, Noun } from './noun.ts'
import { secretsNoun } from './operations/noun.ts'
import { organizerNoun } from './organizers/noun.ts'
import { trashNoun } from './admin/trash/noun.ts'
import { auditNoun, privacyNoun } from './privacy/noun.ts'
import { remittanceNoun } from './remittances/noun.ts'
import { restaurantNoun } from './restaurants/noun.ts'
import { scoreNoun } from './scores/noun.ts'
import { treasuryNoun } from './treasury/noun.ts'
import { dinnerChargeNoun } from './treasury/dinners/noun.ts'
import { reminderNoun } from './treasury/reminders/noun.ts'
import { waitingNoun } from './waiting-list/noun.ts'

const declared = [
  // With a place in the panel's menu: the specified ones in the specified order, then the others.
  dashboardNoun,
  requestNoun,
  memberNoun,
  eventNoun,
  restaurantNoun,
  organizerNoun,
  postNoun,
  accountNoun,
  remittanceNoun,
  messageNoun,
  mailNoun,
  auditNoun,
  privacyNoun,
  treasuryNoun,
  clubNoun,
  pictureNoun,
  trashNoun,

  bookingNoun,
  waitingNoun,
  kitchenNoun,
  doorNoun,
  eventMessageNoun,
  memberMessageNoun,
  mandateNoun,
  scoreNoun,
  importNoun,
  dinnerChargeNoun,
  reminderNoun,
  noticeNoun,
  demoNoun,
  secretsNoun,
]

/** INDEX 6: what each noun declares for the menu, the audit log and the page cache. */
export const nouns: readonly Noun[] = declared

export const auditedActs: Readonly<Record<string, AuditedAct>> = Object.assign({}, ...nouns.map((noun) => noun.acts))

type Declared = (typeof declared)[number]

declare module '#app/platform/audit-actions.ts' {
  interface AuditRegister {
    subjects: Declared extends infer One ? (One extends { subjects: infer Subjects } ? Subjects : never) : never
    acts: Declared extends infer One ? (One extends { acts: infer Acts } ? Acts : never) : never
  }
}
