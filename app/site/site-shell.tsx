import type { ReactNode } from 'react'
import { useTexts } from '#app/i18n/texts.tsx'
import { ArrivalToast } from '#app/platform/arrival-toast.tsx'
import { Toaster } from '#app/ui/toast.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { Progress } from './progress.tsx'

/** Header, the page, footer. */
export function SiteShell({ children }: { children: ReactNode }) {
  const { accounts, shell } = useTexts()
  return (
    <>
      <a className="skip-link" href="#content">
        {shell.skipToContent}
      </a>
      <Header />
      <Progress />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <ArrivalToast
        texts={{
          'welcome-back': { kind: 'success', title: accounts.welcomeBack },
          'signed-out': { kind: 'success', title: accounts.signedOut },
        }}
      />
      <Toaster label={shell.notifications} closeLabel={shell.close} />
    </>
  )
}
