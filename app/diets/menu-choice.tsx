import { useTexts } from '#app/i18n/texts.tsx'
import { SelectField } from '#app/ui/field.tsx'
import type { MenuOption } from './menu-option.ts'

type MenuChoiceProps = {
  name: string
  options: readonly MenuOption[]
  /** The id of an option; anything else is no choice. */
  chosen: string | number | null | undefined
  /** Where one form asks for several guests. */
  label?: string
}

/** What a guest chooses to eat, if the event has a choice; it may follow. */
export function MenuChoice({ name, options, chosen, label }: MenuChoiceProps) {
  const { diets: t, forms } = useTexts()
  if (options.length === 0) return null
  return (
    <SelectField label={label ?? t.menu} optionalLabel={forms.optional} name={name} defaultValue={chosen ?? ''}>
      <option value="">{t.menuOpen}</option>
      {options.map(({ id, name: option, langs }) => (
        <option key={id} value={id} lang={langs.name}>
          {option}
        </option>
      ))}
    </SelectField>
  )
}
