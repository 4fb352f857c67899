import type { Course } from '#app/events/courses.server.ts'

/** The courses with what is drunk with them, in their order. */
export function CourseList({ title, courses }: { title: string; courses: readonly Course[] }) {
  if (courses.length === 0) return null
  return (
    <section className="courses" aria-labelledby="courses">
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
    </section>
  )
}
