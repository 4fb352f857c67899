import type { ComponentProps } from 'react'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { occursTwice } from '#app/platform/club-time.ts'
import { sharedTexts } from '#app/ui/panel/panel-texts.ts'
import { TextInput } from './inputs.tsx'

type ClubTimeInputProps = Omit<ComponentProps<typeof TextInput>, 'type' | 'hint'> & { hint?: string }

/** A time in the club's zone. One that the clocks show twice that night is the first, and the field says so. */
export function ClubTimeInput({ hint, ...given }: ClubTimeInputProps) {
  const { repeatedHour } = usePanelTexts(sharedTexts)
  const { value } = given.field
  const note = typeof value === 'string' && occursTwice(value) ? repeatedHour : undefined
  return <TextInput {...given} type="datetime-local" hint={[note, hint].filter(Boolean).join(' ') || undefined} />
}
