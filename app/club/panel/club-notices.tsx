import { Link, useLocation } from 'react-router'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { useLanguage } from '#app/i18n/texts.tsx'
import { useClub } from '#app/ui/club-context.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { clubPanelTexts, type ClubPanelTexts } from './panel-texts.ts'

const PATH = '/admin/club'

/** What the club still has to give, on the dashboard and on the page where it is edited. */
export function ClubNotices() {
  const t = usePanelTexts(clubPanelTexts)
  const language = useLanguage()
  const { demo, taxNumber, registryEntry } = useClub()
  const names = demo.map((field) => t.fields[field])
  const missing = missingText(t, taxNumber, registryEntry[language])
  return (
    <>
      {missing && <Notice text={missing} edit={t.edit} />}
      {demo.length > 0 && <Notice text={t.demo(new Intl.ListFormat(language).format(names))} edit={t.edit} />}
    </>
  )
}

function missingText({ missing }: ClubPanelTexts, taxNumber: string, registryEntry: string): string | null {
  if (!taxNumber && !registryEntry) return missing.both
  if (!taxNumber) return missing.taxNumber
  return registryEntry ? null : missing.registryEntry
}

function Notice({ text, edit }: { text: string; edit: string }) {
  const here = useLocation().pathname === PATH
  return (
    <div className="demo-notice">
      <Icon name="info" />
      <span>{text}</span>
      {!here && (
        <Link to={PATH} className="text-link">
          {edit}
        </Link>
      )}
    </div>
  )
}
