import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { Tabs } from '#app/ui/tabs.tsx'
import { jobTexts } from './jobs/job-texts.ts'

export function MailTabs({ current }: { current: 'mails' | 'jobs' }) {
  const { tabs: t } = usePanelTexts(jobTexts)
  return (
    <Tabs
      label={t.label}
      items={[
        { href: '/admin/correos', label: t.mails, current: current === 'mails' },
        { href: '/admin/correos/tareas', label: t.jobs, current: current === 'jobs' },
      ]}
    />
  )
}
