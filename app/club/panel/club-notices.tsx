import { joinNames } from '#app/i18n/join-names.ts'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { useLanguage } from '#app/i18n/texts.tsx'
import { useClub } from '#app/ui/club-context.tsx'
import { Notice } from '#app/ui/panel/notice.tsx'
import { PanelTextLink } from '#app/ui/panel/panel-text-link.tsx'
import { clubFieldTexts } from './field-texts.ts'
import { clubPanelTexts } from './panel-texts.ts'

/** What the club still has to give, where it is edited. */
export function ClubNotices() {
  const t = usePanelTexts(clubPanelTexts)
  const { fields } = usePanelTexts(clubFieldTexts)
  const language = useLanguage()
  const { demo } = useClub()
  const missing = useMissing()
  const names = demo.map((field) => fields[field])
  return (
    <>
      {missing && <Notice text={missing} />}
      {demo.length > 0 && <Notice text={t.demo(joinNames(names, language))} />}
    </>
  )
}

/** The same in one line, for the dashboard; null if nothing is missing. */
export function useClubReminder(): string | null {
  const t = usePanelTexts(clubPanelTexts)
  const { demo } = useClub()
  const texts = [useMissing(), demo.length > 0 && t.demoCount(demo.length)].filter(Boolean)
  return texts.length > 0 ? texts.join(' ') : null
}

export function ClubReminder({ text }: { text: string }) {
  const t = usePanelTexts(clubPanelTexts)
  return (
    <Notice text={text}>
      <PanelTextLink to="/admin/club" label={t.edit} />
    </Notice>
  )
}

function useMissing(): string | null {
  const { missing } = usePanelTexts(clubPanelTexts)
  const language = useLanguage()
  const { taxNumber, registryEntry } = useClub()
  if (!taxNumber) return registryEntry[language].text ? missing.taxNumber : missing.both
  return registryEntry[language].text ? null : missing.registryEntry
}
