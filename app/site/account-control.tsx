import { useRouteLoaderData } from 'react-router'
import type { SignedIn } from '#app/accounts/session/signed-in.ts'
import { LocalLink, useLocalPath } from '#app/i18n/local-link.tsx'
import { useTexts } from '#app/i18n/texts.tsx'
import { iconButtonClass } from '#app/ui/icon-button.tsx'
import { Icon } from '#app/ui/icon.tsx'

/** Null for visitors without a session, so that their pages are identical and can be cached. */
export function useAccount() {
  return useRouteLoaderData<{ account: SignedIn | null }>('root')?.account ?? null
}

export function AccountControl() {
  const { shell } = useTexts()
  const account = useAccount()
  if (!account) {
    return (
      <LocalLink
        to="/auth"
        className={iconButtonClass({ size: 'sm', className: 'header-account' })}
        aria-label={shell.signIn}
      >
        <Icon name="user" />
      </LocalLink>
    )
  }
  return (
    <>
      <button
        type="button"
        className={iconButtonClass({ size: 'sm', className: 'header-account header-account-known' })}
        popoverTarget="account"
        aria-label={shell.account}
      >
        <Icon name="user" />
      </button>
      <div id="account" popover="auto" className="account-menu on-light" role="group" aria-label={shell.account}>
        <p className="account-menu-name">{account.name}</p>
        <AccountLinks role={account.role} />
      </div>
    </>
  )
}

export function AccountRows({ account }: { account: SignedIn | null }) {
  const { shell } = useTexts()
  if (account) return <AccountLinks role={account.role} />
  return (
    <LocalLink to="/auth" className="menu-account">
      <Icon name="user" />
      {shell.signIn}
    </LocalLink>
  )
}

function AccountLinks({ role }: { role: string }) {
  const { shell } = useTexts()
  const local = useLocalPath()
  return (
    <>
      {role !== 'user' && (
        <a href="/admin" className="menu-account">
          <Icon name="squares-four" />
          {shell.adminPanel}
        </a>
      )}
      <LocalLink to="/auth" className="menu-account">
        <Icon name="identification-card" />
        {shell.sessions}
      </LocalLink>
      <form method="post" action={local('/auth/salir')} data-signs-out>
        <button className="menu-account">
          <Icon name="sign-out" />
          {shell.signOut}
        </button>
      </form>
    </>
  )
}
