import { Outlet } from 'react-router'
import { SiteShell } from './site-shell.tsx'

export default function Layout() {
  return (
    <SiteShell>
      <Outlet />
    </SiteShell>
  )
}
