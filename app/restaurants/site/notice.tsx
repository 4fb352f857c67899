import type { ReactNode } from 'react'
import { IconButton } from '#app/ui/icon-button.tsx'

type NoticeProps = { id: string; title: string; closeLabel: string; children: ReactNode }

/** Opened by any button whose `popoverTarget` is `id`; works without script. */
export function Notice({ id, title, closeLabel, children }: NoticeProps) {
  return (
    <dialog id={id} popover="auto" aria-labelledby={`${id}-title`} className="notice">
      <h2 id={`${id}-title`} className="d3">
        {title}
      </h2>
      {children}
      <IconButton
        icon="x"
        label={closeLabel}
        variant="plain"
        size="sm"
        className="notice-close"
        popoverTarget={id}
        popoverTargetAction="hide"
      />
    </dialog>
  )
}
