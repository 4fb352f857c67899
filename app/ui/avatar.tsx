export function Avatar({ name, tone = 'warm' }: { name: string; tone?: 'warm' | 'dark' }) {
  return (
    <span className={tone === 'dark' ? 'avatar avatar-dark' : 'avatar'} aria-hidden="true">
      {initials(name)}
    </span>
  )
}

/** 'Marta de la Riba' is MR. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/)
  const names = words.filter((word) => /^\p{Lu}/u.test(word))
  return (names.length > 0 ? names : words)
    .slice(0, 2)
    .map((word) => Array.from(word)[0]?.toLocaleUpperCase('es') ?? '')
    .join('')
}
