import { Icon } from './icon.tsx'

export function Stars({ value, of = value, label }: { value: number; of?: number; label: string }) {
  return (
    <span className="stars" role="img" aria-label={label}>
      {Array.from({ length: of }, (_, index) => (
        <Icon key={index} name={index < value ? 'star-fill' : 'star'} />
      ))}
    </span>
  )
}
