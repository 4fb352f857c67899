import type { Capability } from '#app/accounts/capabilities.ts'
import { useCan } from '#app/accounts/use-can.ts'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { PanelTextLink } from '#app/ui/panel/panel-text-link.tsx'
import { pictureTexts, type PictureTexts } from './picture-texts.ts'
import type { PictureUse, UseKind } from './picture-uses.server.ts'

const places: Readonly<Record<UseKind, { needs: Capability; path: (use: PictureUse) => string }>> = {
  event: { needs: 'events.read', path: ({ id }) => `/admin/eventos/${id}` },
  restaurant: { needs: 'restaurants.read', path: ({ id }) => `/admin/restaurantes/${id}` },
  organizer: { needs: 'organizers.read', path: ({ name }) => `/admin/organizers?q=${encodeURIComponent(name)}` },
  post: { needs: 'blog.read', path: ({ id }) => `/admin/blog/${id}` },
  club: { needs: 'club.read', path: () => '/admin/club' },
  trash: { needs: 'history.read', path: () => '/admin/papelera' },
}

export function PictureUses({ uses, max = uses.length }: { uses: readonly PictureUse[]; max?: number }) {
  const t = usePanelTexts(pictureTexts)
  const mayRead = useCan()
  if (uses.length === 0) return <span className="muted">{t.unused}</span>
  return (
    <ul className="library-uses">
      {uses.slice(0, max).map((use) => {
        const { needs, path } = places[use.kind]
        const name = nameOf(use, t)
        const shown = mayRead(needs) ? <PanelTextLink to={path(use)} label={name} /> : name
        return <li key={`${use.kind} ${use.id}`}>{shown}</li>
      })}
      {uses.length > max && <li className="muted">{t.list.more(uses.length - max)}</li>}
    </ul>
  )
}

function nameOf({ kind, name }: PictureUse, { kinds }: PictureTexts): string {
  if (kind === 'club') return kinds.club
  return kind === 'trash' ? `${kinds.trash}: ${name}` : name
}
