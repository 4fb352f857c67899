import type { Course } from '#app/events/courses.server.ts'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { Sheet } from '#app/ui/panel/sheet.tsx'
import { eventEditorTexts } from '#app/events/panel/editor/editor-texts.ts'

/** What is served, for the door and the kitchen. */
export function DoorMenu({ courses }: { courses: readonly Course[] }) {
  const { courses: t } = usePanelTexts(eventEditorTexts)
  if (courses.length === 0) return null
  return (
    <Sheet title={t.title}>
      <ol className="door-sheet-menu">
        {courses.map(({ name, drink, langs }, place) => (
          <li key={place}>
            <strong lang={langs.name}>{name}</strong>
            {drink && (
              <span className="muted" lang={langs.drink}>
                {` · ${drink}`}
              </span>
            )}
          </li>
        ))}
      </ol>
    </Sheet>
  )
}
