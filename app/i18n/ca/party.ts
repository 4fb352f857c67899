import { al, de, el } from '../elision.ts'
import type { Texts } from '../es/index.ts'
import { inFeminineWords, inWords } from './numbers.ts'

const tables = (count: number) => (count === 1 ? '1 taula' : `${count} taules`)
const people = (count: number) => (count === 1 ? '1 persona' : `${count} persones`)

export default {
  pageTitle: (event) => `La teva reserva: ${event}`,
  title: (size) => (size === 1 ? 'La teva plaça' : `La teva reserva per a ${size}`),
  at: (time) => `, a les ${time}.`,
  facts: {
    label: 'La reserva',
    table: 'Taula',
    bookedFor: 'Reserva per a',
    people: 'Persones',
    names: 'Noms',
    namesGiven: (given, size) => `${given} ${de(size)}`,
    editsUntil: 'Canvis fins a',
    inTheName: 'A nom de',
    showEvent: 'Mostra l’esdeveniment',
    private: 'Aquesta pàgina és només teva: qui té l’enllaç pot canviar la reserva. No el reenviïs.',
    privateParty:
      'Aquesta pàgina és només teva: qui té l’enllaç pot canviar la reserva. No el reenviïs; passa a cadascú el seu.',
    drawing: (size, named) =>
      size === named
        ? `Reserva ${de(size)}: totes les cadires tenen nom`
        : `Reserva ${de(size)}: ${named} amb nom, ${size - named} per omplir`,
  },
  tickets: {
    title: 'Les entrades',
    titleAlone: 'La teva entrada',
    intro: 'Una per a cada persona. Ensenyeu-la a la porta o digueu el nom: també us trobarem.',
    introAlone: 'Ensenya-la a la porta o digues el teu nom: també et trobarem.',
    of: (name: string) => `Entrada ${de(name)}`,
  },
  guests: {
    title: 'Qui ve',
    intro: 'Passa a cadascú el seu enllaç: hi escriu el nom i la dieta, sense que passin per tu.',
    introAlone: 'La dieta la llegeixen només el club i la cuina.',
    contact: 'Tu',
    contactAlone: 'Tu',
    companion: (number) => `Comensal ${number}`,
    toFollow: 'Encara no té nom',
    allToFollow: 'Encara no té nom ni dieta',
    written: { guest: 'Ha escrit la dieta', office: 'El club ha anotat la dieta' },
    writtenText: {
      guest: 'Ha escrit la dieta amb el seu enllaç: la llegeixen només el club i la cuina.',
      office: 'La dieta l’ha anotada el club: si canvia res, digues-ho al club.',
    },
    ownLink: 'El seu enllaç',
    passLink: 'Passa-li l’enllaç',
    linkTitle: 'El teu lloc a taula',
    linkCopied: 'Passa’l només a aquella persona.',
    permission: 'Tens el seu permís per dir la dieta',
    noDiet: 'No n’ha indicat cap',
    edit: (name) => `Corregeix: ${name}`,
    otherPerson:
      'Si ve una altra persona, escriu-ne el nom: la dieta que s’hagués escrit amb l’enllaç s’esborra, i l’enllaç canvia.',
    question: 'Què ha de saber la cuina?',
    ownConsent:
      'Consento que el Cercle i la cuina facin servir aquesta dada per preparar-me el menú; s’esborra al cap de 30 dies.',
    permissionConsent:
      'En tinc el permís: el Cercle i la cuina poden fer servir aquesta dada per preparar-li el menú; s’esborra al cap de 30 dies.',
    storedNow: (text) => `Desat ara: ${text}`,
    storedEmpty: 'Desat ara: en blanc',
    save: 'Desa noms i dietes',
    saveDiets: 'Desa les dietes',
    deadline: { before: 'Pots canviar noms i dietes ', until: (moment) => `fins ${moment}` },
    always: '. Les al·lèrgies, sempre: escriu-les aquí i el club les passarà a la cuina.',
    late: 'El termini per canviar noms s’ha acabat',
    lateAlways: '. Les al·lèrgies, sempre: escriu-les aquí i el club les passarà a la cuina.',
  },
  size: {
    title: 'Som menys',
    titleAlone: 'Sou més?',
    label: 'Quants sou?',
    less: 'Un menys',
    more: 'Un més',
    save: 'Desa el canvi',
    freed: 'Les cadires que deixes queden lliures per a altres persones.',
    refund: (until) => `Fins ${until} tornem el que s’hagi pagat per cada una.`,
    refundChanged: 'L’esdeveniment ha canviat d’ençà que vas reservar: tornem el que s’hagi pagat per cada una.',
    noRefund: 'El termini s’ha acabat: segons els termes, les cadires que deixis ja no donen dret a reemborsament.',
    places: (free, price) => {
      const left = free === 0 ? 'No queda cap plaça.' : free === 1 ? 'Queda 1 plaça.' : `Queden ${free} places.`
      return `${left}${price && free > 0 ? ` Cada una, ${price}.` : ''}`
    },
    late: 'Ja no es pot canviar quants sou. Si ha canviat res, escriu-nos.',
    whoTitle: (count) => (count === 1 ? 'Qui no ve?' : `Qui no ve? Tria’n ${count}.`),
    who: (count) => (count === 1 ? 'Cancel·la 1 plaça' : `Cancel·la ${count} places`),
    keep: 'No canviïs res',
  },
  cancel: {
    title: 'No podeu venir?',
    titleAlone: 'No pots venir?',
    inTime: (total) => `Ets a temps: et tornem els ${total} que has pagat.`,
    changed: (total) => `L’esdeveniment ha canviat d’ençà que vas reservar: et tornem els ${total} que has pagat.`,
    unpaid: 'No ens consta cap pagament: no hi ha res per tornar.',
    late: 'El termini s’ha acabat: segons els termes, la cancel·lació ja no dona dret a reemborsament.',
    asked: 'Abans de fer-ho t’ho tornarem a preguntar.',
    link: 'Cancel·la la reserva',
    linkAlone: 'Cancel·la la plaça',
  },
  unconfirmed: {
    held: (time, size) =>
      size === 1
        ? `Encara no està confirmada: et guardem la plaça fins a les ${time}.`
        : `Encara no està confirmada: us guardem ${inFeminineWords(size)} places fins a les ${time}.`,
    title: (size) => (size === 1 ? 'La teva plaça no està confirmada' : 'La vostra reserva no està confirmada'),
    released: (size) =>
      size === 1
        ? 'Ara no et guardem cap plaça: si en queda cap de lliure quan la confirmis, serà teva.'
        : 'Ara no us guardem cap plaça: si quan la confirmis n’hi ha per a tothom, seran vostres.',
    link: 'Confirma-la ara',
  },
  waiting: {
    title: (size) => `${size === 1 ? 'Ets' : 'Sou'} a la llista d’espera`,
    lead: (size) =>
      size === 1
        ? 'Encara no tens plaça. Si se n’allibera una, t’escriurem a '
        : `Encara no teniu plaça. Si s’allibera lloc per a ${inWords(size)}, us escriurem a `,
    line: 'La llista d’espera, per ordre d’arribada',
    before: 'Al davant',
    furtherBefore: (count) => `i ${count} més`,
    you: (size) => (size === 1 ? 'Tu' : `Vosaltres, ${size}`),
    first: (size) => (size === 1 ? 'No tens ningú al davant.' : 'Sou els primers de la llista.'),
    ahead: (count, seats) => `Al davant: ${tables(count)}, ${people(seats)}.`,
    rules: {
      order: (size) =>
        size === 1
          ? 'Cada plaça lliure s’ofereix a la primera taula que hi càpiga sencera.'
          : 'Cada plaça lliure s’ofereix a la primera taula que hi càpiga sencera. Si en passa una de més petita, conserveu el vostre lloc.',
      window: (size) =>
        `L’oferta dura entre una hora i un dia, segons el temps que falti per al sopar. Surt de 9 a 22 h i no caduca mai de 22 a 9 h; si ja no hi ha temps, ${size === 1 ? 'et' : 'us'} trucarem.`,
      silence: (size) =>
        size === 1
          ? 'Si no respons, l’oferta passa al grup següent. Pots tornar al final de la llista amb un clic.'
          : 'Si no responeu, l’oferta passa al grup següent. Podeu tornar al final de la llista amb un clic.',
    },
    fewer: 'Sou menys?',
    fewerText: 'Un grup petit troba lloc abans, i conserveu el vostre. Per ser més, apunteu-hi un altre grup.',
    save: 'Desa',
    leaveTitle: (size) => (size === 1 ? 'Ja tens un altre pla?' : 'Ja teniu un altre pla?'),
    leaveText: (size) =>
      size === 1
        ? 'Quan surts, el teu lloc passa al grup següent i esborrem les teves dades de la llista.'
        : 'Quan sortiu, el vostre lloc passa al grup següent i esborrem les vostres dades de la llista.',
    leave: 'Surt de la llista',
    waitingFor: 'En espera per a',
    keepMail: 'Guarda el correu que t’hem enviat: el seu enllaç obre sempre aquesta pàgina.',
  },
  offered: {
    title: (size, until) =>
      size === 1 ? `Hi ha lloc per a tu. És teu fins ${until}` : `Hi ha lloc per a ${size}. És vostre fins ${until}`,
    titleSoon: (size) => (size === 1 ? 'Hi ha lloc per a tu. És teu' : `Hi ha lloc per a ${size}. És vostre`),
    hoursLeft: (hours) =>
      hours < 1 ? 'Queda menys d’una hora.' : hours === 1 ? 'Queda 1 hora.' : `Queden ${hours} hores.`,
    kept: 'Mentrestant no el pot ocupar ningú.',
    accept: 'Accepta',
    decline: (size) => (size === 1 ? 'No puc' : 'No podem'),
    note: (size) =>
      size === 1
        ? 'Quan acceptes, no pagues res: el web no cobra. La dieta pot arribar després. Si no respons, el lloc passa al grup següent.'
        : 'Quan accepteu, no pagueu res: el web no cobra. Els noms i les dietes poden arribar després. Si no responeu, el lloc passa al grup següent.',
    terms: { before: 'Quan acceptes, val el que diuen els ', link: 'termes i condicions', after: '.' },
    lateNote: (size, hours) =>
      size === 1
        ? `Falten menys ${de(hours)} hores per al sopar: si acceptes i després cancel·les, els termes ja no donen dret a reemborsament.`
        : `Falten menys ${de(hours)} hores per al sopar: si accepteu i després cancel·leu, els termes ja no donen dret a reemborsament.`,
    day: 'Data',
    timeAndPlace: 'Hora i lloc',
    price: 'Preu',
    refund: 'Reemborsament íntegre',
    refundUntil: (moment) => `Fins ${al(moment)}`,
    refundOver: 'Ja no',
    fewer: (size) => `Sou menys ${de(inWords(size))}?`,
    acceptFor: 'Accepta per a',
    fewerText: 'La cadira que deixeu lliure s’ofereix al grup següent.',
    names: (size) => (size === 1 ? 'Digues-nos ja què ha de saber la cuina' : 'Digueu-nos ja qui ve'),
  },
  lapsed: {
    title: 'L’oferta ha caducat',
    text: (size) =>
      size === 1
        ? 'No vas respondre a temps i el lloc ha passat al grup següent. Pots tornar al final de la llista.'
        : 'No vau respondre a temps i el lloc ha passat al grup següent. Podeu tornar al final de la llista.',
    declinedTitle: 'Gràcies per avisar',
    declined: (size) =>
      `El lloc ha passat al grup següent. Si canvia res, ${size === 1 ? 'pots' : 'podeu'} tornar al final de la llista.`,
    closed: 'La llista d’espera d’aquest esdeveniment ja està tancada.',
    rejoin: 'Torna a la llista',
  },
  cancelled: {
    byGuest: (day) => `Es va cancel·lar amb aquest enllaç ${el(day)}.`,
    byOffice: (day) => `La va cancel·lar el club ${el(day)}.`,
    unknown: (day) => `Es va cancel·lar ${el(day)}.`,
    title: (size) => (size === 1 ? 'Aquesta plaça està cancel·lada' : `Aquesta reserva ${de(size)} està cancel·lada`),
    left: (size) => `Ja no ${size === 1 ? 'ets' : 'sou'} a la llista d’espera`,
    bookAgain: (size) =>
      size === 1
        ? 'Si encara vols venir, torna a començar a la pàgina de l’esdeveniment.'
        : 'Si encara voleu venir, torneu a començar a la pàgina de l’esdeveniment.',
  },
  begun: {
    title: 'L’esdeveniment ja ha començat',
    text: 'Des d’aquí ja no es pot canviar res. Si hi ha cap problema, escriu-nos.',
    others: 'Cada comensal valora el sopar des del seu propi enllaç. Passa-li el seu:',
  },
  over: {
    title: 'L’esdeveniment s’ha acabat',
    text: 'Des d’aquí ja no es pot canviar res. Com va anar ho explica la pàgina de l’esdeveniment.',
    link: 'Mostra com va anar',
  },
  eventCancelled: {
    title: 'L’esdeveniment està cancel·lat',
    text: 'El club l’ha cancel·lat. No cal que facis res.',
    refund: (total) => `Et tornem els ${total} que havies pagat.`,
  },
  callToday: 'Si és avui, truca’ns:',
  done: {
    saved: () => 'Desat. El club ho veu i ho passa a la cuina.',
    replaced: () => 'Desat. Qui ve ara no hereta la dieta ni l’enllaç d’abans: passa-li el seu.',
    resized: (size) =>
      `Desat: ara ${size === 1 ? 'la reserva és només per a tu' : `sou ${inWords(size)}`}. T’hem enviat un correu.`,
    accepted: (size) =>
      `${size === 1 ? 'La plaça és teva' : 'Les places són vostres'}. T’hem enviat un correu amb la confirmació.`,
    shrunk: (size) => `Desat. ${size === 1 ? 'Conserves el teu lloc' : 'Conserveu el vostre lloc'} a la llista.`,
    rejoined: (size) => `${size === 1 ? 'Tornes' : 'Torneu'} a ser a la llista, al final.`,
  },
  own: {
    pageTitle: (event) => `El teu lloc: ${event}`,
    title: 'El teu lloc a taula',
    bookingOf: (contact) => `A la reserva ${de(contact)}.`,
    table: (label) => `Taula ${label}.`,
    diet: 'Què ha de saber la cuina?',
    otherDiet: 'Alguna cosa més sobre la teva dieta',
    unseen:
      'El que escriguis aquí ho llegeixen només el club i la cuina, que ho rep sense el teu nom. Qui ha reservat no ho veu.',
    byContact:
      'Això ho ha escrit qui ha reservat, amb el teu permís. Corregeix-ho si cal: a partir d’aleshores només ho llegeixen el club i la cuina.',
    written:
      'La teva dieta està desada; aquí no l’ensenyem. Si res canvia, escriu-la una altra vegada sencera. Aquest enllaç és només teu: qui ha reservat no el té.',
    added:
      'Ja hi ha una dieta desada. No l’ensenyem, perquè qui ha reservat també té aquest enllaç. El que escriguis s’hi afegeix; per treure’n alguna cosa, fes servir l’enllaç que va aparèixer en desar-la o avisa el club.',
    remove: 'Esborra la dieta desada',
    until: (moment) => `Pots canviar el nom i el menú fins ${moment}.`,
    late: 'El termini per canviar el nom i el menú s’ha acabat.',
    always: 'Les al·lèrgies, sempre: escriu-les aquí i el club les passarà a la cuina.',
    save: 'Desa',
    saved: 'Desat. El club ho veu i ho passa a la cuina.',
    yours:
      'Desat. L’adreça d’aquesta pàgina ara és només teva: guarda-la, perquè només amb ella es pot canviar o esborrar la teva dieta.',
    conflict:
      'El teu lloc ha canviat mentre tenies la pàgina oberta. Revisa’l i torna a desar; el que havies escrit continua als camps.',
    over: 'L’esdeveniment s’ha acabat',
    score: 'Valora el sopar',
    overText: 'Des d’aquí ja no es pot canviar res.',
    leave: {
      text: 'Fins que comenci l’esdeveniment pots cancel·lar la teva plaça.',
      link: 'No hi puc anar',
      question: 'Ets a punt de cancel·lar la teva plaça a:',
      told: (contact, hasEmail) =>
        hasEmail
          ? `La teva plaça queda lliure per a una altra persona. Ho diem per correu a ${contact} i al club.`
          : `La teva plaça queda lliure per a una altra persona i ho diem al club. Digues-ho tu a ${contact}: no tenim el seu correu.`,
      inTime: 'Ets a temps: tornem el que s’hagi pagat per la teva plaça.',
      changed: 'L’esdeveniment ha canviat d’ençà de la reserva: tornem el que s’hagi pagat per la teva plaça.',
      done: (contact, hasEmail) =>
        hasEmail
          ? `Ho hem dit per correu a ${contact} i al club. Gràcies per deixar la cadira a una altra persona.`
          : `Ho hem dit al club. Digues-ho tu a ${contact}: no tenim el seu correu. Gràcies per deixar la cadira a una altra persona.`,
      cancelled: 'La teva plaça està cancel·lada',
      cancelledText: (contact) => `Si al final vols venir, digues-ho a ${contact} o escriu-nos.`,
      contact: 'Aquesta plaça és de qui va fer la reserva',
      contactText: 'Es cancel·la a la pàgina de la reserva: l’enllaç és al correu de confirmació.',
      conflict: 'El teu lloc ha canviat mentre tenies la pàgina oberta: no s’ha cancel·lat res. Ara està així.',
    },
  },
  refused: {
    reasons: {
      conflict:
        'La reserva ha canviat mentre la tenies oberta. Revisa què hi posa ara; el que havies escrit continua als camps.',
      'state-changed': 'La reserva ha canviat mentre la tenies oberta. Ara està així.',
      begun: 'L’esdeveniment ja ha començat: no s’ha canviat res.',
      late: 'El termini per canviar noms s’ha acabat: només es poden desar les dietes.',
      'members-only': 'De moment només reserven els socis: no s’ha canviat res.',
      full: 'No queda lloc per a tants: no s’ha canviat res.',
      line: 'Les places lliures són de la llista d’espera: no s’ha canviat res.',
      already: 'Tens una altra reserva d’aquest esdeveniment amb aquest nom: no s’ha canviat res.',
      larger: 'A la llista només es pot ser menys. Per ser més, apunta-hi un altre grup.',
      'not-yours':
        'Aquesta dieta només l’esborra qui la va escriure, amb l’enllaç que va aparèixer en desar-la, o el club.',
      failed: 'No s’ha pogut desar. El que has escrit continua aquí: torna-ho a provar.',
    },
    tooLarge: (limit) => `Com a màxim, ${limit} per reserva: no s’ha canviat res.`,
    choose: (count) => (count === 1 ? 'Tria 1 persona.' : `Tria ${count} persones.`),
  },
  join: {
    title: 'Llista d’espera',
    lead: 'Encara no hi ha plaça: t’hi apuntem i t’escriurem si s’allibera lloc.',
    sizeHint: 'Comptant-t’hi a tu. Un grup petit troba lloc abans.',
    submit: 'Apunta-m’hi',
    submitting: 'T’hi estem apuntant…',
    done: (size) => `${size === 1 ? 'Ets' : 'Sou'} a la llista d’espera`,
    doneText: (size) =>
      size === 1
        ? 'Encara no tens plaça. T’hem enviat un correu amb un enllaç per veure el teu lloc o sortir de la llista.'
        : 'Encara no teniu plaça. T’hem enviat un correu amb un enllaç per ser menys o sortir de la llista.',
    free: 'Hi ha lloc: pots reservar directament.',
    closed: 'La llista d’espera està tancada per a aquest esdeveniment.',
  },
} satisfies Texts['party']
