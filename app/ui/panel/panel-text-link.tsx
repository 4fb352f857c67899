import { Link, type LinkProps } from 'react-router'
import { asTextLink, type TextLinkProps } from '../text-link.tsx'

export function PanelTextLink(props: TextLinkProps<LinkProps>) {
  return <Link {...asTextLink(props)} />
}
