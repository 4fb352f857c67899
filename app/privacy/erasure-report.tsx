import { Sheet } from '#app/ui/panel/sheet.tsx'
import type { ErasureResult } from './erasures.server.ts'
import { recordKinds, type RecordKind } from './record-kinds.ts'

export function ErasureReport({ result: { erased, kept } }: { result: ErasureResult }) {
  return (
    <Sheet title="Hecho">
      <ErasedList erased={erased} />
      {erased.socio !== undefined && (
        <p>
          Los datos de pago del socio han quedado bloqueados (art. 32 de la LOPDGDD): no se usan, y están en «Qué
          guardamos y por qué».
        </p>
      )}
      {kept.length > 0 && <KeptList kept={kept} />}
      <p className="small muted">
        En las copias de seguridad puede seguir hasta 35 días; si se restaura una, se vuelve a borrar solo.
      </p>
    </Sheet>
  )
}

function ErasedList({ erased }: Pick<ErasureResult, 'erased'>) {
  const kinds = Object.entries(erased) as [RecordKind, number][]
  if (kinds.length === 0) return <p>No había nada que borrar.</p>
  return (
    <>
      <p>Se ha borrado:</p>
      <ul className="record-list">
        {kinds.map(([kind, number]) => (
          <li key={kind}>
            <strong>{number}</strong> {recordKinds[kind]}
          </li>
        ))}
      </ul>
    </>
  )
}

function KeptList({ kept }: Pick<ErasureResult, 'kept'>) {
  return (
    <>
      <p>Se queda:</p>
      <ul className="record-list">
        {kept.map(({ kind, title, because }) => (
          <li key={kind + title}>
            <strong>
              {recordKinds[kind]} {title}
            </strong>
            : {because}
          </li>
        ))}
      </ul>
    </>
  )
}
