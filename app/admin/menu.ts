import type { Capability } from '#app/accounts/capabilities.ts'
import type { IconName } from '#app/ui/icon.tsx'
import type { es } from './panel-texts.es.ts'

type Entry = { to: string; icon: IconName; capability: keyof typeof es.menu & Capability }

/** The specified entries in the specified order, then the others. Their labels are in `panel-texts`. */
export const menu: readonly Entry[] = [
  { to: '/admin/dashboard', icon: 'squares-four', capability: 'dashboard' },
  { to: '/admin/solicitudes', icon: 'tray', capability: 'requests' },
  { to: '/admin/socios', icon: 'identification-card', capability: 'members' },
  { to: '/admin/eventos', icon: 'calendar-blank', capability: 'events' },
  { to: '/admin/restaurantes', icon: 'fork-knife', capability: 'restaurants' },
  { to: '/admin/organizers', icon: 'buildings', capability: 'organizers' },
  { to: '/admin/blog', icon: 'newspaper', capability: 'blog' },
  { to: '/admin/usuarios', icon: 'shield-check', capability: 'users' },
  { to: '/admin/mensajes', icon: 'envelope-simple', capability: 'messages' },
  { to: '/admin/correos', icon: 'envelope-open', capability: 'mails' },
  { to: '/admin/auditoria', icon: 'clock', capability: 'audit' },
  { to: '/admin/privacidad', icon: 'key', capability: 'privacy' },
  { to: '/admin/club', icon: 'house', capability: 'club' },
]
