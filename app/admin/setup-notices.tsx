import { Fragment, type ReactNode } from 'react'
import { useCan } from '#app/accounts/use-can.ts'
import type { CopyWarning } from '#app/backup/copy-warnings.server.ts'
import { ClubReminder, useClubReminder } from '#app/club/panel/club-notices.tsx'
import { DemoNotice } from '#app/demo/demo-notice.tsx'
import { joinNames } from '#app/i18n/join-names.ts'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { useLanguage } from '#app/i18n/texts.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Notice } from '#app/ui/panel/notice.tsx'
import { adminTexts, type AdminTexts } from './panel-texts.ts'

type SetupNoticesProps = { demo: boolean; copyWarnings: readonly CopyWarning[] }
type Named = { name: keyof AdminTexts['dashboard']['setupNames']; notice: ReactNode }

/** What a new installation still needs. Several are one line that opens, so that the work of the day stays in view. */
export function SetupNotices({ demo, copyWarnings }: SetupNoticesProps) {
  const { dashboard: t } = usePanelTexts(adminTexts)
  const language = useLanguage()
  const can = useCan()
  const club = useClubReminder()
  const named: Named[] = [
    ...(demo ? [{ name: 'demo', notice: <DemoNotice /> } as const] : []),
    ...copyWarnings.map((name) => ({ name, notice: <Notice text={t.copies[name]} /> })),
    ...(club && can('club.edit') ? [{ name: 'club', notice: <ClubReminder text={club} /> } as const] : []),
  ]
  const notices = named.map(({ name, notice }) => <Fragment key={name}>{notice}</Fragment>)
  if (notices.length < 2) return notices
  const names = named.map(({ name }) => t.setupNames[name])
  return (
    <details className="setup-notices">
      <summary className="notice-line row gap-3">
        <Icon name="info" />
        <span>{t.setup(joinNames(names, language))}</span>
        <Icon name="caret-down" />
      </summary>
      {notices}
    </details>
  )
}
