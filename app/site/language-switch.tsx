import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { languageNames, otherLanguage, type Language } from '#app/i18n/language.ts'
import { useLanguage, useTexts } from '#app/i18n/texts.tsx'
import { iconButtonClass } from '#app/ui/icon-button.tsx'

export function LanguageSwitch() {
  const { shell } = useTexts()
  const language = useLanguage()
  return (
    <LanguageForm>
      <button
        name="language"
        value={otherLanguage(language)}
        className={iconButtonClass({ size: 'sm', className: 'language-switch-code' })}
        aria-label={`${language.toUpperCase()}. ${shell.switchLanguage}`}
      >
        {language.toUpperCase()}
      </button>
    </LanguageForm>
  )
}

export function LanguageChoice() {
  const { shell } = useTexts()
  const language = useLanguage()
  return (
    <LanguageForm label={shell.language}>
      {(['ca', 'es'] as const).map((choice) =>
        choice === language ? (
          <span key={choice} aria-current="true">
            <LanguageDisc language={choice} />
            {languageNames[choice]}
          </span>
        ) : (
          <button key={choice} name="language" value={choice} lang={choice}>
            <LanguageDisc language={choice} />
            {languageNames[choice]}
          </button>
        ),
      )}
    </LanguageForm>
  )
}

function LanguageDisc({ language }: { language: Language }) {
  return (
    <span className="menu-language-code" aria-hidden="true">
      {language.toUpperCase()}
    </span>
  )
}

function LanguageForm({ label, children }: { label?: string; children: ReactNode }) {
  const { pathname, search } = useLocation()
  return (
    <form
      action="/idioma"
      method="post"
      className={label ? 'language-switch menu-language' : 'language-switch'}
      aria-label={label}
    >
      <input type="hidden" name="page" value={pathname + search} />
      {children}
    </form>
  )
}
