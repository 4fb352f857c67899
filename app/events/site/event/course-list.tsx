import type { MenuOption } from '#app/diets/menu-option.ts'
import type { Course } from '#app/events/courses.server.ts'
import { useTexts } from '#app/i18n/texts.tsx'
import { Fixed } from '#app/ui/fixed.tsx'

type CourseListProps = { title: string; courses: readonly Course[]; options: readonly MenuOption[] }

/** The courses with what is drunk with them, in their order, and what each guest chooses. */
export function CourseList(given: CourseListProps) {
  if (given.courses.length + given.options.length === 0) return null
  return <Fixed as="section" of={Courses} given={given} className="courses later" aria-labelledby="courses" />
}

function Courses({ title, courses, options }: CourseListProps) {
  const { events: t } = useTexts()
  return (
    <>
      <h2 id="courses" className="d3">
        {title}
      </h2>
      {courses.length > 0 && (
        <ol>
          {courses.map(({ name, drink, langs }, place) => (
            <li key={place}>
              <span className="d5" lang={langs.name}>
                {name}
              </span>
              {drink && (
                <span className="course-drink" lang={langs.drink}>
                  {drink}
                </span>
              )}
            </li>
          ))}
        </ol>
      )}
      {options.length > 0 && (
        <>
          <h3 className="d4">{t.toChoose}</h3>
          <ul>
            {options.map(({ id, name, langs }) => (
              <li key={id} className="d5" lang={langs.name}>
                {name}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}
