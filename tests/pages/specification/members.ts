import { after, fieldsByChoice, page, panel } from './places.ts'
import type { Row } from './row.ts'

const completion = page('/socio/completar-datos?token=:approved')
const completed = page('/socio/completar-datos?token=:joining', {
  token: ':joining',
  full_name: 'Clara joining',
  email: 'joining@example.org',
  payment_method: 'cash',
  privacy: 'on',
})

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
  {
    clause: 'Socios: the search finds a phone number',
    where: page('/admin/socios?q=611%20333', 'admin'),
    has: 'Montse active',
    lacks: 'Montse suspended',
  },
  {
    clause: 'completion: welcome heading, then the submit button',
    where: completion,
    has: [/<h1[^>]*>¡Te damos la bienvenida al Cercle!</, /Completar Membresía[^<]*<\/(?:span|button)>/],
  },
  {
    clause: 'completion: three payment methods, transfer at first',
    where: completion,
    has: [
      /<input(?=[^>]*name="payment_method")(?=[^>]*checked="")(?=[^>]*value="transfer")/,
      /<input(?=[^>]*name="payment_method")(?=[^>]*value="card")/,
      /<input(?=[^>]*name="payment_method")(?=[^>]*value="cash")/,
    ],
  },
  {
    clause: 'completion: the IBAN for transfer alone, the card holder for card alone',
    where: fieldsByChoice('/socio/completar-datos?token=:approved', 'payment_method'),
    has: [
      /transfer: .* iban billing_address/,
      /card: .* card_holder_name billing_address/,
      /cash: .* payment_method billing_address/,
    ],
    lacks: [/transfer: .*card_holder_name/, /card: .*\biban\b/],
  },
  {
    clause: 'completion of a request with a member: «Los datos ya han sido completados para esta solicitud»',
    where: page('/socio/completar-datos?token=:activeRequest'),
    has: 'Los datos ya han sido completados para esta solicitud',
  },
  {
    clause: 'completion: a refusal redirects home',
    has: 'location.replace(to)',
    writtenIn: 'app/membership/members/leave-island.ts',
    producedBy: ['tests/journeys/site.spec.ts', 'an expired link redirects home with an explanation'],
  },
  {
    clause: '«¡Datos completados con éxito!», «Ya eres oficialmente miembro del club»',
    where: completed,
    has: ['¡Datos completados con éxito!', 'Ya eres oficialmente miembro del club', /C-\d{5}/],
    departure: 'after the completion: redirected home',
  },
  {
    clause: 'a completed member: «Regular», «Activo», a number',
    where: after(completed, page('/admin/socios?q=joining', 'admin')),
    has: [/C-\d{5}/, 'Clara joining', 'Regular', 'Activo'],
  },
]
