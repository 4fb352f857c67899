import { useEffect, useRef, type ReactNode, type Ref } from 'react'

type DialogLayoutProps = {
  title: ReactNode
  lead?: ReactNode
  /** Below 768 px a band above the title: the dark one whole, the warm one with its facts. */
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

type DialogPageProps = Omit<DialogLayoutProps, 'heading' | 'titleId'> & { ref?: Ref<HTMLDivElement> }

export function DialogPage({ ref, ...props }: DialogPageProps) {
  return (
    <div className="dialog-page" ref={ref}>
      <DialogLayout {...props} heading="h1" />
    </div>
  )
}

/** Takes the place of a form that was sent from its far end; without the focus, the browser would stay there. */
export function DialogOutcome(props: Omit<DialogPageProps, 'ref'>) {
  const page = useRef<HTMLDivElement>(null)
  useEffect(() => page.current?.querySelector<HTMLElement>('.dialog-title')?.focus(), [])
  return <DialogPage {...props} ref={page} />
}
