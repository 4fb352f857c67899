import { NavLink, useLocation } from 'react-router'
import { languages } from '#app/i18n/language.ts'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { useLanguage } from '#app/i18n/texts.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { sharedTexts } from '#app/ui/panel/panel-texts.ts'
import { adminTexts } from './panel-texts.ts'
import { SignOut } from './sign-out.tsx'

/** @param rail shows icons only */
export function OwnAccount({ rail }: { rail: boolean }) {
  const { frame: t } = usePanelTexts(adminTexts)
  return (
    <div className="panel-account">
      <PanelLanguage label={t.language} />
      <nav className="panel-nav" aria-label={t.account}>
        <NavLink to="/admin/sesiones" title={rail ? t.sessions : undefined}>
          <Icon name="user" />
          <span className="panel-nav-label">{t.sessions}</span>
        </NavLink>
        <NavLink to="/admin/avisos" title={rail ? t.notices : undefined}>
          <Icon name="bell" />
          <span className="panel-nav-label">{t.notices}</span>
        </NavLink>
      </nav>
      <SignOut rail={rail} />
    </div>
  )
}

/** A form of the document: the whole panel is loaded again in the other language. */
function PanelLanguage({ label }: { label: string }) {
  const current = useLanguage()
  const { pathname, search } = useLocation()
  return (
    <form method="post" action="/admin/idioma">
      <input type="hidden" name="page" value={pathname + search} />
      <div className="panel-language" role="group" aria-label={label}>
        {languages.map((language) => (
          <button
            key={language}
            name="language"
            value={language}
            lang={language}
            title={sharedTexts[language].languages[language]}
            aria-pressed={language === current}
          >
            {language.toUpperCase()}
          </button>
        ))}
      </div>
    </form>
  )
}
