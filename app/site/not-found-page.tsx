import { data } from 'react-router'

/** Every address that is no page: the root's error boundary shows the 404 page. */
export function loader() {
  throw data(null, { status: 404 })
}

export default function NotFoundPage() {
  return null
}
