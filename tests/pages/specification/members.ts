import { page, panel } from './places.ts'
import type { Row } from './row.ts'

export const memberRows: readonly Row[] = [
  {
    clause: 'the columns of Socios',
    where: panel('socios'),
    has: ['Número', 'Nombre', 'Email', 'Tipo', 'Estado', 'Fecha Alta', 'Acciones'],
  },
  {
    clause: 'Socios lists all members',
    where: panel('socios'),
    has: ['Socios Activos', 'Montse suspended', 'Montse inactive', 'Montse active'],
  },
  {
    clause: 'the sections of the completion page',
    where: page('/socio/completar-datos?token=:approved'),
    has: ['Datos Personales', 'Información de Pago', 'Contacto de Emergencia', 'Información Adicional'],
  },
]
