import { emailLink, postalAddress, type LegalDocument, type LegalFacts } from './legal-document.ts'
import { legalVersions } from '#app/legal-versions.ts'

/** LSSI 27 and 28, TRLGDCU (RDL 1/2007) 60, 97 and 103.l, Catalan consumer code. 48 hours are specified, and the club's choice. */
export function termsCa({ club, baseUrl }: LegalFacts): LegalDocument {
  const email = emailLink(club)
  const hours = `${club.cancellationHours} hores`
  return {
    version: legalVersions.terms,
    title: 'Termes i condicions',
    sections: [
      {
        id: 'objeto',
        heading: 'Què regulen aquests termes',
        blocks: [
          {
            kind: 'paragraph',
            text: [
              `Aquests termes regulen la condició de soci del ${club.formalName} («el club»), la inscripció als seus esdeveniments i l’ús de ${baseUrl}. Les dades del club són a l’`,
              { text: 'avís legal', href: '/ca/aviso-legal' },
              '.',
            ],
          },
          {
            kind: 'paragraph',
            text: 'Els acceptes quan envies una sol·licitud d’ingrés o una inscripció. Els pots llegir aquí quan vulguis, desar-los i imprimir-los. Si la pàgina d’un esdeveniment promet alguna cosa més favorable per a tu, val el que diu aquella pàgina.',
          },
        ],
      },
      {
        id: 'membresia',
        heading: 'Fer-se soci',
        blocks: [
          {
            kind: 'list',
            items: [
              'Pot demanar l’ingrés qualsevol persona de 18 anys o més, amb el formulari del web. Enviar la sol·licitud és gratuït i no obliga a res.',
              'Una persona del club la llegeix i et respon per correu. El club la pot acceptar o no, i decideix sense discriminar ningú.',
              'Si s’aprova, reps un enllaç personal per completar les teves dades; no el comparteixis. Completar-les no et fa pagar res. Ets soci des que les completes.',
              'La quota es paga al club per transferència, amb targeta o en efectiu. El web no cobra. No deus cap quota fins que el club t’ha dit l’import i amb quina periodicitat es paga; si canvia, et pots donar de baixa abans de pagar-la.',
              'Si has pagat una quota, tens 14 dies naturals des que completes les teves dades per desistir sense donar motius. Escriu-nos i te la retornem sencera en els 14 dies següents.',
              [
                'Després et pots donar de baixa quan vulguis, sense cap cost i sense donar motius, escrivint a ',
                email,
                '. La baixa té efecte des que rebem el teu missatge, i no se’t demanaran més quotes.',
              ],
              'La condició de soci és personal. Els descomptes i avantatges als restaurants depenen de cada restaurant i poden canviar.',
              'El club pot donar de baixa qui incompleixi greument aquests termes, després de donar-li ocasió d’explicar-se. Si el club té estatuts o normes internes, te’ls lliura quan hi entres i també s’apliquen.',
            ],
          },
        ],
      },
      {
        id: 'inscripciones',
        heading: 'Inscriure’s a un esdeveniment',
        blocks: [
          {
            kind: 'list',
            items: [
              'Obre la pàgina de l’esdeveniment, prem el botó d’inscripció, omple el formulari, revisa’l i envia’l. Fins que no l’envies el pots corregir; si hi falta res, el web et diu on.',
              'Una reserva pot ser per a tu o per a tota la taula: dius quants sou, i els noms de qui t’acompanya poden arribar després, amb el seu permís. Cada persona ocupa una plaça i té una entrada pròpia, que s’ensenya a la porta; també n’hi ha prou de dir el nom.',
              'Les places són limitades i es donen per ordre d’arribada. El nombre de places lliures que veus és orientatiu: compta el moment en què el web accepta la inscripció.',
              'La inscripció és ferma quan el web et diu que està completada. T’ho confirmem per correu electrònic, amb les dades de l’esdeveniment i un enllaç per cancel·lar. Si el correu no arriba, mira la carpeta de correu brossa o escriu-nos: la teva plaça val igualment.',
              'Quan arriben moltes inscripcions seguides, el web et diu que la teva està pendent de confirmar, i és ferma quan la confirmes amb l’enllaç del correu. La plaça es guarda com a màxim 30 minuts; després, o si el web no te n’ha pogut guardar cap, l’enllaç et dona una plaça només si en queda cap de lliure.',
              'Cada adreça de correu electrònic pot tenir fins a deu places en un esdeveniment. Si sou més, escriu-nos.',
              'Si envies dues vegades el mateix nom i el mateix correu per a un esdeveniment, compta com una sola inscripció, i t’enviem una altra vegada la confirmació.',
              'Les inscripcions es tanquen quan no queden places o quan l’esdeveniment comença.',
              'Si la pàgina de l’esdeveniment no diu una altra cosa, els esdeveniments són per a persones de 18 anys o més: s’hi serveix vi, i la llei no permet servir alcohol a menors. En enviar la inscripció declares que la persona inscrita ja els té; podem demanar que ho acrediti.',
              'La plaça és de qui hi està inscrit. Si no pots venir i vols que vingui una altra persona en lloc teu, escriu-nos abans de l’esdeveniment.',
              'Els viatges gastronòmics tenen condicions pròpies, que reps abans de contractar-los.',
              'Et pots inscriure en castellà o en català. Desem la teva inscripció i t’escrivim en la llengua que hagis fet servir.',
            ],
          },
        ],
      },
      {
        id: 'precio',
        heading: 'Preu i pagament',
        blocks: [
          {
            kind: 'list',
            items: [
              'El preu és el que mostra la pàgina de l’esdeveniment quan t’hi inscrius. És per persona, en euros i amb els impostos inclosos. Quan no hi ha preu, l’esdeveniment és gratuït.',
              'El web no cobra ni demana dades de targeta. El preu es paga com digui l’organitzador de l’esdeveniment. Si l’organitzador no és el club, la pàgina de l’esdeveniment ho diu.',
              'Si un preu publicat és un error evident, el corregim, t’avisem per correu i pots triar entre pagar el correcte o cancel·lar amb reemborsament íntegre.',
            ],
          },
        ],
      },
      {
        id: 'cancelaciones',
        heading: `Si cancel·les tu: la regla de les ${hours}`,
        blocks: [
          {
            kind: 'paragraph',
            text: `Si cancel·les la teva inscripció almenys ${hours} abans que comenci l’esdeveniment, tens dret al reemborsament íntegre: et retornem tot el que hagis pagat.`,
          },
          {
            kind: 'table',
            caption: 'Què se’t retorna segons quan cancel·les',
            columns: ['Quan cancel·les', 'Què se’t retorna'],
            rows: [
              [`Almenys ${hours} abans de l’inici`, 'Tot el que hagis pagat'],
              [
                `Menys de ${hours} abans de l’inici`,
                'La cancel·lació ja no dona dret a reemborsament: la compra està feta i el teu cobert, comptat. El club t’ho pot retornar igualment, del tot o en part, si una altra persona ocupa la teva plaça o si t’ho ha impedit una causa greu',
              ],
              ['No vens i no avises', 'Res'],
            ],
          },
          {
            kind: 'list',
            items: [
              [
                'Per cancel·lar, obre l’enllaç del correu de confirmació i prem el botó, o escriu a ',
                email,
                '. Compta el moment en què prems el botó o ens arriba el teu correu, i la pàgina et diu si hi ets a temps.',
              ],
              `Les ${hours} es compten enrere des de l’hora d’inici que mostra la pàgina de l’esdeveniment, segons l’hora de ${club.city}. Si t’inscrius quan falten menys de ${hours}, la cancel·lació ja no dona dret a reemborsament. Si el club canvia aquest termini, la teva inscripció conserva el que tenia.`,
              'El reemborsament es fa sense despeses, pel mateix mitjà amb què vas pagar i en el termini màxim de 14 dies. El fa qui va cobrar; si va ser un altre organitzador, el pots demanar igualment al club, que s’ocupa de tramitar-lo. Si sou uns quants i només en cancel·la una part, la regla val per a cada plaça.',
              'Si l’esdeveniment és gratuït, cancel·la també: deixes la cadira a una altra persona.',
            ],
          },
          {
            kind: 'paragraph',
            text: 'Com que es tracta d’àpats i activitats de lleure amb data fixada, la llei no dona a aquestes inscripcions els 14 dies de desistiment d’altres compres per internet (art. 103.l del Reial decret legislatiu 1/2007, del 16 de novembre). En lloc seu val aquesta regla.',
          },
        ],
      },
      {
        id: 'cancelacion-del-club',
        heading: 'Si és el club qui cancel·la o canvia',
        blocks: [
          {
            kind: 'list',
            items: [
              'Si un esdeveniment es cancel·la, t’avisem per correu i et retornem tot el que hagis pagat, falti el temps que falti, en el termini màxim de 14 dies i sense que ho hagis de demanar.',
              `Si canvia la data, l’hora, el lloc o el preu, t’avisem per correu i tries: mantenir la plaça o cancel·lar-la amb reemborsament íntegre, encara que faltin menys de ${hours}. El correu diu què hi havia i què hi ha ara.`,
              'Canviar un plat o un vi perquè ho mana el mercat no és essencial, excepte si era el motiu de l’esdeveniment o si afecta el que no pots menjar.',
              'Res d’això no limita les indemnitzacions que et corresponguin per llei.',
            ],
          },
        ],
      },
      {
        id: 'convivencia',
        heading: 'A taula',
        blocks: [
          {
            kind: 'list',
            items: [
              'Arriba a l’hora, tracta bé qui cuina, qui serveix i qui s’asseu amb tu, cuida la casa que ens rep i beu amb mesura.',
              'No s’admet cap falta de respecte ni discriminació per origen, sexe, orientació, religió, discapacitat o qualsevol altra circumstància.',
              'Qui molesti o posi en perill els altres pot haver de marxar, sense reemborsament. Abans li ho direm, si la situació ho permet.',
              'Si necessites un accés o un seient adaptat, digues-ho a les notes de la inscripció o truca’ns, i ho preparem.',
            ],
          },
        ],
      },
      {
        id: 'alergias',
        heading: 'Al·lèrgies i intoleràncies',
        blocks: [
          {
            kind: 'list',
            items: [
              [
                'Quan t’inscriguis, digues-nos què no pots menjar, o escriu després a ',
                email,
                '. Com més aviat ho sàpiga la cuina, millor.',
              ],
              `Si la cuina no pot adaptar el teu menú, pots cancel·lar amb reemborsament íntegre, encara que faltin menys de ${hours}.`,
              'L’establiment que serveix el menjar ha d’informar dels 14 al·lèrgens que fixa el Reglament (UE) núm. 1169/2011. Pregunta-ho sempre també a taula: en una cuina hi pot haver traces.',
              'Si la teva al·lèrgia és greu, parla amb nosaltres abans d’inscriure’t.',
              'Aquests consells no redueixen la responsabilitat que la llei posa en l’establiment o en el club.',
              [
                'La ',
                { text: 'política de privacitat', href: '/ca/privacidad#alimentacion' },
                ' explica què fem amb aquesta dada i quan l’esborrem.',
              ],
            ],
          },
        ],
      },
      {
        id: 'fotografias',
        heading: 'Fotografies als esdeveniments',
        blocks: [
          {
            kind: 'list',
            items: [
              'En alguns esdeveniments fem fotos dels plats, de la sala i de l’ambient. Ho diem en començar.',
              'No publiquem cap imatge en què se’t reconegui sense el teu permís. Pots dir que no sense donar explicacions, i la teva nit serà la mateixa.',
              [
                'Si vas donar permís i canvies d’idea, escriu a ',
                email,
                ' i retirarem la imatge del nostre web i de les nostres xarxes.',
              ],
              'Si fas fotos tu, pregunta a qui hi surti abans de publicar-les.',
            ],
          },
        ],
      },
      {
        id: 'cuenta',
        heading: 'El teu compte',
        blocks: [
          {
            kind: 'paragraph',
            text: [
              'Obrir un compte al web és gratuït i voluntari, i no et fa soci. Guarda’t la contrasenya per a tu i avisa’ns si creus que algú més la coneix. Pots demanar que tanquem el compte quan vulguis a ',
              email,
              '.',
            ],
          },
        ],
      },
      {
        id: 'propiedad',
        heading: 'Propietat intel·lectual',
        blocks: [
          {
            kind: 'paragraph',
            text: 'Els textos, fotografies, dibuixos, marques i programes del web són del club o de qui li ha donat permís per fer-los servir. Els pots llegir, enllaçar, imprimir per a tu i citar dient d’on surten. Per a tota la resta, demana’ns permís. El que tu ens envies continua sent teu.',
          },
        ],
      },
      {
        id: 'responsabilidad',
        heading: 'Responsabilitat',
        blocks: [
          {
            kind: 'list',
            items: [
              'El club respon de la condició de soci, de les inscripcions i dels esdeveniments que organitza. Quan els organitza algú altre, aquest organitzador respon del servei, i el club, de la inscripció i del que publica.',
              'Procurem que el web funcioni sempre i que digui la veritat. Així i tot, hi pot haver talls o errors; els arreglem de seguida que els coneixem.',
              'Els horaris, preus i distincions dels restaurants són els de la nostra visita. Confirma’ls amb el restaurant abans d’anar-hi.',
              'Res del que diuen aquests termes no retalla els drets que la llei dona als consumidors, ni la responsabilitat per dol, per negligència greu o per danys a les persones.',
            ],
          },
        ],
      },
      {
        id: 'reclamaciones',
        heading: 'Queixes i reclamacions',
        blocks: [
          {
            kind: 'list',
            items: [
              [
                'Escriu a ',
                email,
                ` o per carta a ${postalAddress(club)}. Et respondrem en el termini màxim d’un mes.`,
              ],
              'Ens pots demanar el full oficial de queixa, reclamació i denúncia.',
              [
                'Si la resposta no et convenç, pots anar a l’oficina de consum del teu municipi o a l’',
                { text: 'Agència Catalana del Consum', href: 'https://consum.gencat.cat' },
                ', que tenen serveis gratuïts de mediació.',
              ],
            ],
          },
        ],
      },
      {
        id: 'ley',
        heading: 'Llei i tribunals',
        blocks: [
          {
            kind: 'list',
            items: [
              'S’aplica la llei espanyola i, en el que li correspon, la catalana; en particular, la Llei general per a la defensa dels consumidors i usuaris (Reial decret legislatiu 1/2007) i el Codi de consum de Catalunya (Llei 22/2010, del 20 de juliol). Si vius en un altre país de la Unió Europea, conserves a més la protecció que et doni la llei del teu país.',
              'Si ets consumidor, pots anar als jutjats del teu domicili.',
              'Si una clàusula resulta nul·la, les altres continuen valent.',
              'Podem canviar aquests termes. La versió nova porta la seva data i no toca les inscripcions ja fetes ni les quotes ja pagades.',
              'El text és en castellà i en català, i tots dos valen el mateix. Si diguessin coses diferents, s’aplica la que més t’afavoreixi.',
            ],
          },
        ],
      },
    ],
  }
}
