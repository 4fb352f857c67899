import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { Tabs } from '#app/ui/tabs.tsx'
import { auditTexts } from './audit-texts.ts'

export function AuditTabs({ current }: { current: 'team' | 'security' }) {
  const { tabs: t } = usePanelTexts(auditTexts)
  return (
    <Tabs
      label={t.label}
      items={[
        { href: '/admin/auditoria', label: t.team, current: current === 'team' },
        { href: '/admin/auditoria/seguridad', label: t.security, current: current === 'security' },
      ]}
    />
  )
}
