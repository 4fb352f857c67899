import { pairTexts } from '#app/i18n/panel-texts.ts'
import { es } from './panel-texts.es.ts'

export const noticeTexts = pairTexts(es, {
  title: 'Els teus avisos',
  lead: (email) => `Tria què vols saber per correu. Només t’arriba a tu (${email}), i ningú més no veu què tries.`,
  kinds: {
    bookings: { label: 'Reserves noves', hint: 'Qui ha reservat al web, i per a quants.' },
    'late-cancellation': { label: 'Cancel·lacions fora de termini', hint: 'Qui ha cancel·lat, i quantes places.' },
    'free-seats': {
      label: 'Places lliures que ningú no espera',
      hint: 'Un esdeveniment ple dels pròxims set dies torna a tenir places, i ningú de la llista d’espera no hi cap.',
    },
    request: { label: 'Sol·licituds d’ingrés', hint: 'Quantes n’han arribat.' },
    completion: { label: 'Altes completades', hint: 'Quantes persones han completat les dades de soci.' },
  },
  choices: { off: 'Cap avís', immediate: 'De seguida', daily: 'Un cop al dia, a les 8:00' },
  digests:
    '«De seguida» arriba al cap d’uns minuts; reserves, sol·licituds i altes s’apleguen cada deu minuts en un sol correu. Si no ha passat res, no s’envia res.',
  clubMailbox: 'Els missatges de contacte i les places cancel·lades continuen arribant també a la bústia del club.',
  save: 'Desa els avisos',
  saved: 'Avisos desats',
  failed: 'Error en desar els avisos',
  forbidden: 'El teu compte ja no pot veure aquestes dades: torna a carregar la pàgina.',
})

export type NoticeTexts = (typeof noticeTexts)['es']
