import { Link, type LinkProps } from 'react-router'
import { asButton, type ButtonLinkProps } from '../button.tsx'

export function PanelButtonLink(props: ButtonLinkProps<LinkProps>) {
  return <Link {...asButton(props)} />
}
