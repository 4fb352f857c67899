import { useState } from 'react'
import { useFetcher } from 'react-router'
import { useCan } from '#app/accounts/use-can.ts'
import { Icon } from '#app/ui/icon.tsx'
import { ConfirmDialog } from '#app/ui/panel/confirm-dialog.tsx'
import { useAnswer, type Answer } from '#app/ui/panel/use-answer.ts'

export function DemoNotice() {
  const can = useCan()
  const [asking, setAsking] = useState(false)
  const fetcher = useFetcher<Answer>({ key: 'demo' })
  useAnswer(fetcher.data)
  return (
    <div className="demo-notice">
      <Icon name="info" />
      <span>Esta base de datos contiene contenido de demostración.</span>
      {can('demo', 'write') && (
        <button type="button" className="text-link" onClick={() => setAsking(true)}>
          Eliminar el contenido de demostración
        </button>
      )}
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title="¿Eliminar el contenido de demostración?"
        confirmLabel="Eliminar la demostración"
        busyLabel="Eliminando..."
        Form={fetcher.Form}
        action="/admin/dashboard"
        fields={{ act: 'remove-demo' }}
        busy={fetcher.state !== 'idle'}
      >
        <p>
          Se borran los eventos, restaurantes, organizadores, publicaciones e imágenes de muestra, con sus inscripciones
          inventadas. Lo que ya uses en contenido propio se conserva. Esta acción no se puede deshacer.
        </p>
      </ConfirmDialog>
    </div>
  )
}
