import { Avatar } from '#app/ui/avatar.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { Found } from './found.ts'
import { markWords } from './search-text.ts'

/** A line of the search: its sign, its name with what was searched underlined, and its details. */
export function FoundLine({ line, words }: { line: Found; words: readonly string[] }) {
  return (
    <>
      <Sign {...line} />
      <span className="found-text">
        <strong>
          {markWords(line.title, words).map(({ text, marked }, index) =>
            marked ? <mark key={index}>{text}</mark> : text,
          )}
        </strong>{' '}
        {line.detail && <span className="found-detail">{line.detail}</span>}
      </span>
    </>
  )
}

function Sign({ group, title, sign, icon }: Found) {
  if (group === 'people') return <Avatar name={title} />
  if (sign) return <span className="found-sign center">{sign}</span>
  return <Icon name={icon} />
}
