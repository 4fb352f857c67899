import type { Course } from '#app/events/courses.server.ts'
import { Fixed } from '#app/ui/fixed.tsx'

type CourseListProps = { title: string; courses: readonly Course[] }

/** The courses with what is drunk with them, in their order. */
export function CourseList(given: CourseListProps) {
  if (given.courses.length === 0) return null
  return <Fixed as="section" of={Courses} given={given} className="courses later" aria-labelledby="courses" />
}

function Courses({ title, courses }: CourseListProps) {
  return (
    <>
      <h2 id="courses" className="d3">
        {title}
      </h2>
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
    </>
  )
}
