import type { RetentionPolicyTexts } from './policy-texts.es.ts'
import { ca as treasury } from './treasury-policy-texts.ca.ts'

const precontract = 'Gestions prèvies al contracte (art. 6.1.b)'
const contract = 'Contracte (art. 6.1.b)'
const interest = 'Interès legítim (art. 6.1.f)'

export const ca: RetentionPolicyTexts = {
  'registration-diet': {
    title: 'Restriccions alimentàries d’una inscripció',
    contents:
      'Al·lèrgies, intoleràncies i dieta (xifrades), amb el seu consentiment, i qui les va donar; i els fulls enviats a la cuina, sense noms (xifrats)',
    purpose: 'Que la cuina prepari el menú',
    basis: 'Consentiment explícit (art. 6.1.a i 9.2.a)',
    visibleNote: 'Cada vegada queda anotat. Qui ajuda amb un passi de porta, aquella nit. El restaurant, sense cap nom',
    period: '30 dies després de l’esdeveniment',
  },
  registration: {
    title: 'Inscripció a un esdeveniment',
    contents:
      'Nom, correu, telèfon, plat triat, notes, si diu que és soci, com ens va conèixer i si es va confirmar per correu; i els missatges escrits als inscrits',
    purpose: 'Guardar la plaça, avisar i tornar els diners',
    basis: contract,
    period: '12 mesos després de l’esdeveniment',
    visibleNote: 'Qui ajuda amb un passi de porta, aquella nit (nom, taula, dieta i cobrament)',
  },
  score: {
    title: 'Comentari sobre un sopar, amb el nom de pila si ho permet',
    contents: 'El que escriu i si pot dur el seu nom; les notes queden a la mitjana, sense persona',
    purpose: 'Explicar al web com va anar el sopar',
    basis: 'Consentiment (art. 6.1.a)',
    visibleNote: 'Tothom, si el club el publica',
    period: '12 mesos després de l’esdeveniment',
  },
  'waiting-party': {
    title: 'Lloc en una llista d’espera, si no arriba a tenir plaça',
    contents: 'Nom, correu, telèfon i quants són; s’esborren abans si surt de la llista',
    purpose: 'Oferir-li les places que s’alliberen',
    basis: precontract,
    period: '30 dies després de l’esdeveniment',
  },
  door: {
    title:
      'Entrada i cobrament a la porta d’un esdeveniment (qui els va marcar, quan i en quin telèfon) i passis de porta',
    contents: 'Hora, telèfon i qui la va marcar; d’un cobrament, també import i forma; d’un passi, el nom de qui ajuda',
    purpose: 'Portar la llista de la nit i saber qui va ajudar a la porta',
    basis: interest,
    period: '30 dies després de l’esdeveniment',
    visibleNote: 'Qui ajuda amb un passi de porta, aquella nit (nom, taula, dieta i cobrament)',
  },
  'registration-origin': {
    title: 'Origen d’una inscripció',
    contents: 'Empremta de la xarxa des de la qual s’envia',
    purpose: 'Que ningú no es quedi totes les places',
    basis: interest,
    visibleNote: 'Ningú: només es compta quantes venen d’un mateix origen',
    period: '7 dies',
  },
  message: {
    title: 'Missatge de contacte',
    contents: 'Nom, correu, telèfon i missatge',
    purpose: 'Respondre',
    basis: 'Petició de la persona o interès legítim (art. 6.1.b i f)',
    period: '12 mesos des que arriba',
  },
  request: {
    title: 'Sol·licitud d’ingrés pendent, rebutjada o de baixa',
    contents:
      'Nom, correu, telèfon, motiu, correccions, notes i trucades de l’equip; si es rebutja amb un correu, el que se li escriu; d’una baixa, data, motiu i correu',
    purpose: 'Estudiar-la i respondre',
    basis: precontract,
    period: '12 mesos des que arriba, es rebutja o es dona de baixa',
  },
  'uncompleted-request': {
    title: 'Sol·licitud aprovada de la qual no es completen les dades de soci',
    contents: 'Nom, correu, telèfon, motiu, correccions, notes i trucades de l’equip',
    purpose: 'Esperar les dades d’alta',
    basis: precontract,
    period: '6 mesos des que s’aprova',
  },
  'merged-request': {
    title: 'Sol·licitud d’ingrés unida amb una altra de la mateixa persona',
    contents:
      'Nom, correu, telèfon, motiu, correccions i el que se li escriu; les notes i les trucades passen a l’altra sol·licitud o a la fitxa',
    purpose: 'Poder separar-les si no era la mateixa persona',
    basis: precontract,
    period: '30 dies des que s’uneix',
  },
  socio: {
    title: 'Fitxa de soci',
    contents:
      'Contacte, adreça, data de naixement i contacte d’emergència (xifrats), forma de pagament, IBAN (xifrat), notes; notes i trucades de l’equip; correccions de la seva sol·licitud, 12 mesos; des de quan no vol novetats',
    purpose: 'Portar la condició de soci',
    basis: contract,
    visibleNote: 'L’IBAN, només Admin i Tresoreria. Obrir la fitxa i veure’l queda anotat',
    period: 'Mentre siguis soci i 12 mesos després de la baixa',
  },
  'socio-diet': {
    title: 'Restriccions alimentàries d’un soci',
    contents: 'Al·lèrgies, intoleràncies i dieta (xifrades), amb el seu consentiment',
    purpose: 'Que la cuina prepari el menú',
    basis: 'Consentiment explícit (art. 6.1.a i 9.2.a)',
    visibleNote: 'A la fitxa; cada vegada queda anotat',
    period: 'Fins que retiris el consentiment i, en tot cas, 12 mesos després de la baixa',
  },
  'member-message': {
    title: 'Missatges als socis (el text, i a qui es tria fins que surt)',
    contents: 'Assumpte, text i, fins que surt, quins socis es van triar a la llista',
    purpose: 'Escriure als socis i saber què se’ls va dir',
    basis: contract,
    period: '12 mesos des de l’últim canvi',
  },
  'blocked-payment': {
    title: 'Registres de pagament d’un soci',
    contents: 'Nom, correu, forma de pagament, IBAN, titular i adreça de facturació (tot xifrat)',
    purpose: 'Respondre davant de jutges, fiscalia i administració',
    basis: 'Obligació legal (art. 6.1.c; Codi de comerç, art. 30)',
    visibleNote: 'Obrint-los d’un en un; cada vegada queda anotat',
    period: '6 anys després de la baixa, bloquejats (art. 30 del Codi de comerç)',
  },
  ...treasury,
  import: {
    title: 'Fitxer que l’oficina importa (socis o restaurants)',
    contents: 'Les files del fitxer (xifrades), i què s’ha creat amb elles',
    purpose: 'Passar al registre la llista que el club ja tenia, i poder-ho desfer',
    basis: contract,
    period: '1 dia després de l’últim pas',
  },
  account: {
    title: 'Compte',
    contents: 'Correu, nom i empremta de la contrasenya; de l’equip, segons factors (clau xifrada o clau pública)',
    purpose: 'Entrar al web o al panell',
    basis: contract,
    period: 'Fins que demanis de tancar-lo',
  },
  link: {
    title:
      'Enllaços d’un sol ús (confirmar el compte, canviar la contrasenya, invitacions, entrar a «Els meus sopars», entrar amb segon factor)',
    contents: 'El que farà l’enllaç; de l’enllaç, només l’empremta',
    purpose: 'Saber que qui el prem és qui l’ha demanat',
    basis: contract,
    visibleNote: 'Ningú al panell',
    period: '7 dies com a màxim',
  },
  session: {
    title: 'Sessió oberta',
    contents:
      'Compte o soci, quan va començar i quan es va fer servir per última vegada; d’un compte, navegador i sistema',
    purpose: 'Mantenir obert el compte o «Els meus sopars»',
    basis: contract,
    period:
      'Fins que la tanquis, passin 7 dies sense que hi entris (14 a «Els meus sopars») o 30 dies des que va començar',
  },
  mail: {
    title: 'Registre dels correus que t’enviem (a qui, de quina mena, quan i si arriben, sense el text)',
    contents: 'Correu, tipus, data, si ha arribat i, si no, el codi amb què es va retornar',
    purpose: 'Que cap correu no es perdi i sapiguem a qui no li arriben',
    basis: interest,
    period: '3 mesos',
  },
  photograph: {
    title: 'Fotografies en què se’t reconeix',
    contents: 'La imatge',
    purpose: 'Explicar els esdeveniments',
    basis: 'Consentiment (art. 6.1.a)',
    visibleNote: 'Tothom, si es publica',
    period: 'Fins que retiris el consentiment',
  },
  consent: {
    title: 'Prova del que vas confirmar o consentir',
    contents: 'Versió del text i data, al costat de les dades de què parla',
    visibleNote: 'Qui veu les dades que acompanya',
    purpose: 'Demostrar que complim',
    basis: 'Obligació legal (art. 6.1.c, amb els art. 5.2 i 7.1)',
    period: 'El mateix que les dades que acompanya',
  },
  'technical-log': {
    title: 'Registres tècnics i de seguretat',
    contents: 'Data, pàgina, error; ni noms ni textos',
    purpose: 'Protegir el web d’abusos i avaries',
    basis: interest,
    visibleNote: 'Qui allotja el web',
    period: '12 mesos',
  },
  'security-log': {
    title:
      'Registre de seguretat (entrades, intents fallits i abusos, amb una empremta de l’adreça i del compte; l’adreça IP, si cal per aturar un atac)',
    contents: 'Data, tipus, pàgina, empremtes; ni noms ni textos',
    purpose: 'Veure i frenar atacs',
    basis: interest,
    period: '30 dies',
  },
  audit: {
    title:
      'Registre del que fa l’equip al panell d’administració (qui, què i quan, sense el contingut de les teves dades)',
    contents: 'Compte, acció, número del registre i noms de camps',
    purpose: 'Saber qui ha vist o canviat què',
    basis: interest,
    period: '3 anys',
  },
  history: {
    title:
      'Historial dels textos del web (què es canvia d’un esdeveniment, una publicació, un restaurant o un organitzador)',
    contents: 'Els textos d’abans i de després, que poden anomenar algú',
    purpose: 'Desfer un error',
    basis: interest,
    period: '12 mesos',
  },
  trash: {
    title:
      'Paperera del que s’elimina al panell (esdeveniments, sense les inscripcions, publicacions, restaurants i organitzadors)',
    contents: 'Els textos i les imatges del que s’ha eliminat; res dels inscrits',
    purpose: 'Recuperar el que s’elimina per error',
    basis: interest,
    period: '30 dies',
  },
  backup: {
    title: 'Còpies de seguretat',
    contents: 'Tot l’anterior, tal com estava',
    purpose: 'Recuperar el web després d’una avaria',
    basis: interest,
    visibleNote: 'Qui allotja el web',
    period: '35 dies',
  },
}
