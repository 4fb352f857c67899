import { useTexts } from '#app/i18n/texts.tsx'
import { Icon, type IconName } from '#app/ui/icon.tsx'

export function LineWords({ size, parties, people }: { size: number; parties: number; people: number }) {
  const t = useTexts().party.waiting
  return <p className="waiting-place d4">{parties === 0 ? t.first(size) : t.ahead(parties, people)}</p>
}

const rules: readonly [name: 'order' | 'window' | 'silence', icon: IconName][] = [
  ['order', 'users-three'],
  ['window', 'clock'],
  ['silence', 'envelope-simple'],
]

export function WaitingRules({ size }: { size: number }) {
  const t = useTexts().party.waiting.rules
  return (
    <ul className="waiting-rules">
      {rules.map(([name, icon]) => (
        <li key={name}>
          <Icon name={icon} />
          {t[name](size)}
        </li>
      ))}
    </ul>
  )
}
