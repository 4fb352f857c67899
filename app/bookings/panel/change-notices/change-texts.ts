import { panelTexts } from '#app/i18n/panel-texts.ts'

const people = {
  es: (count: number) => (count === 1 ? '1 persona' : `${count} personas`),
  ca: (count: number) => (count === 1 ? '1 persona' : `${count} persones`),
}

export const changePanelTexts = panelTexts({
  title: {
    es: (count: number) => (count === 0 ? 'Avisar por teléfono' : `Avisar a ${people.es(count)}`),
    ca: (count: number) => (count === 0 ? 'Avisa per telèfon' : `Avisa ${people.ca(count)}`),
  },
  tell: {
    es: (count: number) => (count === 0 ? 'Guardar' : `Avisar a ${people.es(count)}`),
    ca: (count: number) => (count === 0 ? 'Desa' : `Avisa ${people.ca(count)}`),
  },
  keepQuiet: { es: 'Guardar sin avisar', ca: 'Desa sense avisar' },
  samePlace: { es: 'Es el mismo lugar: guardar sin avisar', ca: 'És el mateix lloc: desa sense avisar' },
  reason: {
    es: 'Motivo para no avisar (queda en la auditoría, sin nombres)',
    ca: 'Motiu per no avisar (queda a l’auditoria, sense noms)',
  },
  quietTerms: {
    es: 'No sale ningún correo. El derecho a cancelar con reembolso íntegro se mantiene.',
    ca: 'No surt cap correu. El dret a cancel·lar amb reemborsament íntegre es manté.',
  },
  saving: { es: 'Guardando…', ca: 'S’està desant…' },
  intro: {
    es: 'Al guardar, sale un correo para cada una, en su idioma, con la cita del calendario corregida.',
    ca: 'En desar, surt un correu per a cadascuna, en la seva llengua, amb la cita del calendari corregida.',
  },
  terms: {
    es: 'Según los términos, quien tiene plaza puede cancelar con reembolso íntegro hasta que empiece.',
    ca: 'Segons els termes, qui té plaça pot cancel·lar amb reemborsament íntegre fins que comenci.',
  },
  fact: {
    time: { es: 'Hora', ca: 'Hora' },
    date: { es: 'Fecha', ca: 'Data' },
    place: { es: 'Lugar', ca: 'Lloc' },
    price: { es: 'Precio', ca: 'Preu' },
  },
  free: { es: 'Gratis', ca: 'Gratuït' },
  was: { es: 'antes', ca: 'abans' },
  is: { es: 'ahora', ca: 'ara' },
  language: { es: { es: 'En castellano', ca: 'En catalán' }, ca: { es: 'En castellà', ca: 'En català' } },
  booked: { es: 'con plaza', ca: 'amb plaça' },
  waiting: { es: 'en lista de espera', ca: 'en llista d’espera' },
  mails: {
    es: (count: number) => (count === 1 ? '1 correo' : `${count} correos`),
    ca: (count: number) => (count === 1 ? '1 correu' : `${count} correus`),
  },
  calls: {
    es: (count: number) => (count === 1 ? 'No tiene correo: hay que llamar.' : 'No tienen correo: hay que llamar.'),
    ca: (count: number) => (count === 1 ? 'No té correu: truca-li.' : 'No tenen correu: truca’ls.'),
  },
  noPhone: { es: 'sin teléfono', ca: 'sense telèfon' },
})
