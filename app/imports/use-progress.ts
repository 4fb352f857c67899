import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

const INTERVAL_MS = 1_500

/** Reads the page again while a step runs; without script there is a link. */
export function useProgress(runs: boolean): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!runs) return
    const timer = setInterval(() => void revalidate(), INTERVAL_MS)
    return () => clearInterval(timer)
  }, [runs, revalidate])
}
