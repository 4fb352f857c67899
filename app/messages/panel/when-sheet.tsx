import type { FetcherWithComponents } from 'react-router'
import { formatTime } from '#app/i18n/dates.ts'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { useLanguage } from '#app/i18n/texts.tsx'
import type { SchemaFields } from '#app/platform/forms/use-schema-form.ts'
import { Button } from '#app/ui/button.tsx'
import { ClubTimeInput } from '#app/platform/forms/club-time-input.tsx'
import { Sheet } from '#app/ui/panel/sheet.tsx'
import type { Answer } from '#app/ui/panel/use-answer.ts'
import { RadioGroup } from '#app/ui/radio-group.tsx'
import { TextButton } from '#app/ui/text-link.tsx'
import type { MessageSchema } from './forms.ts'
import { messageTexts } from './message-texts.ts'

type WhenSheetProps = {
  action: string
  isStored: boolean
  /** Why nothing may be sent. */
  closed: string | null
  /** How many mails leave. */
  count: number
  fields: SchemaFields<MessageSchema>
  formId: string
  tested: { address: string; at: string } | null
  fetcher: FetcherWithComponents<Answer>
  onRemove: () => void
}

/** When it leaves, and a test before. */
export function WhenSheet(props: WhenSheetProps) {
  const { closed, count, fields, tested, fetcher } = props
  const { when: t, errors } = usePanelTexts(messageTexts)
  const isLater = fields.when.value === 'at'
  const language = useLanguage()
  return (
    <Sheet title={t.title}>
      <div className="form message-when">
        <RadioGroup
          key={fields.when.key}
          id={fields.when.id}
          legend={<span className="visually-hidden">{t.title}</span>}
          name={fields.when.name}
          defaultValue={fields.when.initialValue ?? 'now'}
          options={[
            { value: 'now', label: t.now },
            { value: 'at', label: t.at, hint: t.atHint },
          ]}
        />
        <div className="message-send-at">
          <ClubTimeInput field={fields.send_at} label={t.time} />
        </div>
        {!closed && (isLater || count > 0) ? (
          <Button
            type="submit"
            block
            icon="clock"
            busy={fetcher.state !== 'idle'}
            busyLabel={t.sending}
            label={isLater ? t.schedule(count) : t.send(count)}
          />
        ) : (
          <p className="muted">{closed ?? errors.nobody}</p>
        )}
        <OtherActs {...props} />
        <p className="field-hint" role="status">
          {tested && t.tested(tested.address, formatTime(tested.at, language))}
        </p>
      </div>
    </Sheet>
  )
}

function OtherActs({ action, isStored, formId, fetcher, onRemove }: WhenSheetProps) {
  const { when: t } = usePanelTexts(messageTexts)
  const send = (act: 'test' | 'save') => {
    const form = document.getElementById(formId)
    if (!(form instanceof HTMLFormElement)) return
    const data = new FormData(form)
    data.set('act', act)
    void fetcher.submit(data, { method: 'post', action })
  }
  return (
    <>
      <Button variant="secondary" block icon="envelope-simple" onClick={() => send('test')} label={t.test} />
      <p className="message-acts flow">
        <TextButton onClick={() => send('save')} label={t.save} />
        {isStored && <TextButton onClick={onRemove} label={t.remove} />}
      </p>
    </>
  )
}
