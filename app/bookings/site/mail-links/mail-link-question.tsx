import { PlainForm } from '#app/platform/forms/plain-form.tsx'
import type { ReactNode } from 'react'
import { formatDateTime } from '#app/i18n/dates.ts'
import { useLanguage } from '#app/i18n/texts.tsx'
import { inLanguage, type LocalText } from '#app/i18n/localized.ts'

type MailLinkQuestionProps = {
  heading: string
  question: string
  title: LocalText
  date: string
  note: string | undefined
  /** Another way than the buttons. */
  other?: ReactNode
  token: string
  children: ReactNode
}

/** Asks before acting: mail scanners follow links. */
export function MailLinkQuestion({
  heading,
  question,
  title,
  date,
  note,
  other,
  token,
  children,
}: MailLinkQuestionProps) {
  return (
    <PlainForm className="mail-link" draft={null}>
      <h1 className="d2">{heading}</h1>
      <p className="lead">{question}</p>
      <p>
        <strong {...inLanguage(title)} />
        <br />
        {formatDateTime(date, useLanguage())}
      </p>
      {note && <p className="muted">{note}</p>}
      {other && <p>{other}</p>}
      <input type="hidden" name="token" value={token} />
      <div className="form-actions">{children}</div>
    </PlainForm>
  )
}
