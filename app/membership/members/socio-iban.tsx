import { useFetcher } from 'react-router'
import { useAnswer, type Answer } from '#app/ui/panel/use-answer.ts'

export function SocioIban({ id, masked }: { id: string; masked: string }) {
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
          aria-label="Mostrar el IBAN entero"
          disabled={fetcher.state !== 'idle'}
        >
          Mostrar
        </button>
      )}
    </fetcher.Form>
  )
}
