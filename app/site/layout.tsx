import { Outlet } from 'react-router'
import { SiteShell } from './site-shell.tsx'

/** The frame of every public page; their errors are shown inside it, by the root. */
export default function Layout() {
  return (
    <SiteShell>
      <Outlet />
    </SiteShell>
  )
}
