import type { Texts } from '#app/i18n/texts.tsx'

export function navigation({ shell }: Texts) {
  return [
    { to: '/', label: shell.home },
    { to: '/club', label: shell.club },
    { to: '/eventos', label: shell.events },
    { to: '/restaurantes', label: shell.restaurants },
    { to: '/blog', label: shell.blog },
    { to: '/contacto', label: shell.contact },
  ]
}
