import { useState } from 'react'
import { useLocation, useRevalidator } from 'react-router'
import type { MessageValues } from './message-values.ts'

type Loaded<Values> = {
  opened: { id: string; values: Values }
  tested: { address: string; at: string } | null
  /** Of the message after it. */
  nextId: string
}

/** The opened message; once it is sent, an empty one with an id of its own. */
export function useOpenedMessage<Values extends MessageValues>(
  { opened, tested, nextId }: Loaded<Values>,
  empty: Values,
) {
  const { key: visit } = useLocation()
  const { revalidate } = useRevalidator()
  const [next, setNext] = useState<{ id: string; visit: string } | null>(null)
  const startNext = () => {
    setNext({ id: nextId, visit })
    void revalidate()
  }
  if (next?.visit === visit) return { opened: { id: next.id, values: empty, key: next.id }, tested: null, startNext }
  const { version } = opened.values
  return { opened: { ...opened, key: `${version === 0 ? 'new' : opened.id}:${version}` }, tested, startNext }
}
