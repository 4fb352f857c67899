import { useId } from 'react'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import type { Reach } from '#app/messages/panel/message-form.tsx'
import { messageTexts } from '#app/messages/panel/message-texts.ts'
import { Sheet } from '#app/ui/panel/sheet.tsx'
import { RadioGroup } from '#app/ui/radio-group.tsx'
import { memberMessageTexts } from './member-message-texts.ts'
import { reachKey, readReachKey, type Purpose } from './message-values.ts'

type Choice = { value: string; type: string | null; count: number }

type MemberAudienceSheetProps = {
  choices: readonly Choice[]
  reaches: Record<string, Reach>
  chosen: string
  onChoose: (key: string) => void
}

const countOf = (reach: Reach | undefined) => (reach ? reach.mails.es + reach.mails.ca : 0)

/** Who gets it, and whether they can refuse it. */
export function MemberAudienceSheet({ choices, reaches, chosen, onChoose }: MemberAudienceSheetProps) {
  const { audience: t } = usePanelTexts(memberMessageTexts)
  const { audience: shared } = usePanelTexts(messageTexts)
  const id = useId()
  const { purpose, audience } = readReachKey(chosen)
  const isOffered = ({ value, count }: Choice) => value !== 'chosen' || count > 0 || value === audience
  const mails = reaches[chosen]?.mails ?? { es: 0, ca: 0 }
  const unwanted = countOf(reaches[reachKey('service', audience)]) - countOf(reaches[chosen])
  return (
    <Sheet title={shared.title}>
      <fieldset className="message-audiences flow">
        <legend className="visually-hidden">{shared.title}</legend>
        {choices.filter(isOffered).map(({ value, type, count }) => (
          <label key={value} className="chip message-audience">
            <input
              type="radio"
              name="audience"
              value={value}
              defaultChecked={value === audience}
              onChange={() => onChoose(reachKey(purpose, value))}
            />
            {type ?? (value === 'chosen' ? t.chosen : t.members)}
            <span className="chip-count">{count}</span>
          </label>
        ))}
      </fieldset>
      <div
        className="message-purpose"
        onChange={({ target }) => {
          if (target instanceof HTMLInputElement) onChoose(reachKey(target.value as Purpose, audience))
        }}
      >
        <RadioGroup
          id={`${id}-purpose`}
          legend={t.purpose}
          name="purpose"
          defaultValue={purpose}
          options={[
            { value: 'news', label: t.news, hint: t.newsHint },
            { value: 'service', label: t.service, hint: t.serviceHint },
          ]}
        />
      </div>
      <div className="field-hint">
        <span role="status">{shared.mails(mails.es + mails.ca, mails.ca, mails.es)}</span>{' '}
        {unwanted > 0 && <span>{t.unwanted(unwanted)} </span>}
        {audience !== 'chosen' && <span>{t.chosenHint}</span>}
      </div>
    </Sheet>
  )
}
