import { page } from './places.ts'
import type { Row } from './row.ts'

const disabledFull = /<button[^>]* disabled=""[^>]*>(?:<span[^>]*>)?Evento completo/

export const eventRows: readonly Row[] = [
  {
    clause: 'a full event: the disabled button «Evento completo», the waiting list below it',
    where: page('/eventos/:full'),
    has: [disabledFull, /href="\/eventos\/\d+\/espera"/],
  },
  {
    clause: 'a full event without a waiting list: the disabled button «Evento completo»',
    where: page('/eventos/:fullWithoutList'),
    has: disabledFull,
  },
]
