import { useFetcher } from 'react-router'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { useAnswer, type Answer } from '#app/ui/panel/use-answer.ts'
import type { GuestRow } from './guest-list.server.ts'
import { guestTexts } from './guest-texts.ts'

export function AttendanceTick({ guest, action }: { guest: GuestRow; action: string }) {
  const t = usePanelTexts(guestTexts)
  const fetcher = useFetcher<Answer>({ key: `attendance-${guest.id}` })
  useAnswer(fetcher.data?.ok === false ? fetcher.data : undefined, () => undefined)
  const asked = fetcher.formData?.get('attended')
  const attended = asked ? asked === 'yes' : guest.attended
  return (
    <label className="attendance-tick">
      <input
        type="checkbox"
        className="checkbox-box"
        aria-label={t.list.attended(guest.erased ? t.erased : guest.fullName)}
        checked={attended}
        onChange={({ currentTarget }) =>
          void fetcher.submit(
            { act: 'attendance', registration_id: guest.id, attended: currentTarget.checked ? 'yes' : 'no' },
            { method: 'post', action },
          )
        }
      />
    </label>
  )
}
