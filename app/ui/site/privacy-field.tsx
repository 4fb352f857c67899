import { LocalLink } from '#app/i18n/local-link.tsx'
import { useTexts } from '#app/i18n/texts.tsx'
import { CheckboxField } from '#app/ui/field.tsx'

/** Opens the text in a new tab, so that typed text is not lost. */
export function PrivacyField({
  error,
  ...input
}: {
  id: string
  name: string
  defaultChecked: boolean
  resetKey: string | undefined
  error: string | undefined
}) {
  const { privacy } = useTexts().forms
  return (
    <CheckboxField
      {...input}
      error={error}
      label={
        <>
          {privacy.before}
          <LocalLink to="/privacidad" target="_blank">
            {privacy.link}
          </LocalLink>
          {privacy.after}
        </>
      }
    />
  )
}
