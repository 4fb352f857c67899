import { useErrorTexts } from './error-texts.ts'

/**
 * A field's first error as the panel says it. Its own forms carry the sentence itself (the panel is Spanish only, and
 * visitors' pages need not bring it along); the shared pieces of `fields.ts` name a text, as everywhere.
 */
export function usePanelErrors(): (errors: string[] | null | undefined) => string | undefined {
  const known = useErrorTexts()
  return (errors) => (errors?.[0]?.includes(' ') ? errors[0] : known(errors))
}
