import type { ReactNode } from 'react'

type DialogLayoutProps = {
  title: ReactNode
  /** The line under the title: what is asked, or how many fields need a look. */
  lead?: ReactNode
  /** The illustrated part; not shown below 768 px, so nothing may stand only there. */
  side?: ReactNode
  /** `dark` is the event's green, `warm` the membership's rosé. */
  tone?: 'dark' | 'warm'
  heading?: 'h1' | 'h2'
  titleId?: string
  children: ReactNode
}

/** The two parts of a dialog: what it is about, and the form. */
export function DialogLayout({
  title,
  lead,
  side,
  tone = 'dark',
  heading: Heading = 'h2',
  titleId,
  children,
}: DialogLayoutProps) {
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

/** The same as a page of its own, for visitors without script; stands in the page's main part. */
export function DialogPage(props: Omit<DialogLayoutProps, 'heading' | 'titleId'>) {
  return (
    <div className="dialog-page">
      <DialogLayout {...props} heading="h1" />
    </div>
  )
}
