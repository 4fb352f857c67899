import {
  composeExistingAccount,
  composeInvitation,
  composeNewDevice,
  composePasswordChanged,
  composeResetPassword,
  composeSecondFactorChanged,
  composeVerifyEmail,
} from '#app/accounts/messages.server.tsx'
import { toLiving } from '#app/banking/deceased.server.ts'
import { composeContactConfirmation, composeContactMessage } from '#app/contact/notifications.server.tsx'
import { composeRegistrationLeft } from '#app/bookings/cancellations/left-message.server.tsx'
import { composeRegistrationReceipt } from '#app/bookings/cancellations/receipt-message.server.tsx'
import { composeEventCalledOff } from '#app/bookings/cancellations/called-off-message.server.ts'
import { composeEventChanged } from '#app/bookings/mails/change-message.server.ts'
import { composeDietReduced, composeDietReducedNotice } from '#app/bookings/mails/diet-reduced-message.server.tsx'
import { toContact } from '#app/bookings/mails/contact-mails.server.ts'
import { composeRegistrationHold } from '#app/bookings/holds/hold-message.server.tsx'
import { composeEventRush } from '#app/bookings/holds/rush-message.server.tsx'
import {
  composeEventCancelled,
  composeRegistration,
  composeRegistrationCancelled,
} from '#app/bookings/mails/messages.server.tsx'
import { composeEventMessage } from '#app/event-messages/event-message.server.tsx'
import { composeKitchenSheet } from '#app/kitchen/kitchen-message.server.tsx'
import { startOfferWindow } from '#app/seats/offers.server.ts'
import {
  composeWaitingJoined,
  composeWaitingLapsed,
  composeWaitingOffer,
  composeWaitingRemoved,
  composeWaitingWithdrawn,
} from '#app/waiting-list/waiting-messages.server.tsx'
import { composeMandateRequest, composeMandateRevoked, composeMandateSigned } from '#app/mandates/messages.server.tsx'
import { composeMemberMessage } from '#app/member-messages/member-message.server.tsx'
import { composeMemberLeft } from '#app/membership/members/leaving-message.server.tsx'
import { composeMemberDataChanged } from '#app/membership/members/data-changed-message.server.tsx'
import { composeMemberWelcome } from '#app/membership/members/welcome-message.server.tsx'
import { composeMembershipRequest } from '#app/membership/requests/messages.server.tsx'
import {
  composeMembershipApproval,
  composeMembershipKnown,
  composeMembershipRejection,
} from '#app/membership/requests/review-messages.server.tsx'
import { composeMemberSignIn } from '#app/membership/sign-in/sign-in-message.server.tsx'
import { composeDebitNotice, composeDebitReturned } from '#app/remittances/messages.server.tsx'
import { composeTeamNotice } from '#app/notices/messages.server.tsx'
import { composeIncidentOpened, composeIncidentRecovered } from '#app/operations/alert-messages.server.tsx'
import type { MailComposers, SentHooks } from '#app/platform/mail/deliver-mail.server.ts'
import { composePanelAct } from '#app/privacy/act-messages.server.tsx'
import { composePaymentReminder } from '#app/treasury/reminders/reminder-message.server.tsx'
import { composeSecurityBurst } from '#app/privacy/security-messages.server.tsx'

export const mailComposers: MailComposers = {
  registration: toContact(composeRegistration),
  party: toContact(composeRegistration),
  'registration-hold': toContact(composeRegistrationHold),
  'registration-again': toContact(composeRegistration),
  'registration-cancelled': toContact(composeRegistrationCancelled),
  'registration-receipt': toContact(composeRegistrationReceipt),
  'registration-left': composeRegistrationLeft,
  'event-changed': toContact(composeEventChanged),
  'diet-reduced': toContact(composeDietReduced),
  'diet-reduced-notice': composeDietReducedNotice,
  'event-called-off': toContact(composeEventCalledOff),
  'event-cancelled': composeEventCancelled,
  'event-message': toContact(composeEventMessage),
  reminder: toContact(composeEventMessage),
  thanks: toContact(composeEventMessage),
  'kitchen-sheet': composeKitchenSheet,
  'waiting-joined': toContact(composeWaitingJoined),
  'waiting-offer': toContact(composeWaitingOffer),
  'waiting-lapsed': toContact(composeWaitingLapsed),
  'waiting-withdrawn': toContact(composeWaitingWithdrawn),
  'waiting-removed': toContact(composeWaitingRemoved),
  'membership-request': composeMembershipRequest,
  'membership-approval': composeMembershipApproval,
  'membership-rejection': composeMembershipRejection,
  'membership-known': composeMembershipKnown,
  'member-left': toLiving(composeMemberLeft),
  'payment-reminder': toLiving(composePaymentReminder),
  'member-message': toLiving(composeMemberMessage),
  'mandate-request': toLiving(composeMandateRequest),
  'mandate-signed': toLiving(composeMandateSigned),
  'mandate-revoked': toLiving(composeMandateRevoked),
  'member-welcome': toLiving(composeMemberWelcome),
  'debit-notice': toLiving(composeDebitNotice),
  'debit-returned': toLiving(composeDebitReturned),
  'contact-message': composeContactMessage,
  'contact-confirmation': composeContactConfirmation,
  'verify-email': composeVerifyEmail,
  'reset-password': composeResetPassword,
  'existing-account': composeExistingAccount,
  'password-changed': composePasswordChanged,
  'new-device': composeNewDevice,
  'second-factor-changed': composeSecondFactorChanged,
  invitation: composeInvitation,
  'member-data-changed': toLiving(composeMemberDataChanged),
  'member-sign-in': composeMemberSignIn,
  'team-notice': composeTeamNotice,
  'panel-act': composePanelAct,
  'event-rush': composeEventRush,
  'security-burst': composeSecurityBurst,
  'incident-opened': composeIncidentOpened,
  'incident-recovered': composeIncidentRecovered,
}

/** What follows once a mail has left. */
export const sentHooks: SentHooks = { 'waiting-offer': startOfferWindow }
