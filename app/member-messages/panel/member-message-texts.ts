import { el } from '#app/i18n/elision.ts'
import { panelTexts } from '#app/i18n/panel-texts.ts'

export const memberMessageTexts = panelTexts({
  title: { es: 'Mensajes a los socios', ca: 'Missatges als socis' },
  back: { es: 'Socios', ca: 'Socis' },
  sent: { es: 'Mensajes enviados', ca: 'Missatges enviats' },
  audience: {
    members: { es: 'Todos los socios', ca: 'Tots els socis' },
    chosen: { es: 'Los elegidos', ca: 'Els triats' },
    chosenHint: {
      es: 'Para escribir solo a algunos, márcalos en la lista de socios.',
      ca: 'Per escriure només a uns quants, marca’ls a la llista de socis.',
    },
    purpose: { es: 'Qué es', ca: 'Què és' },
    service: { es: 'De la membresía', ca: 'De la condició de soci' },
    serviceHint: {
      es: 'Asamblea, cuotas, cambios de horario: llega a todos.',
      ca: 'Assemblea, quotes, canvis d’horari: arriba a tothom.',
    },
    news: { es: 'Novedades', ca: 'Novetats' },
    newsHint: { es: 'Lleva un enlace para no recibir más.', ca: 'Porta un enllaç per no rebre’n més.' },
    unwanted: {
      es: (count: number) => (count === 1 ? '1 socio no quiere novedades.' : `${count} socios no quieren novedades.`),
      ca: (count: number) => (count === 1 ? '1 soci no vol novetats.' : `${count} socis no volen novetats.`),
    },
  },
  list: {
    missed: {
      es: (at: string) => `no se envió el ${at}: el servidor estaba parado`,
      ca: (at: string) => `no es va enviar ${el(at)}: el servidor estava aturat`,
    },
    members: { es: 'a todos los socios', ca: 'a tots els socis' },
    chosen: { es: 'a socios elegidos', ca: 'a socis triats' },
    type: { es: (type: string) => `a los socios «${type}»`, ca: (type: string) => `als socis «${type}»` },
  },
  choose: {
    failed: { es: 'No se puede escribir a la selección', ca: 'No es pot escriure a la selecció' },
    nobody: { es: 'Ninguno de ellos es socio activo.', ca: 'Cap d’ells no és soci actiu.' },
  },
})

export type MemberMessageTexts = (typeof memberMessageTexts)['es']
