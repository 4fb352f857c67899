import type { Language } from '#app/i18n/language.ts'
import type { MailTexts } from '#app/i18n/texts.server.ts'
import { MailButton, MailLayout, MailParagraph } from '#app/platform/mail/mail-layout.tsx'

type PanelActMailProps = {
  language: Language
  texts: MailTexts
  act: string
  who: string
  changed: string[]
  listUrl: string
}

export function PanelActMail({ language, texts, act, who, changed, listUrl }: PanelActMailProps) {
  const t = texts.panelAct
  return (
    <MailLayout language={language} heading={t.heading} preview={act} footer={texts.securityBurst.footer}>
      <MailParagraph>{texts.accounts.hello}</MailParagraph>
      <MailParagraph>{t.intro(who, act)}</MailParagraph>
      {changed.length > 0 && <MailParagraph>{t.changed(changed.join(', '))}</MailParagraph>}
      <MailParagraph>{t.next}</MailParagraph>
      <MailButton href={listUrl} label={t.button} />
      <MailParagraph>{texts.signature}</MailParagraph>
    </MailLayout>
  )
}
