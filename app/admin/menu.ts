import type { Capability } from '#app/accounts/capabilities.ts'
import type { IconName } from '#app/ui/icon.tsx'

type Entry = { to: string; label: string; icon: IconName; capability: Capability }

/** The specified entries in the specified order, then the others. */
export const menu: readonly Entry[] = [
  { to: '/admin/dashboard', label: 'Dashboard', icon: 'squares-four', capability: 'dashboard' },
  { to: '/admin/solicitudes', label: 'Solicitudes', icon: 'tray', capability: 'requests' },
  { to: '/admin/socios', label: 'Socios', icon: 'identification-card', capability: 'members' },
  { to: '/admin/eventos', label: 'Eventos', icon: 'calendar-blank', capability: 'events' },
  { to: '/admin/restaurantes', label: 'Restaurantes', icon: 'fork-knife', capability: 'restaurants' },
  { to: '/admin/organizers', label: 'Organizadores', icon: 'buildings', capability: 'organizers' },
  { to: '/admin/blog', label: 'Blog', icon: 'newspaper', capability: 'blog' },
  { to: '/admin/usuarios', label: 'Usuarios', icon: 'shield-check', capability: 'users' },
  { to: '/admin/mensajes', label: 'Mensajes', icon: 'envelope-simple', capability: 'messages' },
  { to: '/admin/correos', label: 'Correos', icon: 'envelope-open', capability: 'mails' },
  { to: '/admin/auditoria', label: 'Auditoría', icon: 'clock', capability: 'audit' },
  { to: '/admin/privacidad', label: 'Privacidad', icon: 'key', capability: 'privacy' },
]
