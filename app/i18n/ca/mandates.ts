import { de, el } from '../elision.ts'
import type { Texts } from '../es/index.ts'

export default {
  document: {
    title: 'Ordre de domiciliació de dèbit directe SEPA',
    reference: 'Referència de l’ordre',
    creditor: 'Creditor',
    identifier: 'Identificador del creditor',
    address: 'Adreça del creditor',
    payment: 'Tipus de pagament',
    recurrent: 'Pagament recurrent',
    authorisation: (creditor) =>
      `Mitjançant la signatura d’aquesta ordre de domiciliació, el deutor autoritza (A) ${creditor} a enviar instruccions a l’entitat del deutor perquè carregui imports al seu compte i (B) l’entitat a efectuar els càrrecs al seu compte seguint les instruccions ${de(creditor)}.`,
    refund:
      'Com a part dels seus drets, el deutor té dret al reemborsament per part de la seva entitat en els termes i les condicions del contracte subscrit amb aquesta. La sol·licitud de reemborsament s’ha d’efectuar dins de les vuit setmanes següents a la data del càrrec en compte. Pot obtenir informació addicional sobre els seus drets a la seva entitat financera.',
    notice: (days) =>
      days === 1
        ? 'El creditor avisarà de cada càrrec almenys 1 dia natural abans.'
        : `El creditor avisarà de cada càrrec almenys ${days} dies naturals abans.`,
    holder: 'Titular del compte (deutor)',
    iban: 'IBAN',
    debtorAddress: 'Adreça del titular (comptes de fora de l’EEE)',
    bic: 'BIC (comptes de fora de l’EEE)',
    place: 'Lloc i data',
    signature: 'Signatura del titular',
    signed: 'Signada en pantalla',
    signedOnPaper: 'Signada en paper',
    signedAs: (name, moment) => `${name}, ${el(moment)}`,
    return: (address) =>
      `Totes les dades són obligatòries. Un cop signada, aquesta ordre s’entrega al creditor, que la guarda: ${address}.`,
  },
  directDebit: 'Domiciliació bancària',
  iban: 'IBAN del compte',
  ibanHint: 'El guardem xifrat.',
  read: 'L’ordre que signes',
  holder: 'Titular del compte',
  holderHint: 'Nom i cognoms, tal com els té el banc.',
  abroad: {
    title: 'Compte de fora de l’Espai Econòmic Europeu',
    text: 'Per cobrar en un compte d’aquest país, el banc demana el BIC i l’adreça del titular.',
    bic: 'BIC del banc',
    street: 'Carrer',
    number: 'Número',
    postCode: 'Codi postal',
    town: 'Població',
    country: 'País',
    sameCountry: 'El del compte',
  },
  confirm: 'Signo aquesta ordre de domiciliació',
  signature: 'Escriu el teu nom i cognoms per signar',
  signatureHint: 'Guardem el que has llegit, el teu nom i l’hora com a prova de la signatura.',
  onPaper:
    'El club et demanarà la signatura en paper. En acabar podràs imprimir l’ordre, signar-la i entregar-la o enviar-la al club.',
  paper: {
    title: 'Falta la teva signatura a l’ordre de domiciliació',
    text: 'Imprimeix-la, signa-la i entrega-la o envia-la al club. Fins que no la tingui, no se’t carregarà res al compte.',
    print: 'Imprimeix l’ordre',
  },
  own: {
    title: 'Ordre de domiciliació',
    lead: 'Amb ella el club cobra al teu compte la quota i el que deguis, i t’avisa abans de cada càrrec.',
    none: 'No tens cap ordre signada: el club no pot carregar res al teu compte.',
    states: {
      draft: 'Falta la teva signatura.',
      active: 'És vigent.',
      hold: 'És vigent, però el club ha aturat els càrrecs. Pregunta’ns per què.',
    },
    facts: { holder: 'Titular', account: 'Compte', reference: 'Referència', signed: 'Signada' },
    sheet: 'Mostra i imprimeix l’ordre',
    new: 'Signa una ordre',
    change: 'Canviar de compte',
    changeText:
      'Per a un altre compte o un altre titular cal una ordre nova. L’anterior deixa de valer quan signes aquesta.',
    onPaperText: 'Escriu el compte i el titular, imprimeix l’ordre, signa-la i entrega-la o envia-la al club.',
    sign: 'Signa l’ordre',
    draw: 'Prepara l’ordre',
    end: 'Donar de baixa',
    endText:
      'El club deixarà de cobrar al teu compte. Un càrrec que ja sigui al banc encara pot arribar; el pots retornar a la teva entitat.',
    endConfirm: 'La vull donar de baixa',
    done: {
      signed: 'Ordre signada. Te n’hem enviat una còpia per correu.',
      drawn: 'L’ordre està preparada. Imprimeix-la, signa-la i entrega-la o envia-la al club.',
      ended: 'L’ordre està donada de baixa. El club ja no pot cobrar al teu compte.',
    },
    failed: 'No s’ha pogut desar. El que has escrit encara és aquí: torna-ho a provar.',
    unknown: 'Aquest enllaç ja no és vàlid',
    unknownText:
      'Ha caducat o ja s’ha fet servir. Entra a «Els meus sopars» amb el teu correu i signa l’ordre des d’allà.',
    enter: 'Entra a «Els meus sopars»',
    printed: {
      title: 'Ordre de domiciliació',
      print: 'Imprimeix aquesta pàgina: surt només el full.',
      blank: 'Escriu a mà les dades del compte: amb un enllaç del correu no es mostren.',
      back: 'Torna a la meva ordre',
    },
  },
} satisfies Texts['mandates']
