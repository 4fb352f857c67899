import { Icon } from '#app/ui/icon.tsx'

/** What a form has done, once its page is loaded again. */
export function DoneLine({ text }: { text: string }) {
  return (
    <p className="booking-done row" role="status">
      <Icon name="check-circle" />
      {text}
    </p>
  )
}
