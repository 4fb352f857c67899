import { LocalLink } from '#app/i18n/local-link.tsx'
import { useTexts } from '#app/i18n/texts.tsx'
import { buttonClass } from '#app/ui/button.tsx'

export function MailLinkOutcome({ title, text }: { title: string; text: string }) {
  const { events } = useTexts()
  return (
    <div className="mail-link" role="status">
      <h1 className="d2">{title}</h1>
      <p className="lead">{text}</p>
      <LocalLink to="/eventos" className={buttonClass({ variant: 'secondary' })}>
        {events.backToEvents}
      </LocalLink>
    </div>
  )
}
