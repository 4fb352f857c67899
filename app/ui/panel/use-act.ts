import { useFetcher } from 'react-router'
import { useAnswer, type Answer } from './use-answer.ts'

export type Act = ReturnType<typeof useAct>

/** The fetcher of an act: shows what the action answers, and calls `onDone` when it was carried out. */
export function useAct<More extends object = object>(onDone?: () => void, key?: string) {
  const fetcher = useFetcher<Answer & More>(key === undefined ? {} : { key })
  useAnswer(fetcher.data, onDone)
  return { ...fetcher, busy: fetcher.state !== 'idle' }
}
