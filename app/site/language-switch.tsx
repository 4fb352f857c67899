import { useLocation } from 'react-router'
import { otherLanguage } from '#app/i18n/language.ts'
import { useLanguage, useTexts } from '#app/i18n/texts.tsx'
import { iconButtonClass } from '#app/ui/icon-button.tsx'

export function LanguageSwitch() {
  const { shell } = useTexts()
  const language = useLanguage()
  const { pathname, search } = useLocation()
  const other = otherLanguage(language)
  return (
    <form action="/idioma" method="post" className="language-switch">
      <input type="hidden" name="page" value={pathname + search} />
      <button
        name="language"
        value={other}
        className={iconButtonClass({ size: 'sm', className: 'language-switch-code' })}
        aria-label={`${language.toUpperCase()}. ${shell.switchLanguage}`}
      >
        {language.toUpperCase()}
      </button>
    </form>
  )
}
