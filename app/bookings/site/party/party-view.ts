import type { Diet } from '#app/diets/diet.ts'
import type { MenuOption } from '#app/diets/menu-option.ts'
import type { QrDrawing } from '#app/ui/qr-picture.tsx'
import type { LocalText } from '#app/i18n/localized.ts'

/** What the page behind the link of a party shows. Moments are ISO strings. */
export type PartyView = {
  token: string
  version: number
  size: number
  contactName: string
  email: string | null
  event: {
    id: number
    title: LocalText
    location: LocalText
    date: string
    /** For each guest, in euros. */
    price: number
    /** That nobody has and nobody is offered. */
    places: number
    partyLimit: number
  }
} & PartyState

export type PartyState =
  | BookedState
  | { state: 'waiting'; ahead: { parties: number; people: number } }
  | OfferedState
  | { state: 'lapsed'; declined: boolean; canRejoin: boolean }
  | { state: 'unconfirmed' }
  | { state: 'cancelled'; at: string | null; by: 'guest' | 'office' | null; wasWaiting: boolean }
  /** `tickets`: until it is over, for guests who are late. `came`: then, the other guests who came, with their links. */
  | { state: 'begun'; isOver: boolean; tickets: TicketHolder[]; came: CameGuest[] }
  | { state: 'event-cancelled'; /** Euros, of a booking. */ paid: number }

export type BookedState = {
  state: 'booked'
  guests: SeatedGuest[]
  menuOptions: MenuOption[]
  tableLabel: string
  /** Until then names and size can be changed. */
  editsUntil: string
  isLate: boolean
  /** The day of the event has come: the tickets come first. */
  isToday: boolean
  refund: RefundView
  /** Until when the seats are kept without a confirmation; null when confirmed. */
  heldUntil: string | null
}

type OfferedState = {
  state: 'offered'
  /** When the offer ends, and when the page was made; null until the mail of the offer has left. */
  offer: { until: string; now: string } | null
  refund: RefundView
  menuOptions: MenuOption[]
}

/** The first is the contact. `fullName` is empty while it is to follow. */
export type GuestView = {
  id: string
  /** The beginning of the names of the guest's fields: `guests[0].`, for the contact ''. */
  fields: string
  fullName: string
  /** Empty when somebody else has written it. */
  diet: Diet
  /** Who has written a diet that the contact does not read: the guest by their own link, or the club. */
  dietHidden: 'guest' | 'office' | null
  menuOptionId: number | null
  /** The address of the guest's own page, for the others than the contact. */
  link: string | null
}
/** `number` is of the place in the party. */
export type CameGuest = { number: number; fullName: string; link: string }

type SeatedGuest = GuestView & { ticket: QrDrawing }
export type TicketHolder = Pick<SeatedGuest, 'id' | 'fullName' | 'ticket'>

/** `changed`: the event's facts, since the booking; cancelling then gives a refund. `price`: of a seat. */
export type RefundView = {
  inTime: boolean
  changed: boolean
  until: string
  price: number
  /** Euros, of all seats. */
  paid: number
  /** Pays nothing. */
  isInvited: boolean
}

export type BookedParty = PartyView & BookedState
export type OfferedParty = PartyView & OfferedState
