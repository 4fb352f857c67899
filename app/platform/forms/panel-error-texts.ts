import { useErrorTexts } from './error-texts.ts'

/** The panel's schemas hold Spanish sentences as errors; the shared ones of `fields.ts`, keys. */
export function usePanelErrors(): (errors: string[] | null | undefined) => string | undefined {
  const known = useErrorTexts()
  return (errors) => (errors?.[0]?.includes(' ') ? errors[0] : known(errors))
}
