import type { MenuOption } from '#app/diets/menu-option.ts'
import type { TypedGuest } from '#app/diets/diet-forms.ts'
import type { FieldErrors } from '#app/diets/diet-fields.tsx'
import type { GuestView } from './party-view.ts'

export type GuestRowProps = {
  guest: GuestView
  menuOptions: readonly MenuOption[]
  number: number
  alone: boolean
  isLate: boolean
  typed: TypedGuest | undefined
  errors: FieldErrors
  showsStored: boolean
  /** The first guest who has no name yet. */
  isNext: boolean
}
