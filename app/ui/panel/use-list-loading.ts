import { useEffect, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'

/** Quick answers do not flicker. */
const LOADING_DELAY_MS = 200

export function useListLoading(): boolean {
  const { pathname } = useLocation()
  const { state, location } = useNavigation()
  const reading = state === 'loading' && location.pathname === pathname
  const [long, setLong] = useState(false)
  useEffect(() => {
    if (!reading) return
    const timer = setTimeout(() => setLong(true), LOADING_DELAY_MS)
    return () => {
      clearTimeout(timer)
      setLong(false)
    }
  }, [reading])
  return reading && long
}
