import type { MenuOption } from '#app/diets/menu-option.ts'
import type { GuestErrors, TypedGuest } from '#app/bookings/registration/party-forms.ts'
import type { GuestView } from './party-view.ts'

export type GuestRowProps = {
  guest: GuestView
  menuOptions: readonly MenuOption[]
  number: number
  alone: boolean
  isLate: boolean
  typed: TypedGuest | undefined
  errors: GuestErrors | undefined
  showsStored: boolean
  /** The first guest who has no name yet. */
  isNext: boolean
}
