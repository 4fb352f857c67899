import { useFetcher } from 'react-router'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { useAnswer, type Answer } from '#app/ui/panel/use-answer.ts'
import { bookingTexts } from './booking-texts.ts'

type AttendanceTickProps = { guest: { id: string; attended: boolean }; name: string; action: string; readOnly: boolean }

/** Says what the tick means, and to a screen reader of whom. */
export function AttendanceTick({ guest, name, action, readOnly }: AttendanceTickProps) {
  const { row: t } = usePanelTexts(bookingTexts)
  const fetcher = useFetcher<Answer>({ key: `attendance-${guest.id}` })
  useAnswer(fetcher.data?.ok === false ? fetcher.data : undefined, () => undefined)
  const asked = fetcher.formData?.get('attended')
  const attended = asked ? asked === 'yes' : guest.attended
  return (
    <label className="attendance-tick small">
      <input
        type="checkbox"
        className="checkbox-box"
        checked={attended}
        disabled={readOnly}
        onChange={({ currentTarget }) =>
          void fetcher.submit(
            { act: 'attendance', guest_id: guest.id, attended: currentTarget.checked ? 'yes' : 'no' },
            { method: 'post', action },
          )
        }
      />
      <span>
        {t.attended}
        <span className="visually-hidden"> {name}</span>
      </span>
    </label>
  )
}
