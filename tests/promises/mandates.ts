import { byOffice, kept } from './promise.ts'

const signing = 'app/mandates/signing.test.ts'
const pages = 'tests/pages/mandates.test.ts'

/** Orders of direct debit. */
export const mandates = [
  ...kept(
    signing,
    'is a draft until the office has the signature, and does not end the one in force',
    [
      'hasta que la tenga, no se te cargará nada en la cuenta',
      'fins que no la tingui, no se’t carregarà res al compte',
    ],
    [
      'Hasta que la tenga, no se te cargará nada en la cuenta',
      'Fins que no la tingui, no se’t carregarà res al compte',
    ],
  ),
  ...kept(
    signing,
    'signs a new order for another account, and the one before is replaced',
    'La anterior deja de valer cuando firmas esta',
  ),
  ...kept(
    signing,
    'has an order in force, with the words, the name, the hour and the request as evidence',
    'Guardamos lo que has leído, tu nombre y la hora como prueba de la firma',
  ),
  ...kept(
    signing,
    'is revoked by the office once, by the member as often as they ask, with one mail',
    'El club dejará de cobrar en tu cuenta',
  ),
  ...kept(
    pages,
    'without the bank’s consent the order is a sheet to print, behind the link of the page and of a mail',
    'Al terminar podrás imprimir la orden, firmarla y entregarla o enviarla al club',
  ),
  ...kept(signing, 'shows the whole account to the member’s session until it is signed, and never behind a link', [
    'con un enlace del correo no se muestran',
    'amb un enllaç del correu no es mostren',
  ]),
  ...kept(
    'app/remittances/remittances.test.ts',
    'a draft takes the amount that is open when the members are told; afterwards a change is left out',
    'El acreedor avisará de cada adeudo al menos',
    'y te avisa antes de cada cargo',
    ['cobraremos … en tu cuenta', 'Cobrarem … al teu compte'],
    ['antes te avisaremos por correo', 'abans t’avisarem per correu'],
  ),
  ...kept(
    'app/remittances/remittances.test.ts',
    'reverse the payment once, hold the account, tell the member and charge the fee if asked',
    'Lo cobraremos otra vez',
    [
      'No cobraremos nada más en tu cuenta hasta hablar contigo',
      'No cobrarem res més al teu compte fins que en parlem',
    ],
    [
      'Te llega otro correo con el enlace para firmar una orden con otra cuenta',
      'T’arriba un altre correu amb l’enllaç per signar una ordre amb un altre compte',
    ],
    [
      'Te llega otro correo con el enlace para firmar otra',
      'T’arriba un altre correu amb l’enllaç per signar-ne una altra',
    ],
  ),
  ...byOffice('El club te pedirá la firma en papel', ['Escríbenos y lo aclaramos', 'Escriu-nos i ho aclarim']),
]
