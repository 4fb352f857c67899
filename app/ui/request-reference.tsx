import { createContext, use } from 'react'

/** The request id for the error page; known only while the server renders. */
export const RequestReference = createContext<string | undefined>(undefined)

export function useRequestId(): string | undefined {
  return use(RequestReference)
}
