import { redirect } from 'react-router'

/** /admin is the dashboard (back-office §2). */
export function loader() {
  return redirect('/admin/dashboard')
}
