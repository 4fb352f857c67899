import { useEffect, useState } from 'react'
import { useFetcher } from 'react-router'
import { useTexts } from '#app/i18n/texts.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { toast } from '#app/ui/toast.tsx'
import { MembershipRequestForm } from './request-form.tsx'
import type { clientAction } from './request-page.tsx'
import { MembershipRequestSide } from './request-side.tsx'

type Props = { open: boolean; onClose: () => void }

/** 'Solicitar Membresía' as a dialog: on success it closes and is emptied; a failure leaves it open as it is (specification §4, §8). */
export default function MembershipRequestDialog({ open, onClose }: Props) {
  const { membership: t, shell } = useTexts()
  const [attempt, setAttempt] = useState(1)
  const fetcher = useFetcher<typeof clientAction>({ key: `membership-${attempt}` })
  const done = fetcher.data?.state === 'done'
  useEffect(() => {
    if (!done) return
    toast.success(t.done, t.doneText)
    setAttempt((number) => number + 1)
    onClose()
  }, [done, t, onClose])
  return (
    <Dialog open={open} onClose={onClose} title={t.title} lead={t.lead} side={<MembershipRequestSide />} tone="warm" closeLabel={shell.close}>
      <MembershipRequestForm key={attempt} Form={fetcher.Form} answer={fetcher.data} busy={fetcher.state !== 'idle'} onCancel={onClose} />
    </Dialog>
  )
}
