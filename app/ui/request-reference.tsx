import { createContext, use } from 'react'

/** The id under which this request is logged, for the error page; known while the server renders only. */
export const RequestReference = createContext<string | undefined>(undefined)

export function useRequestId(): string | undefined {
  return use(RequestReference)
}
