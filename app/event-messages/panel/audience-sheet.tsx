import { useId } from 'react'
import type { AudienceCount } from '#app/event-messages/count-audience.server.ts'
import { audiences, type Audience } from '#app/event-messages/audiences.ts'
import { phoneLink } from '#app/i18n/phone-link.ts'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { messageTexts } from '#app/messages/panel/message-texts.ts'
import { Sheet } from '#app/ui/panel/sheet.tsx'
import { guestMessageTexts } from './guest-message-texts.ts'

type Counts = Record<Audience, AudienceCount>

type AudienceSheetProps = { counts: Counts; chosen: Audience; onChoose: (audience: Audience) => void }

/** Who gets it: a future audience is shown, but cannot be chosen. */
export function AudienceSheet({ counts, chosen, onChoose }: AudienceSheetProps) {
  const afterId = useId()
  const { audience: t } = usePanelTexts(guestMessageTexts)
  const { audience: shared } = usePanelTexts(messageTexts)
  const { mails, demo } = counts[chosen]
  const someAreEmpty = counts.came.parties === 0
  return (
    <Sheet title={shared.title}>
      <fieldset className="message-audiences flow">
        <legend className="visually-hidden">{shared.title}</legend>
        {audiences.map((audience) => {
          const { parties } = counts[audience]
          const isFuture = (audience === 'came' || audience === 'no-show') && parties === 0
          return (
            <label key={audience} className="chip message-audience">
              <input
                type="radio"
                name="audience"
                value={audience}
                defaultChecked={audience === chosen}
                disabled={isFuture}
                aria-describedby={isFuture && someAreEmpty ? afterId : undefined}
                onChange={() => onChoose(audience)}
              />
              {t.names[audience]}
              {!isFuture && <span className="chip-count">{t.parties[audience](parties)}</span>}
            </label>
          )
        })}
      </fieldset>
      {someAreEmpty && (
        <p className="field-hint" id={afterId}>
          {t.after}
        </p>
      )}
      <div className="field-hint">
        <span role="status">{shared.mails(mails.es + mails.ca, mails.ca, mails.es)}</span>{' '}
        {demo > 0 && <span>{t.demo(demo)}</span>} <Calls calls={counts[chosen].calls} />
      </div>
    </Sheet>
  )
}

/** Parties without e-mail, with a way to call them. */
function Calls({ calls }: { calls: AudienceCount['calls'] }) {
  const { audience: t } = usePanelTexts(guestMessageTexts)
  if (calls.length === 0) return null
  return (
    <details className="message-calls">
      <summary>
        <b>{t.calls(calls.length)}</b> ({calls.map(({ name }) => name).join(', ')}):{' '}
        <span className="text-link">{t.call(calls.length)}</span>
      </summary>
      <ul>
        {calls.map(({ name, phone }, index) => (
          <li key={index}>
            {name} · {phone ? <a href={phoneLink(phone)}>{phone}</a> : t.noPhone}
          </li>
        ))}
      </ul>
    </details>
  )
}
