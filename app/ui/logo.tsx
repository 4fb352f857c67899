import { demoNames } from '#app/club.ts'
import { useClub } from './club-context.tsx'
import sprite from './icons.svg?no-inline'

type LogoProps = { label?: string; className?: string }

export function Logo({ label, className }: LogoProps) {
  const { formalName } = useClub()
  const lines = formalName === demoNames.formal_name ? null : splitInTwo(formalName)
  const width = lines ? WORDS_START + Math.max(...lines.map(({ length }) => length)) * LETTER_WIDTH : 302
  return (
    <svg className={className ? `logo ${className}` : 'logo'} viewBox={`0 0 ${width} 100`} {...alternative(label)}>
      <use href={`${sprite}#logo-mark`} width="100" height="100" />
      {lines ? (
        lines.map((line, index) => (
          <text key={line} className="logo-name" x={WORDS_START} y={(lines.length === 1 ? 64 : 44) + index * 44}>
            {line}
          </text>
        ))
      ) : (
        <use href={`${sprite}#logo-words`} x="100" width="202" height="100" />
      )}
    </svg>
  )
}

/** Where another name than the drawn one is written. */
const WORDS_START = 116
/** A wide letter of the display font at the size of `.logo-name`. */
const LETTER_WIDTH = 20

/** Two lines of similar length. */
function splitInTwo(name: string): string[] {
  const words = name.split(' ')
  const splits = words.map((_, at) => [words.slice(0, at).join(' '), words.slice(at).join(' ')].filter(Boolean))
  const longest = (lines: string[]) => Math.max(...lines.map(({ length }) => length))
  return splits.reduce((best, lines) => (longest(lines) < longest(best) ? lines : best))
}

export function LogoMark({ className }: { className?: string }) {
  return (
    <svg className={className ? `logo ${className}` : 'logo'} viewBox="0 0 100 100" aria-hidden>
      <use href={`${sprite}#logo-mark`} width="100" height="100" />
    </svg>
  )
}

function alternative(label: string | undefined) {
  return label === undefined ? ({ 'aria-hidden': true } as const) : ({ role: 'img', 'aria-label': label } as const)
}
