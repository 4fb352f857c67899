import type { ReactNode } from 'react'
import { useTexts } from '#app/i18n/texts.tsx'
import { ArrivalToast } from '#app/platform/arrival-toast.tsx'
import { MembershipRequestDialog } from '#app/membership/request-dialog.tsx'
import { Toaster } from '#app/ui/toast.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { LegalBar } from './legal-bar.tsx'
import { Progress } from './progress.tsx'

/** Header, the page, footer, and what stands over every page: toasts and the membership dialog. */
export function SiteShell({ children }: { children: ReactNode }) {
  const { accounts, shell } = useTexts()
  return (
    <>
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
      <ArrivalToast
        texts={{
          'welcome-back': { kind: 'success', title: accounts.welcomeBack },
          'signed-out': { kind: 'success', title: accounts.signedOut },
        }}
      />
      <MembershipRequestDialog />
      <Toaster label={shell.notifications} closeLabel={shell.close} />
    </>
  )
}
