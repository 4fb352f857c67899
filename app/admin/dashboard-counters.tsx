import { Link } from 'react-router'
import { useCan } from '#app/accounts/use-can.ts'
import { formatCount, type Count } from '#app/i18n/money.ts'
import { Icon, type IconName } from '#app/ui/icon.tsx'

type CounterName = 'pending' | 'baja' | 'activeSocios' | 'restaurants' | 'events' | 'posts'

export function Counters({ counters }: { counters: Record<CounterName, Count> }) {
  return (
    <ul className="counters">
      <Counter
        to="/admin/solicitudes"
        capability="requests"
        label="Solicitudes pendientes"
        number={counters.pending}
        icon="tray"
        hot={counters.pending.number > 0}
      />
      <Counter
        to="/admin/solicitudes?estado=baja"
        capability="requests"
        label="Bajas"
        number={counters.baja}
        icon="prohibit"
      />
      <Counter
        to="/admin/socios"
        capability="members"
        label="Socios activos"
        number={counters.activeSocios}
        icon="identification-card"
      />
      <Counter
        to="/admin/restaurantes"
        capability="restaurants"
        label="Restaurantes"
        number={counters.restaurants}
        icon="fork-knife"
      />
      <Counter to="/admin/eventos" capability="events" label="Eventos" number={counters.events} icon="calendar-blank" />
      <Counter to="/admin/blog" capability="blog" label="Publicaciones" number={counters.posts} icon="newspaper" />
    </ul>
  )
}

type CounterProps = {
  to: string
  capability: 'requests' | 'members' | 'restaurants' | 'events' | 'blog'
  label: string
  number: Count
  icon: IconName
  hot?: boolean
}

function Counter({ to, capability, label, number, icon, hot = false }: CounterProps) {
  const can = useCan()
  const content = (
    <>
      <span className="counter-label">{label}</span>
      <span className="counter-number">{formatCount(number)}</span>
      <Icon name={icon} />
    </>
  )
  const className = hot ? 'counter counter-hot on-dark' : 'counter'
  return (
    <li>
      {can(capability, 'read') ? (
        <Link to={to} className={className} prefetch="intent">
          {content}
        </Link>
      ) : (
        <div className={className}>{content}</div>
      )}
    </li>
  )
}
