import { useState } from 'react'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { Button } from '#app/ui/button.tsx'
import { useAct } from '#app/ui/panel/use-act.ts'
import { TextButton } from '#app/ui/text-link.tsx'
import { socioTexts } from './panel-texts.ts'
import type { SocioRow } from './socio-list.server.ts'

export type ChosenMembers = {
  ids: ReadonlySet<string>
  choose: (id: string, isChosen: boolean) => void
  clear: () => void
}

/** Members ticked in the list. They stay ticked while the list shows another page, search or order. */
export function useChosenMembers(): ChosenMembers {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const choose = (id: string, isChosen: boolean) =>
    setIds((before) => {
      const next = new Set(before)
      if (isChosen) next.add(id)
      else next.delete(id)
      return next
    })
  return { ids, choose, clear: () => setIds(new Set()) }
}

/** The name, with a box to tick: only members get messages. */
export function ChooseMember({ socio, chosen }: { socio: SocioRow; chosen: ChosenMembers }) {
  const { list: t } = usePanelTexts(socioTexts)
  if (socio.status !== 'active') return socio.fullName
  return (
    <label className="chosen-member">
      <input
        type="checkbox"
        className="checkbox-box"
        aria-label={t.choose.label(socio.fullName)}
        checked={chosen.ids.has(socio.id)}
        onChange={({ currentTarget }) => chosen.choose(socio.id, currentTarget.checked)}
      />
      {socio.fullName}
    </label>
  )
}

/** What can be done with the ticked members. */
export function ChosenBar({ chosen: { ids, clear } }: { chosen: ChosenMembers }) {
  const {
    list: { choose: t },
  } = usePanelTexts(socioTexts)
  const fetcher = useAct()
  if (ids.size === 0) return null
  const fields = { act: 'choose', members: [...ids].join(',') }
  return (
    <div className="cluster gap-3 chosen-members">
      <Button
        icon="envelope-simple"
        busy={fetcher.busy}
        onClick={() => void fetcher.submit(fields, { method: 'post', action: '/admin/socios/mensajes' })}
        label={t.write(ids.size)}
      />
      <TextButton onClick={clear} label={t.clear} />
    </div>
  )
}
