import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'

/** Tells screen readers which page script has opened: the focus stays on the link that was pressed. */
export function PageAnnouncement() {
  const { pathname } = useLocation()
  const [shown, setShown] = useState({ pathname, title: '' })
  useEffect(() => {
    setShown((now) => (now.pathname === pathname ? now : { pathname, title: document.title }))
  }, [pathname])
  return (
    <p className="visually-hidden" role="status">
      {shown.title}
    </p>
  )
}
