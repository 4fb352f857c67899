import type { ReactNode } from 'react'
import { LocalLink } from '#app/i18n/local-link.tsx'
import type { LocalText } from '#app/i18n/localized.ts'
import { Icon } from '#app/ui/icon.tsx'

type LinkCardProps = { kicker: string; heading: 'h2' | 'h3'; to: string; title: LocalText; children: ReactNode }

/** One link to a page about the same thing. */
export function LinkCard({ kicker, heading: Heading, to, title, children }: LinkCardProps) {
  return (
    <div className="link-card">
      <div>
        <p className="kicker punt">{kicker}</p>
        <Heading className="d4" lang={title.lang}>
          <LocalLink to={to}>{title.text}</LocalLink>
        </Heading>
        <p className="small">{children}</p>
      </div>
      <span className="button-disc center">
        <Icon name="arrow-right-bold" />
      </span>
    </div>
  )
}
