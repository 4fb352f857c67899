import { el } from '#app/i18n/elision.ts'
import { pairTexts } from '#app/i18n/panel-texts.ts'
import { es } from './life-texts.es.ts'

export const lifeTexts = pairTexts(es, {
  sheet: {
    title: 'Publicació i inscripció',
    status: 'Estat',
    draft: 'Desa com a esborrany',
    draftHint: 'Només es veu aquí i amb l’enllaç de la vista prèvia.',
    now: 'Publica ara',
    published: 'Publicat',
    nowHint: 'Es veu al web.',
    at: 'Publica en una data',
    atHint: 'Fins aleshores és un esborrany; aquell dia apareix sense que facis res.',
    cancelled: 'Aquest esdeveniment està cancel·lat: la seva pàgina ho diu i no admet inscripcions.',
    publishAt: 'Es publica',
    opensAt: 'La inscripció s’obre',
    opensHint: 'Buit: quan es publica.',
    membersOpenAt: 'Els socis, des del',
    membersOpenHint:
      'Abans que s’obri per a tothom: fins aleshores només reserven els socis que entren amb el seu enllaç.',
    closesAt: 'La inscripció es tanca',
    closesHint: 'Buit: quan comença.',
    endsAt: 'Acaba',
    endsHint: 'Buit: es dona per acabat al cap de tres hores, i els calendaris no diuen quan acaba.',
    editsUntil: 'Canvis fins a',
    editsHint: 'Fins aleshores cada persona pot canviar la seva reserva. Buit: fins que comença.',
    partyLimit: 'Persones per reserva',
    partyLimitHint: 'Entre 1 i 30.',
    offers: 'Places que queden lliures',
    offerModes: { auto: 'Soles, a la llista d’espera', manual: 'Les ofereix el club', off: 'No hi ha llista d’espera' },
  },
  states: {
    draft: 'Esborrany',
    published: 'Publicat',
    full: 'Complet',
    past: 'Finalitzat',
    cancelled: 'Cancel·lat',
    archived: 'Arxivat',
  },
  publishedOn: (day, time) => `Surt ${el(day)} a les ${time}`,
  unscheduled: 'Sense data de publicació',
  waiting: (parties) => (parties === 1 ? '1 grup en espera' : `${parties} grups en espera`),
  told: (count) => (count === 1 ? 'avisada 1 persona' : `avisades ${count} persones`),
  menu: {
    preview: 'Vista prèvia…',
    history: 'Historial',
    duplicate: 'Duplica',
    archive: 'Arxiva',
    unarchive: 'Desarxiva',
    cancel: 'Cancel·la l’esdeveniment…',
  },
  preview: {
    title: 'Vista prèvia',
    text: (title) => `Qui tingui l’enllaç veu «${title}» com es veurà al web, encara que sigui un esborrany.`,
    none: 'Ara no hi ha cap enllaç en ús.',
    link: 'Enllaç de la vista prèvia',
    once: 'Copia’l ara: no es desa, i si en crees un altre aquest deixa de funcionar.',
    exists: 'Hi ha un enllaç en ús. Si l’has perdut, crea’n un altre: el d’abans deixa de funcionar.',
    create: 'Crea un enllaç',
    renew: 'Crea un altre enllaç',
    withdraw: 'Retira l’enllaç',
    busy: 'S’està creant…',
    created: 'Enllaç creat correctament',
    withdrawn: 'L’enllaç ha deixat de funcionar',
    failed: 'No s’ha pogut crear l’enllaç',
  },
  cancellation: {
    title: 'Vols cancel·lar l’esdeveniment?',
    confirm: 'Cancel·la l’esdeveniment',
    keep: 'Mantén l’esdeveniment',
    busy: 'S’està cancel·lant…',
    text: (title) => `La pàgina de «${title}» es queda i diu que s’ha cancel·lat. Ningú més no hi pot reservar.`,
    told: (booked, waiting) => {
      if (booked + waiting === 0) return 'No hi ha reserves ni llista d’espera: ningú no rep cap avís.'
      const parts = [
        booked > 0 && (booked === 1 ? '1 reserva' : `${booked} reserves`),
        waiting > 0 && (waiting === 1 ? '1 grup en espera' : `${waiting} grups en espera`),
      ].filter(Boolean)
      return `Avisem per correu ${parts.join(' i ')}, ${booked + waiting === 1 ? 'en la seva llengua' : 'cadascuna en la seva llengua'}.`
    },
    untold: (count) => (count === 1 ? 'Una no té correu: cal trucar-li.' : `${count} no tenen correu: cal trucar-los.`),
    refund: (amount) => `Les reserves es conserven. Hi ha ${amount} pagats: cada reemborsament queda pendent.`,
    final: 'Aquesta acció no es pot desfer.',
    failed: 'No s’ha pogut cancel·lar l’esdeveniment',
    done: 'Esdeveniment cancel·lat correctament',
    unknown: 'Aquest esdeveniment ja no existeix.',
    cancelled: 'Aquest esdeveniment ja estava cancel·lat.',
    hidden: 'Aquest esdeveniment no està publicat.',
    begun: 'Aquest esdeveniment ja ha començat.',
    moreParties: (now) =>
      `Mentrestant han arribat reserves: ara n’hi ha ${now}, amb la llista d’espera. Revisa-ho i torna a confirmar.`,
  },
  archiving: {
    archived: 'Esdeveniment arxivat correctament',
    archivedText: 'La seva pàgina continua al web.',
    unarchived: 'Esdeveniment desarxivat correctament',
    failed: 'No s’ha pogut arxivar l’esdeveniment',
    refusals: {
      archived: 'Aquest esdeveniment ja estava arxivat.',
      unarchived: 'Aquest esdeveniment no estava arxivat.',
      conflict: 'Mentrestant algú altre l’ha canviat.',
      coming: 'Només s’arxiven els esdeveniments passats, els cancel·lats i els esborranys.',
    },
  },
})

export type LifeTexts = (typeof lifeTexts)['es']
