import { identityCa } from './identity.ca.ts'
import { emailLink, postalAddress, type LegalDocument, type LegalFacts } from './legal-document.ts'
import { legalVersions } from '#app/legal-versions.ts'

/** GDPR 12 to 14, LOPDGDD 11, LSSI 22.2. The periods are those of the retention job. */
export function privacyCa(facts: LegalFacts): LegalDocument {
  const { club, baseUrl } = facts
  const email = emailLink(club)
  return {
    version: legalVersions.privacy,
    title: 'Política de privacitat',
    sections: [
      {
        id: 'resumen',
        heading: 'En resum',
        blocks: [
          {
            kind: 'list',
            items: [
              [`El ${club.formalName} respon de les teves dades. Per a qualsevol dubte, escriu a `, email, '.'],
              'Demanem només el que cal per respondre’t, guardar-te una plaça o gestionar la teva condició de soci. Aquí no hi ha publicitat ni analítica, i les teves dades no es venen.',
              'El que ens expliques sobre les teves al·lèrgies o la teva dieta ho desem només amb el teu consentiment explícit, i el pots retirar quan vulguis.',
              'Les teves dades les veu l’equip del club. Per encàrrec nostre, les tracten també qui allotja el web i qui lliura el correu. Ningú més, tret que una llei ens hi obligui.',
              'No les enviem fora de l’Espai Econòmic Europeu.',
              [
                'Pots veure, corregir, esborrar o endur-te les teves dades, i oposar-te a l’ús que en fem: a «',
                { text: 'Els teus drets', href: '/ca/privacidad#derechos' },
                '» veuràs com. També pots reclamar davant l’Agència Espanyola de Protecció de Dades.',
              ],
            ],
          },
        ],
      },
      {
        id: 'responsable',
        heading: 'Qui respon de les teves dades',
        blocks: [
          {
            kind: 'paragraph',
            text: 'El responsable del tractament és el club que hi ha darrere d’aquest web (en aquest text, «el club»):',
          },
          identityCa(facts),
          {
            kind: 'paragraph',
            text: [
              'El club no té delegat de protecció de dades, perquè per la seva dimensió i per les dades que tracta la llei no l’obliga a nomenar-ne cap. Per a qualsevol qüestió de privacitat, escriu a ',
              email,
              ' i et respondrà una persona.',
            ],
          },
          {
            kind: 'paragraph',
            text: `Aquesta política val per al web ${baseUrl} i per als correus que envia. Segueix el Reglament (UE) 2016/679, general de protecció de dades (RGPD), i la Llei orgànica 3/2018, del 5 de desembre, de protecció de dades personals i garantia dels drets digitals (LOPDGDD).`,
          },
        ],
      },
      {
        id: 'finalidades',
        heading: 'Per a què fem servir les teves dades',
        blocks: [
          {
            kind: 'table',
            caption: 'Finalitats, dades i base jurídica',
            columns: ['Per a què', 'Quines dades', 'Amb quina base jurídica'],
            rows: [
              [
                'Gestionar la teva inscripció a un esdeveniment: guardar-te la plaça, confirmar-la, recordar-te-la, avisar-te dels canvis, donar-te les gràcies si has vingut, tramitar cancel·lacions i reemborsaments',
                'Nom, correu electrònic, telèfon, si dius que ets soci o has entrat com a soci, i notes; si vens sense reserva, el nom i si a la porta se’t va llegir què desem; si et correspon un reemborsament, l’import i quan es va fer',
                'El contracte que fas amb el club quan t’inscrius (art. 6.1.b del RGPD)',
              ],
              [
                'Portar la llista d’espera d’un esdeveniment complet: oferir-te les places que s’alliberen',
                'Nom, correu electrònic, telèfon i quants sou; s’esborren si surts de la llista',
                'Les gestions prèvies al contracte que ens demanes (art. 6.1.b)',
              ],
              [
                'Explicar al web com va anar un sopar, si vols opinar: la mitjana de les notes i, si el club el publica, el teu comentari',
                'Les notes, el comentari i, només si ho permets, el teu nom de pila; si s’esborren les teves dades, les notes queden sense persona',
                'El teu consentiment (art. 6.1.a)',
              ],
              [
                'Estudiar la teva sol·licitud d’ingrés i respondre’t',
                'Nom, correu electrònic, telèfon i motiu',
                'Les gestions prèvies al contracte que ens demanes (art. 6.1.b)',
              ],
              [
                'Gestionar la teva condició de soci: alta, quota, avantatges i baixa',
                'Les de la teva fitxa de soci: contacte, adreça, data de naixement, forma de pagament, facturació, número, tipus, estat i, si entres a «Els meus sopars», quan',
                'El contracte de soci (art. 6.1.b) i, per als documents comptables i fiscals, una obligació legal (art. 6.1.c)',
              ],
              [
                'Adaptar el menjar a les teves al·lèrgies, intoleràncies o dieta',
                'Restriccions alimentàries',
                'El teu consentiment explícit (art. 6.1.a i 9.2.a)',
              ],
              [
                'Avisar algú de la teva confiança si et passa res en un esdeveniment',
                'Nom i telèfon del teu contacte d’emergència',
                'L’interès legítim a atendre’t bé si ho necessites (art. 6.1.f)',
              ],
              [
                'Respondre als teus missatges',
                'Nom, correu electrònic, telèfon, missatge i llengua',
                'La teva petició, si preguntes per un esdeveniment o per fer-te soci (art. 6.1.b); en els altres casos, l’interès legítim a respondre a qui ens escriu (art. 6.1.f)',
              ],
              [
                'Obrir-te un compte i mantenir-lo segur',
                'Correu electrònic, nom, empremta de la contrasenya i, de cada sessió, data i navegador; de qui treballa al panell, quins avisos vol rebre',
                'L’acord pel qual obres el compte (art. 6.1.b) i l’interès legítim a protegir-lo (art. 6.1.f)',
              ],
              [
                'Saber com ens coneix la gent',
                'El que respons quan preguntem com ens vas conèixer',
                'L’interès legítim a donar a conèixer el club (art. 6.1.f)',
              ],
              [
                'Protegir el web d’abusos i avaries',
                'Adreça IP, data, pàgina demanada i errors; amb cada inscripció a un esdeveniment, una empremta de la xarxa des de la qual arriba, perquè ningú no es quedi totes les places; què ha fet cada persona de l’equip al panell d’administració',
                'L’interès legítim en la seguretat (art. 6.1.f)',
              ],
              [
                'Demostrar que complim la llei',
                'Quina versió d’aquest text vas confirmar que havies llegit, què vas consentir i quan',
                'Una obligació legal (art. 6.1.c, en relació amb els art. 5.2 i 7.1)',
              ],
              [
                'Publicar fotografies dels esdeveniments en què se’t reconegui',
                'La teva imatge',
                'El teu consentiment (art. 6.1.a)',
              ],
            ],
          },
          {
            kind: 'paragraph',
            text: [
              'Quan la base és l’interès legítim, t’hi pots oposar; quan és el consentiment, el pots retirar. Veuràs com a «',
              { text: 'Els teus drets', href: '/ca/privacidad#derechos' },
              '».',
            ],
          },
        ],
      },
      {
        id: 'formularios',
        heading: 'Què demana cada formulari',
        blocks: [
          {
            kind: 'table',
            caption: 'Dades de cada formulari',
            columns: ['Formulari', 'Necessari', 'Opcional'],
            rows: [
              [
                'Inscripció a un esdeveniment',
                'Nom i correu electrònic',
                'Telèfon, com ens vas conèixer, si ets soci, plat que tries, restriccions alimentàries i notes',
              ],
              ['Sol·licitud d’ingrés', 'Nom i correu electrònic', 'Telèfon i motiu'],
              [
                'Dades de soci, quan s’aprova la sol·licitud',
                'Nom, correu electrònic i forma de pagament',
                'Telèfon, adreça, data de naixement, IBAN (si pagues per transferència), titular de la targeta (si pagues amb targeta), adreça de facturació, contacte d’emergència, restriccions alimentàries i notes',
              ],
              ['Contacte', 'Nom, correu electrònic i missatge', 'Telèfon'],
              ['Compte', 'Correu electrònic i contrasenya', 'Nom'],
            ],
          },
          {
            kind: 'paragraph',
            text: 'Sense les dades necessàries no et podem atendre. Les opcionals les pots deixar en blanc.',
          },
          {
            kind: 'paragraph',
            text: 'Amb cada enviament desem la data, la llengua en què ens escrius i la versió d’aquesta política que confirmes que has llegit. En els camps lliures (motiu, notes, missatge) no escriguis dades de salut ni d’altres que no calguin.',
          },
          {
            kind: 'paragraph',
            text: 'Les dades ens les dones tu, al web o en persona. Si ens dones les d’algú altre (la persona que inscrius, el teu contacte d’emergència), digues-li-ho abans i ensenya-li aquesta pàgina.',
          },
        ],
      },
      {
        id: 'alimentacion',
        heading: 'Al·lèrgies, intoleràncies i dietes',
        blocks: [
          {
            kind: 'paragraph',
            text: 'El que marques o escrius sobre les teves al·lèrgies i la teva dieta pot revelar dades de salut (també un embaràs) o conviccions religioses, que la llei protegeix especialment (art. 9 del RGPD). Per això només ho desem si dones el teu consentiment explícit en una casella a part, que mai no ve marcada i que només cal si ens expliques res.',
          },
          {
            kind: 'list',
            items: [
              'Escriu només el que la cuina ha de saber. No indiquis el motiu mèdic.',
              'Ho fem servir perquè la cuina et prepari el menú, i per a res més. Al restaurant que cuina li enviem un full sense el teu nom: quants coberts hi ha, què no pot menjar cadascun i a quina taula (per exemple, «taula 4: 1 sense gluten»); del que s’escriu en paraules tapem els noms dels convidats. El veu per un enllaç que deixa de funcionar al cap de 30 dies de l’esdeveniment, i nosaltres esborrem aleshores els fulls enviats. A la llista de la sala, l’equip del club veu quina és la teva per servir-te bé, i cada vegada que s’obre queda anotat. A la porta, els telèfons de qui rep porten la llista (nom, taula i el que no pots menjar) xifrada, amb una clau que caduca sola dotze hores després del començament com a molt tard: des d’aleshores el navegador del telèfon ja no la pot llegir, encara que ningú no torni a obrir la pàgina, i l’elimina quan s’obre; qui ajuda sense ser de l’equip l’obre amb un passi amb el seu nom que caduca aleshores.',
              'Cada comensal pot escriure la seva dieta amb el seu propi enllaç: qui ha reservat veu que l’ha escrita, no el que diu. Qui reserva només pot donar la dieta d’una altra persona adulta amb el seu permís, i desem que ens la va donar així.',
              'El consentiment és lliure i separat de la inscripció i de la condició de soci: si no el dones també pots venir, però no sabrem què cal adaptar.',
              [
                'El pots retirar quan vulguis escrivint a ',
                email,
                '. Esborrem la dada i conserves la plaça o la condició de soci. La retirada no afecta el que s’havia fet abans amb el teu permís.',
              ],
            ],
          },
        ],
      },
      {
        id: 'iban',
        heading: 'El teu IBAN i la quota',
        blocks: [
          {
            kind: 'list',
            items: [
              'Només el demanem a qui tria pagar la quota per transferència.',
              'Es desa xifrat. L’equip en veu els quatre últims dígits; si algú necessita veure’l sencer, queda anotat qui ho ha fet i quan.',
              'El fem servir únicament per a la quota: reconèixer la teva transferència o retornar-te un import.',
              'Aquesta dada no autoritza càrrecs. Per si sola no és una ordre de domiciliació: per cobrar-te rebuts caldria un mandat SEPA, que signaries a part.',
              'Mai no et demanarem el número, la caducitat ni el codi de la targeta. Si pagues amb targeta, aquí només desem el nom del titular.',
            ],
          },
        ],
      },
      {
        id: 'conservacion',
        heading: 'Quant de temps les guardem',
        blocks: [
          {
            kind: 'table',
            caption: 'Terminis de conservació',
            columns: ['Dades', 'Termini màxim'],
            rows: [
              ['Restriccions alimentàries d’una inscripció', '30 dies després de l’esdeveniment'],
              ['Inscripció a un esdeveniment', '12 mesos després de l’esdeveniment'],
              ['Comentari sobre un sopar, amb el nom de pila si ho permet', '12 mesos després de l’esdeveniment'],
              ['Lloc en una llista d’espera, si no arriba a tenir plaça', '30 dies després de l’esdeveniment'],
              [
                'Entrada i cobrament a la porta d’un esdeveniment (qui els va marcar, quan i en quin telèfon) i passis de porta',
                '30 dies després de l’esdeveniment',
              ],
              ['Origen d’una inscripció', '7 dies'],
              ['Missatge de contacte', '12 mesos des que arriba'],
              [
                'Sol·licitud d’ingrés pendent, rebutjada o de baixa',
                '12 mesos des que arriba, es rebutja o es dona de baixa',
              ],
              ['Sol·licitud aprovada de la qual no es completen les dades de soci', '6 mesos des que s’aprova'],
              ['Fitxa de soci', 'Mentre siguis soci i 12 mesos després de la baixa'],
              [
                'Restriccions alimentàries d’un soci',
                'Fins que retiris el consentiment i, en tot cas, 12 mesos després de la baixa',
              ],
              [
                'Registres de pagament d’un soci',
                '6 anys després de la baixa, bloquejats (art. 30 del Codi de comerç)',
              ],
              ['Compte', 'Fins que demanis de tancar-lo'],
              [
                'Enllaços d’un sol ús (confirmar el compte, canviar la contrasenya, invitacions, entrar a «Els meus sopars»)',
                '7 dies com a màxim',
              ],
              [
                'Sessió oberta',
                'Fins que la tanquis, passin 7 dies sense que hi entris (14 a «Els meus sopars») o 30 dies des que va començar',
              ],
              ['Registre dels correus que t’enviem (a qui, de quina mena i quan, sense el text)', '3 mesos'],
              ['Fotografies en què se’t reconeix', 'Fins que retiris el consentiment'],
              ['Prova del que vas confirmar o consentir', 'El mateix que les dades que acompanya'],
              ['Registres tècnics i de seguretat', '12 mesos'],
              [
                'Registre de seguretat (entrades, intents fallits i abusos, amb una empremta de l’adreça i del compte; l’adreça IP, si cal per aturar un atac)',
                '30 dies',
              ],
              [
                'Registre del que fa l’equip al panell d’administració (qui, què i quan, sense el contingut de les teves dades)',
                '3 anys',
              ],
              ['Còpies de seguretat', '35 dies'],
            ],
          },
          {
            kind: 'paragraph',
            text: 'Passat el termini, les dades s’esborren soles, cada nit; d’una inscripció antiga només queda que hi va haver una plaça ocupada, sense res de qui la va ocupar. El que s’ha esborrat pot continuar a les còpies de seguretat fins que caduquen; aquestes còpies només es fan servir per recuperar el web després d’una avaria.',
          },
          {
            kind: 'paragraph',
            text: '«Bloquejats» (art. 32 de la LOPDGDD) vol dir apartats i tancats: no es fan servir, i només es lliuren als jutges, a la fiscalia o a l’administració que els reclami per llei. Les factures i els rebuts que el club emeti fora d’aquest web es guarden el temps que manen les lleis mercantils i fiscals.',
          },
        ],
      },
      {
        id: 'destinatarios',
        heading: 'Qui més les tracta',
        blocks: [
          {
            kind: 'paragraph',
            text: 'Dos proveïdors treballen per encàrrec del club, amb un contracte que els obliga a seguir les nostres instruccions i a guardar secret (art. 28 del RGPD):',
          },
          {
            kind: 'list',
            items: [
              'El proveïdor d’allotjament, als servidors del qual hi ha el web, la base de dades i les còpies.',
              'El proveïdor de correu, que lliura els missatges que envia el web.',
            ],
          },
          { kind: 'paragraph', text: ['Si vols saber qui són, pregunta’ns-ho a ', email, '.'] },
          {
            kind: 'paragraph',
            text: 'No venem ni cedim les teves dades. Només les comunicarem si una llei ens hi obliga, per exemple a un jutjat o a l’administració tributària. Diem al restaurant o a l’organitzador d’un esdeveniment quantes persones hi van i què no poden menjar, no qui són; si li pagues directament, ell respon de les dades que li donis en pagar. Els bancs que intervenen en un pagament en tracten les dades pel seu compte.',
          },
          {
            kind: 'paragraph',
            text: 'No transferim les teves dades fora de l’Espai Econòmic Europeu. Si això hagués de canviar, t’ho diríem aquí abans, amb les garanties que demana el RGPD.',
          },
        ],
      },
      {
        id: 'perfiles',
        heading: 'Sense perfils ni publicitat',
        blocks: [
          {
            kind: 'list',
            items: [
              'No fem perfils ni prenem decisions automatitzades sobre tu. Les places es donen per ordre d’arribada; les sol·licituds d’ingrés les llegeix i les decideix una persona.',
              'T’escrivim pel que has demanat: la inscripció, la sol·licitud, la condició de soci, el compte o el missatge. No enviem butlletins ni publicitat si no els demanes expressament (art. 21 de la Llei 34/2002, LSSI).',
              'Els nostres correus no duen res que ens digui si els obres.',
            ],
          },
        ],
      },
      {
        id: 'cookies',
        heading: 'Galetes i emmagatzematge local',
        blocks: [
          {
            kind: 'paragraph',
            text: 'Una galeta (en anglès, «cookie») és un petit fitxer que un web desa al teu navegador. Aquest hi desa el que segueix, tot propi i res de tercers:',
          },
          {
            kind: 'table',
            caption: 'El que el web desa al teu navegador',
            columns: ['Què', 'Per a què', 'Quant dura'],
            rows: [
              [
                'Galeta «__Host-language» («language» en un web sense TLS)',
                'Recordar la llengua que has triat. Només existeix si la tries tu',
                '1 any',
              ],
              [
                'Clau «language» de l’emmagatzematge local',
                'El mateix, dins del navegador. Només existeix si tries llengua',
                'Fins que l’esborris',
              ],
              [
                'Clau «booked» de l’emmagatzematge local',
                'Mostrar-te «Tens plaça» a la pàgina dels esdeveniments en què t’inscrius des d’aquest navegador. Només desa el número i la data de l’esdeveniment, i quants sou',
                'Fins que passi l’esdeveniment, cancel·lis amb l’enllaç del correu o premis «Oblida-ho en aquest navegador»',
              ],
              [
                'Galeta de sessió, «__Host-cercle.session_token» («cercle.session_token» en un web sense TLS; «__Secure-cercle.session_token» en sessions antigues)',
                'Mantenir obert el teu compte. Només existeix si inicies la sessió',
                'Fins que tanquis la sessió, passin 7 dies sense que hi entris o 30 dies des que va començar (7 dies per a l’equip del club)',
              ],
              [
                'Galetes «__Host-cercle.member» i «__Host-cercle.member_hint» («cercle.member» i «cercle.member_hint» en un web sense TLS)',
                'Mantenir oberta la teva sessió de soci a «Els meus sopars» i mostrar-te el formulari emplenat. La segona només diu que la primera existeix. Només existeixen si entres amb l’enllaç que t’enviem',
                'Fins que tanquis la sessió, deixis de ser soci, passin 14 dies sense que hi entris o 30 dies des que va començar',
              ],
              [
                'Galeta «__Host-toast» («toast» en un web sense TLS)',
                'Dir-te a la pàgina següent què ha passat amb el que acabes de fer, per exemple iniciar la sessió',
                '30 segons',
              ],
              [
                'Galeta «__Host-cercle.device» («cercle.device» en un web sense TLS), seguida d’un codi per a cada compte',
                'Reconèixer el navegador amb què ja has entrat al teu compte, perquè els intents d’altres no t’impedeixin entrar-hi. Només existeix si inicies la sessió o tries la contrasenya amb un enllaç de correu',
                '180 dies des de l’última vegada, o fins que canviïs la contrasenya',
              ],
              [
                'Galeta «__Host-door-pass» («door-pass» en un web sense TLS)',
                'Obrir la llista de la porta d’un esdeveniment a qui ajuda. Només existeix si obres un passi de porta',
                'Fins que caduca el passi, dotze hores després del començament',
              ],
              [
                'Galeta «__Host-door-key» («door-key» en un web sense TLS), seguida del número de l’esdeveniment, i base de dades «door» del navegador',
                'Que la llista de la porta es vegi també sense connexió: la base de dades la desa xifrada i la galeta és la clau. Només existeixen si obres la porta d’un esdeveniment',
                'La galeta, fins a quatre hores després del començament o de l’última connexió (dotze hores després del començament com a molt tard), fins que tanquis la sessió o fins que deixis de poder obrir la llista; la llista, fins que s’obre la pàgina o el panell després; el que s’ha marcat i no s’ha enviat, que no porta noms, 30 dies',
              ],
              [
                'Claus «draft:» de l’emmagatzematge de la pestanya (al panell de l’equip, de l’emmagatzematge local)',
                'Que no perdis el que escrius en un formulari si es talla la connexió, tornes enrere, recarregues la pàgina o canvies de llengua. Mai dietes, IBAN ni contrasenyes',
                'Fins que ho enviïs o tanquis la pestanya, i un dia com a màxim; al panell, fins que es desi o es descarti (el que tracta de persones, també fins que es tanqui la sessió o hi entri una altra persona), i al cap de 7 dies s’esborra en obrir el panell',
              ],
            ],
          },
          {
            kind: 'paragraph',
            text: 'No veuràs cap avís de galetes perquè no cal: aquestes són tècniques o desen una tria teva, i la llei les eximeix de demanar permís (art. 22.2 de la LSSI, com explica la guia de galetes de l’AEPD). No hi ha galetes d’analítica, de publicitat ni de xarxes socials. Si mai n’hi hagués, et demanaríem permís abans, i dir que no seria tan fàcil com dir que sí.',
          },
          {
            kind: 'paragraph',
            text: 'Les pots esborrar o bloquejar al navegador. Sense la de la llengua, cada pàgina es mostra en la llengua de la seva adreça; sense la de sessió, no podràs entrar al teu compte; sense la que reconeix el navegador, si algú fa molts intents amb el teu correu electrònic, potser hauràs d’esperar o entrar amb un enllaç per correu.',
          },
        ],
      },
      {
        id: 'terceros',
        heading: 'Mapes i enllaços a altres webs',
        blocks: [
          {
            kind: 'paragraph',
            text: [
              'No es carrega res de tercers sense que ho demanis. On hi ha un mapa, primer hi veus l’adreça. Només si prems el botó per veure’l, el navegador el demana a OpenStreetMap, i aleshores l’OpenStreetMap Foundation, amb seu al Regne Unit, rep la teva adreça IP i les dades que el navegador envia a qualsevol web; el mapa et pot arribar de fora de l’Espai Econòmic Europeu. D’aquestes dades respon la fundació, segons ',
              {
                text: 'la seva política de privacitat (en anglès)',
                href: 'https://osmfoundation.org/wiki/Privacy_Policy',
              },
              '. Els mapes d’alguns restaurants són de Google Maps o de Mapbox: aleshores són Google o Mapbox, amb seu als Estats Units, els qui reben aquestes dades, i en responen segons la ',
              { text: 'política de Google', href: 'https://policies.google.com/privacy' },
              ' o la ',
              { text: 'de Mapbox (en anglès)', href: 'https://www.mapbox.com/legal/privacy' },
              '.',
            ],
          },
          {
            kind: 'paragraph',
            text: 'Els botons de compartir i els accessos a les xarxes socials són enllaços corrents: no envien res fins que els prems. A partir d’aquí val la política del web on arribes.',
          },
        ],
      },
      {
        id: 'derechos',
        heading: 'Els teus drets',
        blocks: [
          { kind: 'paragraph', text: 'Ens pots demanar en qualsevol moment:' },
          {
            kind: 'list',
            items: [
              'Accés: saber quines dades teves tenim i rebre’n una còpia.',
              'Rectificació: corregir les que estiguin malament o incompletes.',
              'Supressió: esborrar les que ja no calguin o les que fèiem servir amb el teu consentiment.',
              'Oposició: que deixem de fer servir, per motius relacionats amb la teva situació, les que tractem per interès legítim.',
              'Limitació: que les apartem sense fer-les servir mentre es resol un dubte o una reclamació.',
              'Portabilitat: rebre les que ens vas donar en un format electrònic d’ús comú, o que les enviem a una altra entitat si és possible.',
              'Retirada del consentiment: amb la mateixa facilitat amb què el vas donar.',
            ],
          },
          {
            kind: 'paragraph',
            text: [
              'Escriu a ',
              email,
              ` o per carta a ${postalAddress(club)}, i digues-nos quin dret vols exercir. És gratuït. Si tenim dubtes raonables que siguis tu, et demanarem l’imprescindible per comprovar-ho.`,
            ],
          },
          {
            kind: 'paragraph',
            text: 'Et respondrem en el termini màxim d’un mes. Si la petició és complexa, el termini es pot allargar dos mesos més; t’ho diríem dins del primer mes, amb el motiu.',
          },
          {
            kind: 'paragraph',
            text: [
              'Si creus que no hem tractat bé les teves dades, pots reclamar davant l’Agència Espanyola de Protecció de Dades (AEPD), carrer de Jorge Juan, 6, 28001 Madrid, ',
              { text: 'www.aepd.es', href: 'https://www.aepd.es' },
              '. L’Autoritat Catalana de Protecció de Dades supervisa el sector públic de Catalunya; el club és una entitat privada, i per això l’autoritat competent és l’AEPD.',
            ],
          },
        ],
      },
      {
        id: 'menores',
        heading: 'Menors d’edat',
        blocks: [
          {
            kind: 'paragraph',
            text: 'Aquest web s’adreça a persones adultes. Als esdeveniments se serveix vi: per inscriure-s’hi, demanar l’ingrés al club o obrir un compte cal haver fet 18 anys. Si poses la data de naixement a la fitxa de soci, la fem servir per comprovar-ho.',
          },
          {
            kind: 'paragraph',
            text: [
              'Si descobrim que tenim dades que ens va enviar una persona menor, les esborrem. Si n’ets la mare, el pare o qui n’exerceix la tutela, avisa’ns a ',
              email,
              '.',
            ],
          },
        ],
      },
      {
        id: 'seguridad',
        heading: 'Com les protegim',
        blocks: [
          {
            kind: 'list',
            items: [
              'La connexió amb el web va xifrada, i l’IBAN es desa xifrat.',
              'De la contrasenya només en desem una empremta que no permet recuperar-la.',
              'Cada persona de l’equip entra amb el seu compte i veu només el que necessita; qui edita continguts no veu dades personals.',
              'Queda constància del que l’equip fa amb les dades.',
              'Fem còpies de seguretat i les deixem caducar.',
            ],
          },
          {
            kind: 'paragraph',
            text: 'Si una bretxa de seguretat posés en risc els teus drets, la notificaríem a l’AEPD en el termini màxim de 72 hores i, si el risc fos alt, també a tu, sense demora.',
          },
        ],
      },
      {
        id: 'cambios',
        heading: 'Canvis en aquest text',
        blocks: [
          {
            kind: 'paragraph',
            text: 'La data del principi és la versió d’aquest text, i és la que anotem quan confirmes que l’has llegit o dones un consentiment. El que ja ens vas donar es regeix per la versió que vas confirmar: no farem servir les teves dades per a res de nou sense demanar-t’ho abans.',
          },
          {
            kind: 'paragraph',
            text: 'Publiquem aquesta política en castellà i en català; les dues versions diuen el mateix.',
          },
        ],
      },
    ],
  }
}
