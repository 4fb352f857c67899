import { pairTexts } from '#app/i18n/panel-texts.ts'
import { al, de, del } from '#app/i18n/elision.ts'
import { BLOCKED_YEARS } from '#app/membership/members/blocking.ts'
import { es } from './person-texts.es.ts'

export const personTexts = pairTexts(es, {
  title: 'Dades d’una persona',
  back: 'Què guardem',
  lead: 'Per a qui demana veure, endur-se o esborrar les seves dades. Comprova abans que és qui diu que és: el termini per respondre és d’un mes.',
  search: {
    label: 'Correu, nom o telèfon',
    submit: 'Cerca',
    busy: 'S’està cercant…',
    failed: 'Error en cercar',
    failedText: 'Torna-ho a provar d’aquí a un moment.',
  },
  people: {
    title: 'Qui pot ser',
    unaddressed: 'Sense correu: per telèfon o acompanyant algú',
    none: 'No guardem res de ningú amb aquest nom, correu o telèfon',
    found: (people) => (people === 1 ? 'S’ha trobat una persona' : `S’han trobat ${people} persones`),
    open: (rows) => `Mostra (${rows})`,
    openLabel: (who) => `Mostra el que hi ha ${de(who)}`,
    caller: 'La seva reserva',
    companion: (contact) => `Acompanya ${contact}`,
    more: (dinners) => (dinners === 1 ? 'I una més' : `I ${dinners} més`),
  },
  dossier: {
    found: (records, email) =>
      records === 1 ? `Hi ha una cosa guardada ${de(email)}` : `Hi ha ${records} coses guardades ${de(email)}`,
    severalNames: (names) =>
      `Amb aquest correu hi ha més d’un nom (${names}): desmarca el que no sigui de qui ho demana.`,
    byName: (records) =>
      records === 1
        ? 'S’ha trobat pel nom o el telèfon: comprova que és de qui ho demana.'
        : 'S’han trobat pel nom o el telèfon, i hi pot haver diverses persones que es diguin igual: desmarca el que no sigui de qui ho demana.',
    oneName: (name) => `${name}. Tot el que hi ha, marcat; desmarca el que no sigui de qui ho demana.`,
    noName: 'Sense nom',
    exportJson: 'Exporta JSON',
    exportCsv: 'Exporta CSV',
    exportNote:
      'El fitxer també porta el que està xifrat (IBAN, dieta, data de naixement…), i queda anotat que s’ha tret. Envia’l només a la persona.',
    erase: 'Esborra el que està marcat',
    since: (day) => `des ${del(day)}`,
    show: 'Mostra les dades',
    encrypted: 'Xifrat: va a l’exportació',
    audit: (events) => `A l’auditoria (${events})`,
    olderEvents: (events) => `I ${events} ${events === 1 ? 'd’anterior' : 'd’anteriors'}, a Auditoria.`,
  },
  file: {
    name: 'dades-personals',
    heads: ['Què', 'Identificador', 'Dada', 'Valor'],
    audit: (action) => `Auditoria: ${action}`,
    unreadable: 'No es pot llegir (una altra clau de xifratge)',
  },
  erasure: {
    title: 'Vols esborrar les dades d’aquesta persona?',
    confirm: 'Esborra les dades',
    busy: 'S’està esborrant…',
    goes: 'S’esborra',
    blocked: 'S’esborra, i la llei obliga a bloquejar-ne una part',
    stays: 'No s’esborra',
    final: 'Aquesta acció no es pot desfer.',
    done: 'Dades esborrades',
    failed: 'No s’ha esborrat res',
  },
  report: {
    title: 'Fet',
    nothing: 'No hi havia res per esborrar.',
    erased: 'S’ha esborrat:',
    kept: 'Es queda:',
    paymentsBlocked:
      'Les dades de pagament del soci han quedat bloquejades (art. 32 de la LOPDGDD): no es fan servir, i són a «Què guardem i per què».',
    backups: 'A les còpies de seguretat pot continuar fins a 35 dies; si se’n restaura una, es torna a esborrar sol.',
  },
  reasons: {
    'payments-blocked': `S’esborra la fitxa. Les dades de pagament queden bloquejades ${BLOCKED_YEARS} anys des de la baixa: ho mana l’art. 30 del Codi de comerç.`,
    'with-its-mails': 'S’esborra, amb els correus que en parlen. Si té fitxa de soci, només juntament amb la fitxa.',
    debited: 'Hi ha un cobrament seu al banc: es pot esborrar quan s’acabi.',
    'has-member': 'Té fitxa de soci: només s’esborra amb la fitxa.',
    'seat-counts': 'S’esborra la persona. La plaça continua comptant, sense nom.',
    'guest-seat': 'S’esborra la persona. La reserva i la plaça continuen, sense nom. No s’avisa ningú.',
    'seat-free': 'S’esborra i la plaça queda lliure. No se l’avisa.',
    cancelled: 'S’esborra.',
    'copy-in-mailbox': 'S’esborra. La còpia que va arribar al correu del club cal esborrar-la allà.',
    staff: 'Treballa al panell: abans treu-li el rol a Usuaris.',
    'sessions-end': 'S’esborra, i es tanquen les seves sessions.',
    'link-ends': 'S’esborra, i l’enllaç deixa de funcionar.',
    'mail-queued': 'S’esborra i ja no s’envia.',
    'mail-sent': 'S’esborra l’anotació; el correu ja va sortir.',
    'blocked-until': (day) => `Bloquejat fins ${al(day)} (art. 30 del Codi de comerç). Aquell dia s’esborra sol.`,
  },
})

export type PersonTexts = (typeof personTexts)['es']
