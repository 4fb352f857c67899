import * as v from 'valibot'
import type { Language } from '#app/i18n/language.ts'
import { inBothLanguages, nameIn } from '#app/platform/forms/bilingual-fields.ts'
import { panelLine, type FieldError } from '#app/platform/forms/fields.ts'
import { rowId } from '#app/platform/forms/ids.ts'

export const MAX_MENU_OPTIONS = 12

/** Empty for a new option. */
const optionId = v.pipe(
  v.optional(v.unknown(), ''),
  v.transform((sent) => (typeof sent === 'string' && rowId(sent) ? sent : '')),
)

/** The options of an event in the editor; an option needs its name in the main language. */
export function menuOptionsIn(main: Language, nameless: string) {
  const option = v.pipe(
    v.object({ id: optionId, ...inBothLanguages('name', main, () => panelLine(200)) }),
    v.forward(
      v.partialCheck(
        [['name'], ['name_ca']],
        (typed) => typed[nameIn('name', main)] !== '' || isBlank(typed),
        nameless,
      ),
      [nameIn('name', main)],
    ),
  )
  return v.pipe(
    v.optional(v.array(option), []),
    v.maxLength(MAX_MENU_OPTIONS, 'tooLong' satisfies FieldError),
    v.transform((options) => options.filter((typed) => !isBlank(typed))),
  )
}

function isBlank({ name, name_ca }: { name: string; name_ca: string }): boolean {
  return name === '' && name_ca === ''
}
