import { de } from '#app/i18n/elision.ts'
import { pairTexts } from '#app/i18n/panel-texts.ts'
import { es } from './panel-texts.es.ts'

export const factorTexts = pairTexts(es, {
  title: 'Segon factor',
  lead: 'A més de la contrasenya, demana en entrar un codi del teu mòbil o una clau d’accés: qui et robi la contrasenya no podrà entrar. També serveix en lloc de la contrasenya quan el panell te la torna a demanar.',
  required: 'El club exigeix un segon factor a qui veu dades de persones: posa’l per continuar.',
  failed: 'No s’ha pogut desar',
  unknown: 'Aquest segon factor ja no existeix: torna a carregar la pàgina.',
  full: 'Ja tens deu segons factors: abans treu-ne un.',
  list: {
    label: 'Els teus segons factors',
    none: 'No hi ha cap segon factor',
    heads: { name: 'Nom', kind: 'Classe', added: 'Afegit', used: 'Últim ús' },
    kinds: { totp: 'Aplicació', passkey: 'Clau d’accés' },
    never: 'Mai',
    rename: (name) => `Canvia el nom: ${name}`,
    remove: (name) => `Treu ${name}`,
  },
  app: {
    title: 'Aplicació de codis',
    text: 'Una aplicació del mòbil, com ara Aegis, 2FAS o Google Authenticator, mostra cada mig minut un codi nou.',
    begin: 'Afegeix una aplicació',
    scan: 'Escaneja aquest codi amb l’aplicació.',
    picture: 'Codi QR per a l’aplicació',
    type: 'O escriu-hi aquesta clau:',
    submit: 'Afegeix l’aplicació',
    busy: 'S’està comprovant…',
    done: 'S’ha afegit el segon factor',
  },
  passkey: {
    title: 'Clau d’accés',
    text: 'L’empremta, la cara o el PIN d’aquest dispositiu, o una clau USB.',
    submit: 'Afegeix una clau d’accés',
    busy: 'S’està afegint…',
    done: 'S’ha afegit el segon factor',
    withoutScript: 'Per afegir una clau d’accés cal JavaScript.',
  },
  codes: {
    sheet: 'Codis de recuperació',
    title: 'Els teus codis de recuperació',
    keep: 'Guarda’ls en un lloc segur, que no sigui el mòbil: cadascun serveix una vegada per entrar si perds la resta. No els tornarem a mostrar.',
    fileHead: 'Codis de recuperació del panell. Cadascun serveix una vegada.',
    file: 'codis-de-recuperacio.txt',
    download: 'Baixa els codis',
    left: (codes) => (codes === 1 ? 'Et queda 1 codi per fer servir.' : `Et queden ${codes} codis per fer servir.`),
    make: 'Fes codis nous',
    busy: 'S’estan fent…',
    done: 'Codis nous: els anteriors ja no serveixen',
  },
  renaming: { title: 'Canvia el nom', submit: 'Desa el nom', busy: 'S’està desant…', done: 'S’ha desat el nom' },
  removal: {
    title: (name) => `Vols treure ${name}?`,
    text: 'Es tancaran les teves sessions en altres dispositius. Si era l’últim, hi entraràs només amb la contrasenya.',
    confirm: 'Treu el segon factor',
    busy: 'S’està traient…',
    done: 'S’ha tret el segon factor',
  },
  reset: {
    of: (email) => `Segon factor ${de(email)}`,
    back: 'Tots els usuaris',
    lead: 'Si aquesta persona ha perdut el mòbil i els codis de recuperació, comprova que és ella i treu-los-hi: entrarà amb la contrasenya i en podrà posar un altre. Es tancaran les seves sessions i rebrà un avís per correu.',
    submit: 'Treu-los tots',
    done: 'S’han tret els segons factors',
    failed: 'Error en treure els segons factors',
    unknown: 'Aquest compte no en té cap.',
    demoted: 'Ja no ets administrador: torna a entrar.',
  },
})

export type FactorTexts = (typeof factorTexts)['es']
