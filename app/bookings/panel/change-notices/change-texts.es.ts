const people = (count: number) => (count === 1 ? '1 persona' : `${count} personas`)

export const es = {
  title: (count: number) => (count === 0 ? 'Avisar por teléfono' : `Avisar a ${people(count)}`),
  tell: (count: number) => (count === 0 ? 'Guardar' : `Avisar a ${people(count)}`),
  keepQuiet: 'Guardar sin avisar',
  samePlace: 'Es el mismo lugar: guardar sin avisar',
  reason: 'Motivo para no avisar (queda en la auditoría, sin nombres)',
  quietTerms: 'No sale ningún correo. El derecho a cancelar con reembolso íntegro se mantiene.',
  saving: 'Guardando…',
  intro: 'Al guardar, sale un correo para cada una, en su idioma, con la cita del calendario corregida.',
  terms: 'Según los términos, quien tiene plaza puede cancelar con reembolso íntegro hasta que empiece.',
  fact: { time: 'Hora', date: 'Fecha', place: 'Lugar', price: 'Precio' },
  free: 'Gratis',
  was: 'antes',
  is: 'ahora',
  language: { es: 'En castellano', ca: 'En catalán' },
  booked: 'con plaza',
  waiting: 'en lista de espera',
  mails: (count: number) => (count === 1 ? '1 correo' : `${count} correos`),
  calls: (count: number) => (count === 1 ? 'No tiene correo: hay que llamar.' : 'No tienen correo: hay que llamar.'),
  noPhone: 'sin teléfono',
}
