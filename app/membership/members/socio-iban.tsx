import { useEffect } from 'react'
import { useFetcher } from 'react-router'
import { toast } from '#app/ui/toast.tsx'

export function SocioIban({ id, masked }: { id: string; masked: string }) {
  const fetcher = useFetcher<{ iban: string | null }>({ key: `iban-${id}` })
  const iban = fetcher.data?.iban
  useEffect(() => {
    if (iban === null) toast.error('Error al mostrar el IBAN')
  }, [iban])
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
