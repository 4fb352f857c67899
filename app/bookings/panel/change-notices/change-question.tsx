import type { FieldMetadata } from '@conform-to/react'
import { use, useState, useSyncExternalStore } from 'react'
import { phoneLink } from '#app/i18n/phone-link.ts'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { TextInput } from '#app/platform/forms/inputs.tsx'
import { Button } from '#app/ui/button.tsx'
import { CloseDialog, Dialog } from '#app/ui/dialog.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { sharedTexts } from '#app/ui/panel/panel-texts.ts'
import { Sheet } from '#app/ui/panel/sheet.tsx'
import { QUIET_REASON_LENGTH } from '#app/events/panel/editor/forms.ts'
import { TextLink } from '#app/ui/text-link.tsx'
import type { AskedChange } from './change-previews.server.ts'
import { changePanelTexts } from './change-texts.ts'

/** `reason`: why nobody is told. */
type ChangeQuestionProps = { asked: AskedChange | undefined; reason: FieldMetadata; busy: boolean }

/** Inside the form, which its buttons send: a dialog, and without script a part of the page. */
export function ChangeQuestion({ asked, reason, busy }: ChangeQuestionProps) {
  const t = usePanelTexts(changePanelTexts)
  const [closed, setClosed] = useState<AskedChange>()
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  if (!isHydrated)
    return asked ? (
      <Sheet title={t.title(asked.people)}>
        <Question asked={asked} reason={reason} busy={busy} />
      </Sheet>
    ) : null
  return (
    <Dialog
      open={asked !== undefined && asked !== closed}
      onClose={() => setClosed(asked)}
      title={asked && t.title(asked.people)}
    >
      {asked && <Question asked={asked} reason={reason} busy={busy} />}
    </Dialog>
  )
}

const never = () => () => undefined

function Question({ asked, reason, busy }: ChangeQuestionProps & { asked: AskedChange }) {
  const t = usePanelTexts(changePanelTexts)
  const { people, facts, previews, calls, agreement, mayBeSamePlace } = asked
  const hasSeats = previews.some(({ isWaiting }) => !isWaiting)
  const send = { type: 'submit', name: 'tell', busy, busyLabel: t.saving } as const
  return (
    <div className="change-question stack">
      <ChangedFacts facts={facts} />
      {people > 0 && (
        <p>
          {t.intro} {hasSeats && t.terms}
        </p>
      )}
      {calls.length > 0 && <Calls calls={calls} />}
      {people > 0 && (
        <div className="change-quiet stack gap-2">
          <TextInput field={reason} label={t.reason} maxLength={QUIET_REASON_LENGTH} autoComplete="off" />
          {hasSeats && <p className="field-hint">{t.quietTerms}</p>}
          <div className="form-actions">
            <Button {...send} variant="secondary" value={`quiet:${agreement}`} label={t.keepQuiet} />
          </div>
        </div>
      )}
      {previews.map((preview) => (
        <MailPreview key={`${preview.isWaiting}${preview.language}`} {...preview} />
      ))}
      <div className="form-actions">
        <CancelButton />
        {mayBeSamePlace && <Button {...send} variant="secondary" value={`no:${agreement}`} label={t.samePlace} />}
        <Button {...send} value={`yes:${agreement}`} label={t.tell(people)} />
      </div>
    </div>
  )
}

/** Without script the form itself is the way back. */
function CancelButton() {
  const close = use(CloseDialog)
  const t = usePanelTexts(sharedTexts)
  return close && <Button variant="secondary" onClick={close} label={t.cancel} />
}

function ChangedFacts({ facts }: Pick<AskedChange, 'facts'>) {
  const t = usePanelTexts(changePanelTexts)
  return (
    <dl className="facts">
      {facts.map(({ name, was, is }) => (
        <div key={name}>
          <dt>{t.fact[name]}</dt>
          <dd className="change-was-is cluster">
            <span className="visually-hidden">{t.was}: </span>
            <span className="muted">{was}</span>
            <Icon name="arrow-right-bold" />
            <span className="visually-hidden">{t.is}: </span>
            <strong>{is}</strong>
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Calls({ calls }: Pick<AskedChange, 'calls'>) {
  const t = usePanelTexts(changePanelTexts)
  return (
    <div>
      <p>{t.calls(calls.length)}</p>
      <ul className="change-calls">
        {calls.map(({ name, phone, size }) => (
          <li key={`${name}${phone}`}>
            {name} · {size} ·{' '}
            {phone ? <TextLink href={phoneLink(phone)} label={phone} /> : <span className="muted">{t.noPhone}</span>}
          </li>
        ))}
      </ul>
    </div>
  )
}

function MailPreview({ isWaiting, language, mails, subject, text }: AskedChange['previews'][number]) {
  const t = usePanelTexts(changePanelTexts)
  return (
    <details className="change-mail" open={!isWaiting}>
      <summary>
        {t.language[language]}, {isWaiting ? t.waiting : t.booked}
        <span className="small muted"> · {t.mails(mails)}</span>
      </summary>
      <div lang={language}>
        <p className="change-mail-subject">{subject}</p>
        <p className="change-mail-text">{text}</p>
      </div>
    </details>
  )
}
