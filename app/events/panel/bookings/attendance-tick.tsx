import { useFetcher } from 'react-router'
import { useAnswer, type Answer } from '#app/ui/panel/use-answer.ts'

type AttendanceTickProps = { guest: { id: string; attended: boolean }; label: string; action: string }

export function AttendanceTick({ guest, label, action }: AttendanceTickProps) {
  const fetcher = useFetcher<Answer>({ key: `attendance-${guest.id}` })
  useAnswer(fetcher.data?.ok === false ? fetcher.data : undefined, () => undefined)
  const asked = fetcher.formData?.get('attended')
  const attended = asked ? asked === 'yes' : guest.attended
  return (
    <label className="attendance-tick" title={label}>
      <input
        type="checkbox"
        className="checkbox-box"
        aria-label={label}
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
