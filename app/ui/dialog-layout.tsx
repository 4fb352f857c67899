import type { ReactNode } from 'react'

type DialogLayoutProps = {
  title: ReactNode
  lead?: ReactNode
  /** Below 768 px the dark side is a band above the title; the warm one, which is decorative, is not shown. */
  side?: ReactNode
  /** `dark` is the event's green, `warm` the membership's rosé. */
  tone?: 'dark' | 'warm'
  heading?: 'h1' | 'h2'
  titleId?: string
  children: ReactNode
}

export function DialogLayout(props: DialogLayoutProps) {
  const { title, lead, side, tone = 'dark', heading: Heading = 'h2', titleId, children } = props
  return (
    <div className={side ? 'dialog-layout' : 'dialog-layout dialog-layout-plain'}>
      {side && <div className={tone === 'dark' ? 'dialog-side on-dark' : 'dialog-side dialog-side-warm'}>{side}</div>}
      <div className="dialog-main">
        <Heading className="dialog-title d3" id={titleId} tabIndex={-1}>
          {title}
        </Heading>
        {lead && <div className="dialog-lead">{lead}</div>}
        {children}
      </div>
    </div>
  )
}

export function DialogPage(props: Omit<DialogLayoutProps, 'heading' | 'titleId'>) {
  return (
    <div className="dialog-page">
      <DialogLayout {...props} heading="h1" />
    </div>
  )
}
