import { useRef, useState } from 'react'
import { languages } from '#app/i18n/language.ts'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { useLanguage } from '#app/i18n/texts.tsx'
import { DraftedFields } from '#app/platform/forms/drafted-fields.tsx'
import { postForm, type ScriptAnswer } from '#app/platform/forms/send-form.ts'
import { Button } from '#app/ui/button.tsx'
import { CheckboxField, TextField } from '#app/ui/field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { WalkInAnswer } from './door-answer.ts'
import { doorTexts, type DoorTexts } from './door-texts.ts'
import type { Door } from './phone/use-door.ts'

export type WalkInProps = { door: Door; address: string; walkInId: string; answer: WalkInAnswer | undefined }
type Shown = WalkInAnswer | undefined

/** A seat for somebody without a booking. */
export function WalkIn(props: WalkInProps) {
  const { walkIn: t } = usePanelTexts(doorTexts)
  const summary = useRef<HTMLElement>(null)
  const { answer: first } = props
  const [open, setOpen] = useState(first !== undefined && first.state !== 'seated')
  const walkIn = useWalkIn(props, () => {
    summary.current?.focus()
    setOpen(false)
  })
  return (
    <details className="door-walk-in" open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary ref={summary} className="button button-secondary">
        <Icon name="plus" />
        {t.open}
      </summary>
      <WalkInForm key={walkIn.id} {...walkIn} address={props.address} offline={props.door.net !== 'online'} />
    </details>
  )
}

/** @param onSeated closes the form; the next one is for somebody else */
function useWalkIn({ door, address, walkInId, answer: first }: WalkInProps, onSeated: () => void) {
  const [id, setId] = useState(walkInId)
  const [answer, setAnswer] = useState<Shown>(first)
  const [busy, setBusy] = useState(false)
  async function send(form: FormData) {
    if (busy) return
    setBusy(true)
    const sent = await postForm(address, form, isSeated)
    setBusy(false)
    const reply = sent && 'answer' in sent ? (sent.answer as WalkInAnswer) : { state: 'failed' as const }
    if (reply.state !== 'seated') return setAnswer(reply)
    onSeated()
    setId(crypto.randomUUID())
    setAnswer(undefined)
    await door.phone.exchange()
    door.showSeated(id)
  }
  return { id, answer, busy, send }
}

/** A refusal may ask for the reason. */
function isSeated(sent: ScriptAnswer): boolean {
  return 'answer' in sent && (sent.answer as WalkInAnswer | null)?.state === 'seated'
}

type WalkInFormProps = ReturnType<typeof useWalkIn> & { address: string; offline: boolean }

function WalkInForm({ id, answer, busy, send, address, offline }: WalkInFormProps) {
  const { walkIn: t } = usePanelTexts(doorTexts)
  return (
    <form
      method="post"
      action={address}
      onSubmit={(event) => {
        event.preventDefault()
        void send(new FormData(event.currentTarget))
      }}
    >
      <input type="hidden" name="walk_in_id" value={id} />
      <DraftedFields name={`walk-in:${address}`}>
        <TextField
          label={t.name}
          name="full_name"
          required
          minLength={2}
          maxLength={120}
          autoComplete="off"
          error={answer?.state === 'wrong' ? t.wrong : undefined}
        />
        <TextField label={t.table} name="table_label" maxLength={12} autoComplete="off" />
        <PrivacyNotice />
        {refusalOf(answer) === 'reason' && (
          <TextField
            label={t.reason}
            name="reason"
            maxLength={200}
            required
            {...focused}
            autoComplete="off"
            error={t.refused.reason}
          />
        )}
      </DraftedFields>
      <p className="door-walk-in-error" role="alert">
        {offline ? t.offline : messageOf(answer, t)}
      </p>
      <Button type="submit" busy={busy} busyLabel={t.adding} disabled={offline} label={t.add} />
    </form>
  )
}

/** In both languages: who stands there has said neither of them yet. */
function PrivacyNotice() {
  const { walkIn: t } = usePanelTexts(doorTexts)
  const language = useLanguage()
  const ordered = languages.toSorted((a, b) => Number(b === language) - Number(a === language))
  return (
    <>
      <p className="door-read-out">{t.readOut}</p>
      {ordered.map((one) => (
        <blockquote key={one} className="door-read-out" lang={one}>
          {doorTexts[one].walkIn.notice}
        </blockquote>
      ))}
      <CheckboxField label={t.told} name="privacy_told" />
    </>
  )
}

/** It appears when it is asked for. */
const focused = { autoFocus: true }

function refusalOf(answer: Shown) {
  return answer?.state === 'refused' ? answer.reason : undefined
}

function messageOf(answer: Shown, { failed, refused }: DoorTexts['walkIn']): string {
  if (answer?.state === 'failed') return failed
  const reason = refusalOf(answer)
  return reason && reason !== 'reason' ? refused[reason] : ''
}
