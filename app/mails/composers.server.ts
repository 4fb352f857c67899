import {
  composeExistingAccount,
  composeInvitation,
  composePasswordChanged,
  composeResetPassword,
  composeVerifyEmail,
} from '#app/accounts/messages.server.ts'
import { composeContactConfirmation, composeContactMessage } from '#app/contact/notifications.server.ts'
import { composeRegistrationLeft, composeRegistrationReceipt } from '#app/events/cancellation-messages.server.ts'
import { composeEventCalledOff } from '#app/events/called-off-message.server.ts'
import { composeEventChanged } from '#app/events/change-message.server.ts'
import { composeRegistrationHold } from '#app/events/hold-message.server.ts'
import {
  composeEventCancelled,
  composeRegistration,
  composeRegistrationAgain,
  composeRegistrationCancelled,
} from '#app/events/messages.server.ts'
import { startOfferWindow } from '#app/events/waiting-list/offers.server.ts'
import {
  composeWaitingJoined,
  composeWaitingLapsed,
  composeWaitingOffer,
} from '#app/events/waiting-list/waiting-messages.server.ts'
import type { MailKind } from '#app/mail-kinds.ts'
import { composeMembershipRequest } from '#app/membership/requests/messages.server.ts'
import {
  composeMembershipApproval,
  composeMembershipRejection,
} from '#app/membership/requests/review-messages.server.ts'
import { composeTeamNotice } from '#app/notices/messages.server.ts'
import { composeIncidentOpened, composeIncidentRecovered } from '#app/operations/alert-messages.server.ts'
import type { SentHooks } from '#app/platform/mail/deliver-mail.server.ts'
import type { MessageComposer } from '#app/platform/mail/message.ts'
import { composeSecurityBurst } from '#app/privacy/security-messages.server.ts'

/** The composer of each kind of mail. */
export const mailComposers: Record<MailKind, MessageComposer> = {
  registration: composeRegistration,
  party: composeRegistration,
  'registration-hold': composeRegistrationHold,
  'registration-again': composeRegistrationAgain,
  'registration-cancelled': composeRegistrationCancelled,
  'registration-receipt': composeRegistrationReceipt,
  'registration-left': composeRegistrationLeft,
  'event-changed': composeEventChanged,
  'event-called-off': composeEventCalledOff,
  'event-cancelled': composeEventCancelled,
  'waiting-joined': composeWaitingJoined,
  'waiting-offer': composeWaitingOffer,
  'waiting-lapsed': composeWaitingLapsed,
  'membership-request': composeMembershipRequest,
  'membership-approval': composeMembershipApproval,
  'membership-rejection': composeMembershipRejection,
  'contact-message': composeContactMessage,
  'contact-confirmation': composeContactConfirmation,
  'verify-email': composeVerifyEmail,
  'reset-password': composeResetPassword,
  'existing-account': composeExistingAccount,
  'password-changed': composePasswordChanged,
  invitation: composeInvitation,
  'team-notice': composeTeamNotice,
  'security-burst': composeSecurityBurst,
  'incident-opened': composeIncidentOpened,
  'incident-recovered': composeIncidentRecovered,
}

/** What follows once a mail has left. */
export const sentHooks: SentHooks = { 'waiting-offer': startOfferWindow }
