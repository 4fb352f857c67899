import { useEffect, useEffectEvent, useState } from 'react'
import { otherLanguage, type Language } from '#app/i18n/language.ts'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { sharedTexts } from './panel-texts.ts'
import { useMainLanguage } from './use-main-language.ts'

/**
 * The language shown of a form's texts: the main one, unless only texts in the other are wrong. `refused` says why the
 * form has left the language in which somebody wrote; the first wrong field gets the focus that it cannot have hidden.
 */
export function useTextLanguage(wrong: readonly Language[]) {
  const main = useMainLanguage()
  const { lacksMain } = usePanelTexts(sharedTexts)
  const [language, setLanguage] = useState(main)
  const [left, setLeft] = useState<{ language: Language; attempt: number }>()
  const [attempts, setAttempts] = useState(0)
  const wrongIn = wrong.length === 0 ? null : wrong.includes(main) ? main : otherLanguage(main)
  const showWrong = useEffectEvent((wrongLanguage: Language | null, attempt: number) => {
    const leaves = wrongLanguage !== null && wrongLanguage !== language
    setLeft(leaves ? { language, attempt } : undefined)
    if (leaves) setLanguage(wrongLanguage)
  })
  useEffect(() => {
    // The form library submits by hidden buttons when a row of a list is added.
    const countAttempt = ({ submitter }: SubmitEvent) => {
      if (submitter?.checkVisibility()) setAttempts((before) => before + 1)
    }
    document.addEventListener('submit', countAttempt, { capture: true })
    return () => document.removeEventListener('submit', countAttempt, { capture: true })
  }, [])
  useEffect(() => showWrong(wrongIn, attempts), [wrongIn, attempts])
  useEffect(() => {
    const fields = [...document.querySelectorAll<HTMLElement>('[aria-invalid="true"]')]
    if (left) fields.find((field) => field.checkVisibility())?.focus()
  }, [left])
  const refused = left && wrongIn === main ? lacksMain[main] : undefined
  return [language, setLanguage, refused] as const
}
