import { Tabs } from '#app/ui/tabs.tsx'

export function AuditTabs({ current }: { current: 'team' | 'security' }) {
  return (
    <Tabs
      label="Registros"
      items={[
        { href: '/admin/auditoria', label: 'Equipo', current: current === 'team' },
        { href: '/admin/auditoria/seguridad', label: 'Seguridad', current: current === 'security' },
      ]}
    />
  )
}
