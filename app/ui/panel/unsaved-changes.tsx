import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { Button } from '../button.tsx'
import { Dialog } from '../dialog.tsx'

const leavingText =
  'Si sales, no se guarda nada, pero lo que has escrito se queda en este navegador: podrás recuperarlo al volver. ' +
  'Solo las dietas, los IBAN y las contraseñas no se quedan.'

export function UnsavedChanges({ changed }: { changed: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => changed && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    if (changed) addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [changed])
  const stay = () => blocker.state === 'blocked' && blocker.reset()
  return (
    <Dialog
      open={blocker.state === 'blocked'}
      onClose={stay}
      title="Hay cambios sin guardar"
      closeLabel="Cerrar"
      inHistory={false}
    >
      <p>{leavingText}</p>
      <div className="form-actions">
        <Button variant="danger" onClick={() => blocker.state === 'blocked' && blocker.proceed()}>
          Salir sin guardar
        </Button>
        <Button variant="secondary" onClick={stay}>
          Seguir editando
        </Button>
      </div>
    </Dialog>
  )
}
