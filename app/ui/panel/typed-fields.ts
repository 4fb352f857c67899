import { createContext, type ReactNode } from 'react'

export type ShowTypedFields = (fields: { name: string; key: string; children: ReactNode }) => ReactNode

/** Shows the fields of every dialog about a row. The panel's frame keeps what is typed there (`drafted-fields.tsx`). */
export const TypedFields = createContext<ShowTypedFields>(({ children }) => children)
