import type { ReactNode } from 'react'
import { LogoMark } from '#app/ui/logo.tsx'
import table from '#app/ui/illustrations/mesa-redonda.svg'

export function AccountLayout({ art, children }: { art: 'table' | 'mark'; children: ReactNode }) {
  return (
    <div className={art === 'mark' ? 'account account-panel' : 'account'}>
      <div className={art === 'mark' ? 'account-art on-dark' : 'account-art'}>
        {art === 'mark' ? (
          <LogoMark className="account-mark" />
        ) : (
          <img src={table} alt="" width="540" height="540" className="account-table" />
        )}
      </div>
      <div className="account-main">
        <div className="account-column">{children}</div>
      </div>
    </div>
  )
}
