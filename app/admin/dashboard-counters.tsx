import { Link } from 'react-router'
import { useCan } from '#app/accounts/use-can.ts'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { formatCount, type Count } from '#app/i18n/money.ts'
import { adminTexts } from './panel-texts.ts'

type CounterName = 'pending' | 'baja' | 'activeSocios' | 'restaurants' | 'events' | 'posts'

/** Each opens the rows that it counts, and is shown to whoever may open them. */
export function Counters({ counters }: { counters: Record<CounterName, Count> }) {
  const can = useCan()
  const { counters: labels } = usePanelTexts(adminTexts).dashboard
  return (
    <ul className="counters">
      {shown
        .filter(({ capability }) => can(`${capability}.read`))
        .map(({ name, to }) => (
          <li key={name}>
            <Link
              to={to}
              className={name === 'pending' && counters.pending.number > 0 ? 'counter counter-hot on-dark' : 'counter'}
              prefetch="intent"
            >
              <span className="counter-label">{labels[name]}</span>
              <span className="counter-number">{formatCount(counters[name])}</span>
            </Link>
          </li>
        ))}
    </ul>
  )
}

type Shown = { name: CounterName; to: string; capability: 'requests' | 'members' | 'restaurants' | 'events' | 'blog' }

const shown: readonly Shown[] = [
  { name: 'pending', to: '/admin/solicitudes', capability: 'requests' },
  { name: 'baja', to: '/admin/solicitudes?estado=baja', capability: 'requests' },
  { name: 'activeSocios', to: '/admin/socios?estado=active', capability: 'members' },
  { name: 'restaurants', to: '/admin/restaurantes', capability: 'restaurants' },
  { name: 'events', to: '/admin/eventos?cuando=todos', capability: 'events' },
  { name: 'posts', to: '/admin/blog', capability: 'blog' },
]
