import { createContext, use, type ReactNode } from 'react'
import type { Club } from '#app/club.ts'

const Current = createContext<Club | null>(null)

export function ClubProvider({ club, children }: { club: Club; children?: ReactNode }) {
  return <Current value={club}>{children}</Current>
}

/** Null outside a ClubProvider. */
export function useClubIfKnown(): Club | null {
  return use(Current)
}

/** The facts about the club, on pages and in messages. An island gets what it shows as props. */
export function useClub(): Club {
  const club = useClubIfKnown()
  if (!club) throw new Error('the club is used outside its ClubProvider')
  return club
}
