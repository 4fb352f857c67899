import * as v from 'valibot'
import type { Language } from '#app/i18n/language.ts'
import { inBothLanguages, nameIn } from '#app/platform/forms/bilingual-fields.ts'
import { panelLine, type FieldError } from '#app/platform/forms/fields.ts'

/** As the restaurants' dishes, a course needs its name in the main language. */
const courseIn = (main: Language, nameless: string) =>
  v.pipe(
    v.object({
      ...inBothLanguages('name', main, () => panelLine(200)),
      ...inBothLanguages('drink', main, () => panelLine(200)),
    }),
    v.forward(
      v.partialCheck(
        [['name'], ['drink'], ['name_ca'], ['drink_ca']],
        (course) => course[nameIn('name', main)] !== '' || isBlank(course),
        nameless,
      ),
      [nameIn('name', main)],
    ),
  )

function isBlank(course: Record<string, string>): boolean {
  return Object.values(course).every((text) => text === '')
}

export const MAX_COURSES = 12

export const coursesIn = (main: Language, nameless: string) =>
  v.pipe(
    v.optional(v.array(courseIn(main, nameless)), []),
    v.maxLength(MAX_COURSES, 'tooLong' satisfies FieldError),
    v.transform((courses) => courses.filter((course) => !isBlank(course))),
  )
