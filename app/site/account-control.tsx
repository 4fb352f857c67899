import { useRouteLoaderData } from 'react-router'
import type { SignedIn } from '#app/accounts/session/signed-in.ts'
import { LocalLink, useLocalPath } from '#app/i18n/local-link.tsx'
import { useTexts } from '#app/i18n/texts.tsx'
import { iconButtonClass } from '#app/ui/icon-button.tsx'
import { initials } from '#app/ui/avatar.tsx'
import { Icon } from '#app/ui/icon.tsx'

/** Null for visitors without a session, so that their pages are identical and can be cached. */
export function useAccount() {
  return useRouteLoaderData<{ account: SignedIn | null }>('root')?.account ?? null
}

export function AccountControl() {
  const { shell } = useTexts()
  const account = useAccount()
  if (!account) return <SignInLinks />
  return (
    <>
      <button
        type="button"
        className={iconButtonClass({ size: 'sm', className: 'header-account header-account-known' })}
        popoverTarget="account"
        aria-label={shell.account}
        data-initials={initials(account.name)}
      />
      <div id="account" popover="auto" className="account-menu on-light" role="group" aria-label={shell.account}>
        <p className="account-menu-name">{account.name}</p>
        <AccountLinks role={account.role} />
      </div>
    </>
  )
}

/** One address for both: it asks a stranger for the e-mail. `MemberMark` decides which link is shown. */
function SignInLinks() {
  const { shell, members } = useTexts()
  return (
    <>
      <LocalLink
        to="/mis-cenas"
        className={iconButtonClass({ size: 'sm', className: 'header-account for-stranger' })}
        aria-label={shell.signIn}
      >
        <Icon name="user" />
      </LocalLink>
      <LocalLink to="/mis-cenas" className="header-member for-member" aria-label={members.title}>
        <span className="member-initials" />
        <span className="header-member-words">{members.title}</span>
      </LocalLink>
    </>
  )
}

export function AccountRows({ account }: { account: SignedIn | null }) {
  const { shell, members } = useTexts()
  if (account) return <AccountLinks role={account.role} />
  return (
    <>
      <LocalLink to="/mis-cenas" className="menu-account for-stranger">
        <Icon name="user" />
        {shell.signIn}
      </LocalLink>
      <LocalLink to="/mis-cenas" className="menu-account for-member">
        <span className="member-initials" />
        {members.title}
      </LocalLink>
    </>
  )
}

function AccountLinks({ role }: { role: string }) {
  const { shell, members } = useTexts()
  const local = useLocalPath()
  return (
    <>
      <LocalLink to="/mis-cenas" className="menu-account">
        <Icon name="fork-knife" />
        {members.title}
      </LocalLink>
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
