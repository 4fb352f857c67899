import type { ReactNode } from 'react'
import { useTexts } from '#app/i18n/texts.tsx'
import { island } from '#app/ui/island.tsx'
import { Toaster } from '#app/ui/toaster.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { LegalBar } from './legal-bar.tsx'
import { MemberMark } from './member-mark.tsx'
import { PrefetchRules } from './prefetch-rules.tsx'
import { Progress } from './progress.tsx'

export function SiteShell({ children }: { children: ReactNode }) {
  const { shell } = useTexts()
  return (
    <>
      <MemberMark />
      <a className="skip-link" href="#content">
        {shell.skipToContent}
      </a>
      <Header />
      <Progress />
      <LegalBar />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <Toaster label={shell.notifications} closeLabel={shell.close} />
      <div hidden {...island('shell')} />
      <PrefetchRules />
    </>
  )
}
