import type es from '../es/mails.ts'
import { capitalize } from '../dates.ts'
import { al, de, del, el } from '../elision.ts'
import { inFeminineWords } from './numbers.ts'
import party from './party.ts'

export default {
  greeting: (name) => (name ? `Hola, ${name}:` : 'Hola:'),
  signature: 'La taula del Cercle',
  memberSignIn: {
    subject: 'Entra al Cercle',
    intro:
      'Has demanat entrar a «Els meus sopars». Obre l’enllaç i prem el botó: és vàlid durant 20 minuts i només una vegada.',
    button: 'Entra al Cercle',
  },
  memberWelcome: {
    subject: 'Ja ets soci del Cercle',
    heading: 'El teu lloc a taula',
    intro: 'Ja ets soci del Cercle. Aquest és el teu número; guarda aquest correu.',
    number: 'Número de soci',
    wayIn:
      'A «Els meus sopars» tens les teves reserves, les teves dades i el teu carnet. Per entrar-hi, escriu aquest correu electrònic i t’enviem un enllaç: no cal cap contrasenya.',
    enter: 'Entra al Cercle',
    card: 'El meu carnet',
    next: 'La pròxima cita',
    dinner: 'Esdeveniment',
    date: 'Data',
    footer: 'Reps aquest correu perquè has completat la teva alta de soci al web del Cercle Gastronòmic.',
  },
  mandates: {
    footer: 'Reps aquest correu perquè ets soci del Cercle Gastronòmic.',
    request: {
      subject: 'La teva ordre de domiciliació',
      intro:
        'Per cobrar-te la quota pel banc, el club necessita que signis una ordre de domiciliació SEPA. L’enllaç t’hi porta: escrius el compte i el titular, i la signes.',
      draft:
        'Has triat pagar per domiciliació. Imprimeix l’ordre amb l’enllaç, signa-la i entrega-la o envia-la al club: fins que no la tingui, no se’t carregarà res al compte.',
      button: 'Obre l’ordre',
      valid: 'L’enllaç és vàlid durant 7 dies. Després, entra a «Els meus sopars» i obre-la des del teu compte.',
    },
    signed: {
      subject: 'Còpia de la teva ordre de domiciliació',
      intro: 'Aquesta és la còpia de l’ordre que el club guarda. De l’IBAN només hi ha les quatre últimes xifres.',
      holder: 'Titular',
      account: 'Compte',
      signed: 'Signada',
      change: 'Per canviar de compte o donar-la de baixa, entra a «Els meus sopars».',
      enter: 'Mostra la meva ordre',
    },
    revoked: {
      subject: 'La teva ordre de domiciliació està donada de baixa',
      intro: (reference) =>
        `L’ordre ${reference} està donada de baixa: el club ja no pot cobrar al teu compte. Un càrrec que ja sigui al banc encara pot arribar; el pots retornar a la teva entitat.`,
    },
  },
  accounts: {
    footer: 'Reps aquest correu perquè algú ha fet servir la teva adreça al web del Cercle Gastronòmic.',
    hello: 'Hola:',
    ignore: 'Si no has estat tu, no cal que facis res.',
    verify: {
      subject: 'Verifica el correu electrònic',
      heading: 'Ja gairebé ets a taula',
      intro:
        'Algú ha demanat un compte al web del Cercle amb el teu correu electrònic. Si has estat tu, obre l’enllaç i escriu-hi la contrasenya que vas triar, o tria’n una altra allà mateix: és vàlid durant 24 hores.',
      button: 'Verifica el meu correu',
      notYou: 'Si no l’has demanat tu, no facis res: sense aquest pas no hi ha cap compte.',
    },
    existing: {
      subject: 'Ja tens un compte',
      heading: 'Ja tens lloc',
      intro:
        'Algú ha provat de crear un compte amb el teu correu electrònic, però ja en tens un. Si has estat tu, inicia la sessió; si no recordes la contrasenya, pots triar-ne una altra.',
      introToSignIn:
        'Algú ha demanat un enllaç per entrar al Cercle amb el teu correu electrònic. Aquest correu té un compte, i s’hi entra amb la contrasenya; si no la recordes, pots triar-ne una altra.',
      button: 'Inicia la sessió',
      recover: 'Tria una altra contrasenya',
    },
    reset: {
      subject: 'Tria una altra contrasenya',
      heading: 'Tria una altra contrasenya',
      intro: 'Ens has demanat una altra contrasenya. L’enllaç és vàlid durant 30 minuts i només una vegada.',
      introByAdministrator:
        'Un administrador del Cercle t’envia aquest enllaç perquè triïs una altra contrasenya. L’enllaç és vàlid durant 30 minuts i només una vegada; si caduca, demana’n un altre a la pàgina per entrar.',
      button: 'Tria una altra contrasenya',
      moved: {
        subject: 'Tria una contrasenya per al teu compte',
        heading: 'El teu compte ja és aquí',
        intro:
          'El web del Cercle és nou i el teu compte hi és, però sense contrasenya: tria’n una. L’enllaç és vàlid durant 7 dies i només una vegada; si caduca, demana’n un altre a la pàgina per entrar.',
        button: 'Tria la meva contrasenya',
      },
    },
    changed: {
      subject: 'La teva contrasenya ha canviat',
      heading: 'La teva contrasenya ha canviat',
      intro:
        'La contrasenya del teu compte del Cercle s’acaba de canviar, i s’han tancat les sessions obertes en altres dispositius.',
      notYou: 'Si no t’ho esperaves, tria’n una altra ara mateix i avisa’ns.',
      button: 'Tria una altra contrasenya',
    },
    newDevice: {
      subject: 'Has entrat des d’un dispositiu nou',
      heading: 'Un dispositiu nou',
      intro: (device) =>
        `Algú acaba d’entrar al teu compte del panell del Cercle des d’un dispositiu amb què no hi havies entrat: ${device}.`,
      unknown: 'un navegador desconegut',
      notYou: 'Si no has estat tu, tria una altra contrasenya ara mateix: es tanquen totes les teves sessions.',
      button: 'Tria una altra contrasenya',
    },
    factorChanged: {
      subject: 'El teu segon factor ha canviat',
      heading: 'El teu segon factor ha canviat',
      intros: {
        added: 'S’acaba d’afegir un segon factor per entrar al teu compte del Cercle.',
        removed: 'S’acaba de treure un segon factor per entrar al teu compte del Cercle.',
        reset:
          'Un administrador acaba de treure els segons factors del teu compte del Cercle: la pròxima vegada hi entraràs només amb la contrasenya.',
        'codes-made':
          'S’acaben de fer codis de recuperació nous per al teu compte del Cercle. Els anteriors ja no serveixen.',
        'recovery-code-used':
          'Algú acaba d’entrar al teu compte del Cercle amb la contrasenya i un codi de recuperació.',
      },
      notYou: 'Si no t’ho esperaves, tria una altra contrasenya ara mateix i avisa’ns.',
      button: 'Tria una altra contrasenya',
    },
    invitation: {
      subject: 'Et convidem al panell del Cercle',
      heading: 'T’esperem a la cuina',
      intro: (role) =>
        `Et convidem a treballar al panell del Cercle Gastronòmic com a ${role}. L’enllaç és vàlid durant 7 dies.`,
      button: 'Accepta la invitació',
      closing: 'Si no t’ho esperaves, no facis res: sense prémer el botó no tens accés a res.',
      footer: 'Reps aquest correu perquè un administrador del Cercle Gastronòmic t’ha convidat al panell.',
    },
  },
  teamNotice: {
    heading: 'Què ha passat al club',
    titles: {
      bookings: (count) => (count === 1 ? '1 reserva nova' : `${count} reserves noves`),
      'late-cancellation': (count) =>
        count === 1 ? '1 cancel·lació fora de termini' : `${count} cancel·lacions fora de termini`,
      'free-seats': (count) =>
        count === 1
          ? 'Places lliures una altra vegada en 1 esdeveniment'
          : `Places lliures una altra vegada en ${count} esdeveniments`,
      request: (count) => (count === 1 ? '1 sol·licitud d’ingrés nova' : `${count} sol·licituds d’ingrés noves`),
      completion: (count) => (count === 1 ? '1 alta completada' : `${count} altes completades`),
    },
    parties: (seats, names, more) =>
      `${seats === 1 ? '1 plaça' : `${seats} places`} (${more > 0 ? `${names} i ${more} més` : names})`,
    free: (seats) => (seats === 1 ? 'queda 1 plaça lliure' : `queden ${seats} places lliures`),
    inPanel: 'Al panell',
    requests: 'Consulta les sol·licituds',
    members: 'Consulta els socis',
    open: 'Obre el panell',
    choose: 'Tria els meus avisos',
    footer: 'Reps aquest correu perquè ho has demanat al panell, a «Els teus avisos».',
  },
  securityBurst: {
    subject: 'Avís de seguretat del web',
    heading: 'Algú insisteix a la porta',
    intro: (what, count, minutes) => `En ${minutes} minuts hem comptat ${count} vegades el mateix: ${what}.`,
    kinds: {
      'sign-in-failed': 'intents d’entrar amb una contrasenya equivocada',
      'confirmation-failed': 'contrasenyes equivocades d’algú que ja havia entrat',
      'second-factor-failed': 'segons factors equivocats després de la contrasenya correcta',
      'iban-shown': 'IBAN mostrats sencers al panell',
      'token-refused': 'enllaços que ningú no ha enviat',
      'rate-limited': 'peticions rebutjades perquè anaven massa seguides',
      'origin-refused': 'formularis enviats des d’un altre web',
      'access-refused': 'intents d’accés sense permís',
    },
    next: 'El web frena aquests intents tot sol. A Auditoria, a la pestanya Seguretat, pots veure quines pàgines i quins comptes són; si no s’atura, parla amb qui allotja el web.',
    button: 'Consulta el registre de seguretat',
    once: 'Mentre duri no t’ho tornarem a dir.',
    footer: 'Reps aquest correu perquè administres el web del Cercle Gastronòmic.',
  },
  dietReduced: {
    subject: (event) => `Ha canviat una dieta: «${event}»`,
    heading: 'Ha canviat una dieta',
    someGuest: 'un comensal encara sense nom',
    intro: (guest, event) =>
      `Amb l’enllaç ${de(guest)}, algú ha tret o canviat una part de la dieta que hi havia escrita per a «${event}».`,
    next: {
      contact:
        'Si ja ho sabies, no cal que facis res. Si no, pregunta-l’hi, i torna a escriure la dieta o avisa el club.',
      club: (contact) => `Confirma-ho amb qui va reservar (${contact}). El full de cuina ja compta amb el canvi.`,
    },
    button: { contact: 'Obre la reserva', club: 'Obre la cuina' },
    footer: {
      contact: 'Reps aquest correu perquè has reservat al Cercle Gastronòmic.',
      club: 'Reps aquest correu perquè portes les reserves del club.',
    },
  },
  panelAct: {
    subject: 'Canvi important al panell',
    heading: 'Canvi important al panell',
    intro: (who, act) => `${who} ha fet això al panell: ${act}.`,
    unknown: 'Un compte que ja no existeix',
    changed: (fields) => `El que ha canviat: ${fields}.`,
    next: 'Si ja ho sabies, no cal que facis res. Si no, pregunta-ho a aquesta persona per telèfon: algú pot estar fent servir la seva sessió. A Usuaris pots tancar les seves sessions i canviar la seva contrasenya.',
    button: 'Obre l’auditoria',
  },
  memberDataChanged: {
    subject: 'Hem canviat les teves dades de soci',
    intro: (fields) => `El club ha canviat això de la teva fitxa de soci: ${fields}.`,
    fields: { iban: 'el compte bancari', email: 'el correu' },
    next: 'Si ho has demanat, no cal que facis res. Si no, escriu-nos o truca’ns com més aviat millor.',
    button: 'Escriu al club',
    footer: 'Reps aquest correu perquè ets soci del Cercle Gastronòmic.',
  },
  debitNotice: {
    footer: 'Reps aquest correu perquè ets soci del Cercle Gastronòmic i pagues per domiciliació.',
    subject: (amount, date) => `Pròxim càrrec: ${amount} ${el(date)}`,
    heading: 'Pròxim càrrec',
    intro: (amount, date) => `Cobrarem ${amount} al teu compte ${el(date)}. No cal que facis res.`,
    amount: 'Import',
    date: 'Data del càrrec',
    concepts: 'Conceptes',
    account: 'Compte',
    reference: 'Referència de l’ordre',
    creditor: 'Creditor',
    wrong: 'Si hi ha res que no sigui correcte, escriu-nos abans d’aquesta data.',
    button: 'Escriu al club',
  },
  debitReturned: {
    subject: (amount) => `Rebut retornat: ${amount}`,
    heading: 'Rebut retornat',
    intro: (amount, date) => `El banc ha retornat el rebut ${de(amount)} ${del(date)}.`,
    effects: {
      'collect-again': 'El compte no tenia prou saldo.',
      'new-account': 'El banc diu que el compte no és correcte o no admet rebuts.',
      revoked: 'El banc diu que no hi ha cap ordre per a aquest rebut.',
      talk: 'No cobrarem res més al teu compte fins que en parlem.',
      unknown: 'El banc no n’ha dit el motiu.',
    },
    next: {
      'collect-again': 'El cobrarem una altra vegada; abans t’avisarem per correu.',
      'new-account': 'T’arriba un altre correu amb l’enllaç per signar una ordre amb un altre compte.',
      revoked:
        'T’arriba un altre correu amb l’enllaç per signar-ne una altra; si t’estimes més pagar d’una altra manera, escriu-nos.',
    },
    write: 'Escriu-nos i ho aclarim.',
    button: 'Escriu al club',
  },
  eventRush: {
    subject: (title) => `Moltes reserves seguides: «${title}»`,
    heading: 'Moltes reserves seguides',
    intro: (title, minutes) =>
      `Més d’un terç de les places de «${title}» s’ha reservat en ${minutes} minuts des d’adreces de correu que no coneixem. Pot ser que hi hagi moltes ganes, o una màquina.`,
    confirming: (seats) =>
      `Mentre duri, demanem a qui reserva que ho confirmi al seu correu i li guardem la plaça 30 minuts. Ara ${seats === 1 ? 'espera confirmació 1 plaça' : `esperen confirmació ${seats} places`}.`,
    next: 'Si són persones, no cal fer res. Si no ho semblen, a les reserves de l’esdeveniment les pots desfer.',
    button: 'Consulta les reserves',
    footer: 'Reps aquest correu perquè és el del Cercle Gastronòmic.',
  },
  membershipApproval: {
    subject: 'S’ha aprovat la teva sol·licitud',
    heading: 'Tens lloc a taula',
    intro:
      'Hem aprovat la teva sol·licitud per fer-te soci del Cercle. Ens fa molta il·lusió tenir-te a taula amb nosaltres.',
    next: 'Només falta un pas: completa les teves dades de soci i ja seràs oficialment membre del club.',
    fee: 'Quota:',
    button: 'Completa les meves dades',
    personal: 'Aquest enllaç és personal: no el reenviïs. Deixa de funcionar quan hagis completat les teves dades.',
  },
  memberMessage: {
    footer: {
      service: 'Reps aquest correu perquè ets soci del Cercle Gastronòmic.',
      news: 'Reps aquest correu perquè ets soci del Cercle Gastronòmic i en vols les novetats.',
      test: 'És una prova: només la reps tu.',
    },
    unsubscribe: 'No vull rebre novetats',
  },
  paymentReminder: {
    footer: 'Reps aquest correu perquè ets soci del Cercle Gastronòmic.',
    subject: 'Tens un pagament pendent amb el Cercle',
    heading: 'Un pagament pendent',
    first: 'Potser t’ha passat per alt: això continua pendent de pagament.',
    second: 'Segon avís: això continua pendent de pagament. Si hi ha cap problema, respon a aquest correu.',
    since: (concept, day) => `${concept} (vencia ${el(day)})`,
    total: 'Total',
    howToPay: 'Per saber com pagar, respon a aquest correu.',
    button: 'Mostra el meu compte',
    paid: 'Si ja ho has pagat aquests dies, no facis cas d’aquest correu.',
  },
  memberLeft: {
    footer: 'Reps aquest correu perquè has estat soci del Cercle Gastronòmic.',
    subject: 'La teva baixa del Cercle',
    heading: 'La teva baixa del Cercle',
    draft:
      'T’hem donat de baixa del Cercle. Gràcies per les taules que hem compartit.\n\nSi un dia vols tornar, escriu-nos.',
    questions: 'Si ens vols preguntar res, respon a aquest correu.',
  },
  membershipKnown: {
    subject: 'Sobre la teva sol·licitud per fer-te soci',
    heading: 'Ja ets del Cercle',
    draft:
      'Hem rebut la teva sol·licitud. Ja ets soci del Cercle, així que no has de fer res més: les teves dades continuen com estaven.',
    returnedDraft:
      'Hem rebut la teva sol·licitud i ens alegra que tornis. Des d’avui tornes a ser soci, amb el número d’abans, i les teves dades continuen com estaven.',
    questions: 'Si ens vols preguntar res, respon a aquest correu.',
  },
  membershipRejection: {
    subject: 'Sobre la teva sol·licitud per fer-te soci',
    heading: 'Sobre la teva sol·licitud',
    draft:
      'Gràcies per la teva sol·licitud i pel teu interès pel Cercle. L’hem llegida amb atenció i, de moment, no et podem oferir de fer-te’n soci.\n\nLa majoria de les taules també són obertes a qui no és soci: ens encantarà veure’t en alguna.',
    questions: 'Si ens vols preguntar res, respon a aquest correu.',
  },
  registration: {
    footer:
      'Reps aquest correu perquè hi ha una inscripció amb la teva adreça en un esdeveniment del Cercle Gastronòmic.',
    subject: (title) => `La teva plaça a «${title}»`,
    heading: 'Tens una cadira a taula',
    intro:
      'T’hem reservat la plaça. Guarda aquest correu: hi trobaràs les dades i, per si canvies de plans, l’enllaç per cancel·lar-la.',
    date: 'Data',
    place: 'Lloc',
    price: 'Preu',
    each: (price) => `${price}. El web no cobra.`,
    invited: 'Invitació del club: no es paga res',
    howToPay: 'Com es paga',
    free: 'Gratuït',
    organizer: 'Organitza',
    name: 'A nom de',
    calendar: 'El fitxer adjunt afegeix la cita al teu calendari.',
    open: 'Obre la teva reserva',
    seeEvent: 'Consulta l’esdeveniment',
    cancelIntro: (hours) =>
      `Si no pots venir, cancel·la la plaça: amb un mínim ${de(hours)} hores d’antelació, et tornem tot el que hagis pagat.`,
    cancelIntroFree: 'Si no pots venir, cancel·la la plaça: algú altre podrà ocupar la cadira.',
    cancel: 'Cancel·la la meva plaça',
  },
  party: {
    footer: 'Reps aquest correu perquè has fet una reserva al Cercle Gastronòmic.',
    subject: (size, title) => `La teva reserva per a ${size} a «${title}»`,
    heading: (size) => `Teniu ${inFeminineWords(size)} cadires a taula`,
    intro:
      'Us hem guardat les places. En aquest correu hi ha les dades i, per si canvien els plans, l’enllaç per posar noms, ser menys o cancel·lar.',
    total: (size, price, total) => `${size} × ${price} = ${total}. El web no cobra.`,
    editsUntil: 'Canvis fins a',
    refundUntil: 'Reemborsament íntegre fins a',
    open: 'Obre la teva reserva',
    guests: 'Qui ve',
    you: 'tu',
    companion: (seat) => `Comensal ${seat}`,
    nameless: 'encara sense nom',
    guestsNote:
      'A «Obre la teva reserva» pots posar els noms que falten i el que la cuina hagi de saber. Les dietes no van als correus.',
    cancelIntro: (hours) =>
      `Si no podeu venir, cancel·la la reserva: amb un mínim ${de(hours)} hores d’antelació, us tornem tot el que hàgiu pagat.`,
    cancelIntroFree: 'Si no podeu venir, cancel·la la reserva: d’altres podran ocupar les cadires.',
    cancel: 'Cancel·la la reserva',
  },
  tickets: party.tickets,
  registrationHold: {
    subject: (title, size) => `Confirma la ${size === 1 ? 'teva plaça' : 'vostra reserva'} a «${title}»`,
    heading: (size) => (size === 1 ? 'Confirma la teva plaça' : 'Confirma la vostra reserva'),
    held: 'Et guardem una plaça durant 30 minuts. Prem el botó i confirma-la a la pàgina que s’obre: si no, tornarà a quedar lliure.',
    released:
      'Encara no t’hem guardat cap plaça. Prem el botó i confirma-la a la pàgina que s’obre: si en queda cap de lliure, serà teva.',
    party: {
      held: (size) =>
        `Us guardem ${inFeminineWords(size)} places durant 30 minuts. Prem el botó i confirma-les a la pàgina que s’obre: si no, tornaran a quedar lliures.`,
      released: (size) =>
        `Encara no us hem guardat cap plaça. Prem el botó i confirma la reserva ${de(size)} a la pàgina que s’obre: si hi ha lloc per a tothom, serà vostra.`,
    },
    heldUntil: 'Guardada fins a',
    why: 'T’ho demanem perquè han arribat moltes reserves seguides.',
    button: (size) => (size === 1 ? 'Confirma la meva plaça' : 'Confirma la reserva'),
  },
  registrationCancelled: {
    footer:
      'Reps aquest correu perquè s’ha cancel·lat una inscripció amb la teva adreça en un esdeveniment del Cercle Gastronòmic.',
    subject: (title) => `La teva plaça a «${title}» està cancel·lada`,
    heading: 'La teva plaça està cancel·lada',
    intro: 'Hem cancel·lat la teva inscripció en aquest esdeveniment, i la cadira ha quedat lliure.',
    notYou: 'Si no t’ho esperaves, respon a aquest correu o truca’ns i ho arreglarem.',
    seeEvents: 'Consulta el calendari',
  },
  registrationReceipt: {
    subject: (title) => `Has cancel·lat la teva plaça a «${title}»`,
    partySubject: (seats, title) => `Has cancel·lat la teva reserva per a ${seats} a «${title}»`,
    fewerSubject: (left, title) => `La teva reserva a «${title}» és ara per a ${left}`,
    fewerHeading: (left) => `La teva reserva és ara per a ${left}`,
    fewerIntro: (seats, names) => {
      if (seats === 1)
        return names ? `S’ha cancel·lat la plaça ${de(names)}.` : 'S’ha cancel·lat 1 plaça de la teva reserva.'
      return `S’han cancel·lat ${seats} places de la teva reserva${names && `: ${names}`}.`
    },
    nameless: 'un comensal sense nom',
    staying: (left) => (left === 1 ? 'Queda 1 plaça.' : `Queden ${left} places.`),
    keep: 'Guarda aquest correu: és el teu comprovant.',
    introSeats: (seats) =>
      `Han quedat lliures ${seats} cadires per a altres persones. Guarda aquest correu: és el teu comprovant.`,
    calendar: 'El fitxer adjunt treu la cita del teu calendari.',
    heading: 'Has cancel·lat la teva plaça',
    partyHeading: 'Has cancel·lat la teva reserva',
    intro: 'La cadira ha quedat lliure per a una altra persona. Guarda aquest correu: és el teu comprovant.',
    cancelledAt: 'Cancel·lada',
    refund: (price) => `Et tornaran els ${price} que havies pagat, pel mateix mitjà i en el termini màxim de 14 dies.`,
    unpaid: 'No ens consta cap pagament: no hi ha res per tornar. Si ja havies pagat, respon a aquest correu.',
    noRefund: 'Has avisat fora de termini: segons els termes, no hi ha reemborsament.',
    notYou: 'Si no has estat tu, respon a aquest correu o truca’ns i ho arreglarem.',
  },
  eventChanged: {
    subject: (changed, title, several) => `${several ? 'Canvien' : 'Canvia'} ${changed} de «${title}»`,
    heading: 'Hi ha un canvi en l’esdeveniment',
    and: 'i',
    facts: { time: 'l’hora', date: 'la data', place: 'el lloc', price: 'el preu' },
    booked: (changed, several, size) =>
      `En aquest esdeveniment, en què ${size === 1 ? 'tens' : 'teniu'} plaça, ${several ? 'canvien' : 'canvia'} ${changed}:`,
    waiting: (changed, several, size) =>
      `${size === 1 ? 'Ets' : 'Sou'} a la llista d’espera d’aquest esdeveniment, i ${several ? 'canvien' : 'canvia'} ${changed}:`,
    keep: (size) =>
      size === 1
        ? 'Si et va bé, no has de fer res: conserves la plaça.'
        : 'Si us va bé, no heu de fer res: conserveu les places.',
    cancel: (size) =>
      size === 1
        ? 'Si no, la pots cancel·lar fins que comenci, des de l’enllaç de la teva reserva.'
        : 'Si no, les podeu cancel·lar fins que comenci, des de l’enllaç de la vostra reserva.',
    refund: (size) =>
      `El reemborsament és íntegre si ja ${size === 1 ? 'havies' : 'havíeu'} pagat, encara que hagi passat el termini dels termes.`,
    calendar: 'El fitxer adjunt corregeix la cita del teu calendari.',
    keepWaiting: (size) =>
      size === 1
        ? 'Si et va bé, no has de fer res: conserves el lloc a la llista. Si no, surt-ne des d’aquí.'
        : 'Si us va bé, no heu de fer res: conserveu el lloc a la llista. Si no, sortiu-ne des d’aquí.',
    booking: 'Consulta la reserva',
    waitingList: 'Consulta el lloc a la llista',
  },
  eventCancelled: {
    subject: (title) => `«${title}» s’ha cancel·lat`,
    heading: 'L’esdeveniment s’ha cancel·lat',
    hello: 'Hola:',
    intro:
      'Ens sap greu dir-te que aquest esdeveniment, per al qual hi havia una reserva amb la teva adreça, no se celebrarà. La reserva queda anul·lada i no has de fer res.',
    introWaiting:
      'Ens sap greu dir-te que aquest esdeveniment, a la llista d’espera del qual hi havia la teva adreça, no se celebrarà. No has de fer res.',
    refund:
      'Si ja estava pagada, et retornarem tot l’import en el termini màxim de 14 dies, sense que ho hagis de demanar.',
    questions: 'Si tens qualsevol dubte, respon a aquest correu o truca’ns.',
  },
  waiting: {
    footer:
      'Reps aquest correu perquè la teva adreça és a la llista d’espera d’un esdeveniment del Cercle Gastronòmic.',
    size: 'Persones',
    notYou: 'Si no has estat tu, surt de la llista en aquesta pàgina i no t’escriurem més.',
  },
  waitingJoined: {
    subject: (title) => `A la llista d’espera: «${title}»`,
    heading: party.waiting.title,
    intro: (size) =>
      size === 1
        ? 'Encara no tens plaça. Si se n’allibera cap, t’escriurem.'
        : `Encara no teniu plaça. Si s’allibera lloc per a ${size}, us escriurem.`,
    rules: party.waiting.rules,
    page: (size) =>
      size === 1
        ? 'Aquest enllaç obre sempre la teva pàgina: hi veus qui va al davant, i pots sortir de la llista.'
        : 'Aquest enllaç obre sempre la vostra pàgina: hi veieu qui va al davant, i podeu dir que sou menys o sortir de la llista.',
    button: 'Consulta el meu lloc',
  },
  waitingOffer: {
    subject: (size, title, until) =>
      size === 1
        ? `Hi ha lloc per a tu a «${title}»: és teu fins ${until}`
        : `Hi ha lloc per a ${size} a «${title}»: és vostre fins ${until}`,
    heading: (size) => `Hi ha lloc per a ${size === 1 ? 'tu' : size}`,
    intro: (size, until) => `És ${size === 1 ? 'teu' : 'vostre'} fins ${until}. Mentrestant ningú no el pot ocupar.`,
    answer: (size) =>
      size === 1
        ? 'Prem el botó i respon a la pàgina que s’obre: pots acceptar o dir que no pots. Si no respons, el lloc passa a qui ve després a la llista.'
        : 'Premeu el botó i responeu a la pàgina que s’obre: podeu acceptar, dir que sou menys o que no podeu. Si no responeu, el lloc passa a qui ve després a la llista.',
    button: 'Respon a l’oferta',
    until: 'Termini per respondre',
    noRefund: (size, hours) =>
      `Falten menys ${de(hours)} hores per a l’esdeveniment: ${size === 1 ? 'si acceptes i després cancel·les' : 'si accepteu i després cancel·leu'}, segons els termes no hi ha reemborsament.`,
  },
  waitingWithdrawn: {
    subject: (title) => `Hem retirat l’oferta per a «${title}»`,
    heading: 'Hem retirat l’oferta',
    intro: (size) =>
      size === 1
        ? 'El lloc que t’havíem ofert ja no està reservat per a tu. Ens sap greu el canvi.'
        : 'El lloc que us havíem ofert ja no està reservat per a vosaltres. Ens sap greu el canvi.',
    next: (size) =>
      size === 1
        ? 'Conserves el teu lloc a la llista d’espera: si s’allibera un altre lloc, t’escriurem.'
        : 'Conserveu el vostre lloc a la llista d’espera: si s’allibera un altre lloc, us escriurem.',
    button: 'Consulta el meu lloc',
  },
  waitingRemoved: {
    subject: (size, title) => `Ja no ${size === 1 ? 'ets' : 'sou'} a la llista d’espera de «${title}»`,
    heading: party.cancelled.left,
    intro: (size) =>
      size === 1
        ? 'T’hem tret de la llista d’espera d’aquest esdeveniment, i ja no t’escriurem si s’allibera lloc.'
        : 'Us hem tret de la llista d’espera d’aquest esdeveniment, i ja no us escriurem si s’allibera lloc.',
    next: (size) =>
      size === 1
        ? 'Si no t’ho esperaves, respon a aquest correu o truca’ns i et tornarem al teu lloc.'
        : 'Si no us ho esperàveu, responeu a aquest correu o truqueu-nos i us tornarem al vostre lloc.',
  },
  waitingLapsed: {
    subject: (title) => `L’oferta per a «${title}» ha caducat`,
    heading: 'L’oferta ha caducat',
    intro: (size) =>
      `No ens ha arribat la ${size === 1 ? 'teva' : 'vostra'} resposta a temps, i hem deixat lliure el lloc per a qui ve després a la llista.`,
    rejoin: (size) =>
      size === 1
        ? 'Si encara vols venir, pots tornar al final de la llista amb un clic. Si no, no has de fer res.'
        : 'Si encara voleu venir, podeu tornar al final de la llista amb un clic. Si no, no heu de fer res.',
    button: 'Torna a la llista',
  },
  eventMessage: {
    reminder: {
      subject: 'T’esperem {dia}: «{esdeveniment}»',
      body: 'Hola, {nom}:\n\nJa falta poc: t’esperem {data}.\n\nSi algú té una al·lèrgia o segueix una dieta i encara no ho ha dit, digues-ho aquí, perquè la cuina ho sàpiga a temps: {enllaç}',
    },
    thanks: {
      subject: 'Gràcies per sopar amb nosaltres',
      body: 'Hola, {nom}:\n\nGràcies per venir a «{esdeveniment}». Ha estat un plaer compartir taula.\n\nSi ens vols explicar com va anar, respon a aquest correu: el llegim.',
    },
    link: { party: 'la vostra reserva', seat: 'la teva reserva', waiting: 'el teu lloc a la llista d’espera' },
    noTable: 'encara sense número',
    open: 'Obre la teva reserva',
    menu: 'Menú',
    score: 'Valora el sopar',
    othersScore: 'Els altres el valoren des del seu propi enllaç.',
    toOthersLinks: 'Passa’ls el seu',
    footer: {
      booked: (day, party) =>
        party
          ? `Rebeu aquest correu perquè teniu una reserva per ${al(day)}.`
          : `Reps aquest correu perquè tens plaça per ${al(day)}.`,
      waiting: (day) => `Reps aquest correu perquè ets a la llista d’espera per ${al(day)}.`,
      came: (day, party) =>
        `${party ? 'Rebeu aquest correu perquè vau venir' : 'Reps aquest correu perquè vas venir'} ${el(day)}.`,
      'no-show': (day, party) =>
        party
          ? `Rebeu aquest correu perquè teníeu una reserva per ${al(day)}.`
          : `Reps aquest correu perquè tenies plaça per ${al(day)}.`,
      test: 'És una prova: només la reps tu.',
    },
  },
  kitchen: {
    subject: (title, number) => `Comensals i al·lèrgies: «${title}» (núm. ${number})`,
    heading: (number) => `Full de cuina, núm. ${number}`,
    footer: 'Rebeu aquest correu perquè la vostra cuina prepara aquest sopar del Cercle Gastronòmic.',
    intro: 'Aquests són els comensals del sopar i el que no poden menjar, en xifres i sense cap nom.',
    since: (number) => `Des del núm. ${number}`,
    nothingSince: 'cap canvi',
    covers: 'Coberts',
    dishes: 'Per plat',
    allergens: 'Per al·lergen',
    diets: 'Per dieta',
    none: 'cap',
    noneDiet: 'cap',
    undecided: 'per triar',
    words: (count) => (count === 1 ? '1 en paraules' : `${count} en paraules`),
    unreadable: (count) => `${count} ${count === 1 ? 'il·legible' : 'd’il·legibles'}: pregunteu al club`,
    open: 'Obre el full',
    live: 'Al full hi ha les combinacions per taula. Mostra sempre l’última situació: torneu-lo a obrir el dia del sopar i premeu «Rebut» perquè el club sàpiga que el teniu.',
    care: 'Són dades de salut: no reenvieu aquest correu i esborreu-lo després del sopar. L’enllaç deixa de funcionar al cap de 30 dies.',
  },
  registrationLeft: {
    subject: (event) => `Plaça cancel·lada a «${event}»`,
    heading: (seats) => (seats === 1 ? 'Una plaça ha quedat lliure' : `${seats} places han quedat lliures`),
    preview: (event, free, of) => `${event}: ${free === 1 ? 'en queda' : 'en queden'} ${free} ${de(of)}`,
    footer: 'Reps aquest correu perquè portes les reserves del club.',
    intro: 'Algú ha cancel·lat amb l’enllaç del seu correu.',
    introPart: 'Amb l’enllaç del seu correu algú ha cancel·lat una part de la seva reserva.',
    event: 'Esdeveniment',
    date: 'Data',
    name: 'Nom',
    cancelled: 'Cancel·lada',
    seats: 'Places cancel·lades',
    of: (some, all) => `${some} ${de(all)}`,
    refund: 'Reemborsament',
    refunds: {
      free: 'No hi ha res per tornar: era gratuït',
      due: (amount) => `${amount}, en 14 dies com a màxim`,
      invited: 'No hi ha res per tornar: era una invitació',
      unpaid: 'No consta cap pagament: si havia pagat, anota-ho a la seva reserva',
      late: 'No li correspon: ha avisat fora de termini',
    },
    free: 'Places lliures',
    button: 'Mostra les reserves',
  },
  contactMessage: {
    subject: (name) => `Missatge ${de(name)}`,
    heading: 'Missatge des del web',
    preview: (name) => capitalize(de(name)),
    footer: 'Respon a aquest correu i la resposta arribarà a qui ha escrit.',
    name: 'Nom',
    email: 'Correu',
    phone: 'Telèfon',
    language: 'Llengua',
    languages: { es: 'Castellà', ca: 'Català' },
    received: 'Rebut',
  },
  contact: {
    footer: 'Reps aquest correu perquè algú ha escrit al Cercle Gastronòmic amb la teva adreça.',
    subject: 'Hem rebut el teu missatge',
    heading: 'Hem rebut el teu missatge',
    text: 'Ens posarem en contacte amb tu aviat. Gràcies pel teu interès.',
    urgent: 'Si corre pressa, truca’ns en horari d’atenció: trobaràs el telèfon al peu d’aquest correu.',
    notYou: 'No ens has escrit tu? Algú deu haver posat la teva adreça per error; no cal que facis res.',
  },
  membershipRequest: {
    footer: 'Reps aquest correu perquè hi ha una sol·licitud d’ingrés al Cercle Gastronòmic amb la teva adreça.',
    subject: 'Hem rebut la teva sol·licitud',
    heading: 'Ja tenim la teva sol·licitud',
    intro: 'Hem rebut la teva sol·licitud. La llegirà una persona del club.',
    next: 'La resposta t’arribarà per correu. No cal que facis res més.',
    meanwhile:
      'Mentrestant, pots veure què es cou al calendari: la majoria de les taules també són obertes a qui encara no és soci.',
    seeEvents: 'Consulta el calendari',
    notYou: 'Si no has estat tu, no facis cas d’aquest correu o escriu-nos i esborrarem la sol·licitud.',
  },
} satisfies typeof es
