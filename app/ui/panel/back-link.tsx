import { PanelTextLink } from './panel-text-link.tsx'

export function BackLink({ to, children }: { to: string; children: string }) {
  return <PanelTextLink to={to} className="small back-link" icon="arrow-left" label={children} />
}
