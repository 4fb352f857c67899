import { useFetcher } from 'react-router'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { useAnswer, type Answer } from '#app/ui/panel/use-answer.ts'
import { socioTexts } from './panel-texts.ca.ts'

export function SocioIban({ id, masked }: { id: string; masked: string }) {
  const { facts: t } = usePanelTexts(socioTexts)
  const fetcher = useFetcher<Answer & { iban?: string }>({ key: `iban-${id}` })
  const iban = fetcher.data?.iban
  useAnswer(fetcher.data)
  return (
    <fetcher.Form method="post" action={`/admin/socios/${id}`} className="socio-iban">
      <span aria-live="polite">{iban ?? masked}</span>
      {!iban && (
        <button
          name="act"
          value="show-iban"
          className="text-link small"
          aria-label={t.showIbanLabel}
          disabled={fetcher.state !== 'idle'}
        >
          {t.showIban}
        </button>
      )}
    </fetcher.Form>
  )
}
