import type { DemoPost } from './demo-post.ts'

export const whatToOrder: DemoPost = {
  title: 'Qué pedir cuando no sabes qué pedir',
  slug: 'que-pedir-cuando-no-sabes-que-pedir',
  excerpt: 'Cuatro preguntas que abren cualquier carta de vinos.',
  content: `<p>Llega la carta de vinos y la mesa entera te mira. Tiene veintidós páginas, la luz es poca y alguien ya ha dicho «tú que entiendes». No hace falta entender. Hace falta preguntar, y una carta de vinos es, antes que nada, una lista de cosas que alguien tiene ganas de explicar.</p>
<p>En el Cercle llevamos años saliendo a comer con gente que sabe mucho y con gente que no sabe nada, y hemos visto que unos y otros aciertan por lo mismo: hacen buenas preguntas y escuchan la respuesta. Estas son las cuatro que más nos han servido.</p>
<h2>1. ¿Qué tenéis abierto?</h2>
<p>Es la pregunta más barata y la que más enseña. Lo que está abierto es lo que la casa sirve por copas, y lo que sirve por copas es lo que conoce bien. Pide probar dos dedos antes de decidir: no es un abuso, es el oficio de quien está al otro lado. Si la respuesta es un suspiro y «el blanco de la casa», ya sabes algo sobre el sitio.</p>
<p>Además, empezar por una copa te da tiempo. Mientras la bebes, la mesa decide qué comerá, y el vino se elige después de los platos, nunca antes.</p>
<h2>2. ¿Qué beberías tú con esto?</h2>
<p>Di el plato y señala a la persona. No «¿qué me recomiendas?», que pide una respuesta de manual, sino «¿qué beberías tú con el bacalao?». La diferencia es enorme: en el primer caso te venden una botella; en el segundo te cuentan una cena.</p>
<blockquote><p>Un buen sumiller no te dice qué vino es mejor. Te dice con qué vino se lo pasó bien la última vez.</p></blockquote>
<h2>3. ¿Y por menos de treinta euros?</h2>
<p>El presupuesto se dice en voz alta y sin pedir perdón. Quien trabaja en la sala lo agradece, porque le quitas de encima la mitad de las dudas. Si no quieres que lo oiga la mesa, hay un gesto que todo el mundo entiende: abre la carta, pon el dedo sobre un precio, no sobre un nombre, y di «algo por aquí».</p>
<p>Dos trampas que conviene evitar:</p>
<ul>
<li>El <strong>segundo vino más barato</strong>. Mucha gente lo pide para no pedir el primero, y hay cartas que cuentan con ello.</li>
<li>La <strong>añada más vieja</strong> solo porque es vieja. Un tinto que no se hizo para guardar es, a los diez años, un tinto cansado.</li>
</ul>
<h2>4. ¿Qué hay en la carta que nadie pide?</h2>
<p>Esta es nuestra favorita. En todas las cartas hay una botella que alguien compró por cariño: una malvasía de Sitges, un rancio, un espumoso de una finca de tres hectáreas, un cariñena de los que manchan el vaso. Está ahí, esperando, y suele costar menos de lo que vale. La persona que la compró se alegrará tanto de la pregunta que probablemente os traiga también las copas buenas.</p>
<h3>Cuando no hay a quién preguntar</h3>
<p>En una fonda sin sumiller, o en un bar a las dos de la tarde, bastan tres reglas:</p>
<ol>
<li>Bebe de donde comes. En el Priorat, garnacha y cariñena; en el Penedès, xarel·lo; frente al mar, el blanco que tengan frío.</li>
<li>Si en la mesa hay de todo, pide espumoso. Se entiende con la anchoa, con el arroz y con la discusión.</li>
<li>Si dudas entre dos, elige el que sepas pronunciar. No por vergüenza: porque querrás acordarte.</li>
</ol>
<p>Y una última, que vale para cualquier mesa: si el vino no te gusta, dilo pronto y dilo bien. Un vino defectuoso se cambia siempre. Un vino que simplemente no era el tuyo se comparte con quien sí, y se pide otra cosa.</p>
<p>El resto se aprende bebiendo acompañado. Si quieres practicar con red, en las catas del <a href="/eventos">calendario</a> se pregunta todo y no se recita nada.</p>`,
  cover: 'vi-negre',
  status: 'published',
  published_days_ago: 9,
  title_ca: 'Què demanar quan no saps què demanar',
  excerpt_ca: 'Quatre preguntes que obren qualsevol carta de vins.',
  content_ca: `<p>Arriba la carta de vins i tota la taula et mira. Té vint-i-dues pàgines, hi ha poca llum i algú ja ha dit «tu que hi entens». No cal entendre-hi. Cal preguntar, i una carta de vins és, abans que res, una llista de coses que algú té ganes d’explicar.</p>
<p>Al Cercle fa anys que sortim a menjar amb gent que en sap molt i amb gent que no en sap gens, i hem vist que els uns i els altres l’encerten pel mateix motiu: pregunten bé i escolten la resposta. Aquestes són les quatre preguntes que més ens han servit.</p>
<h2>1. Què teniu obert?</h2>
<p>És la pregunta més barata i la que ensenya més. El que hi ha obert és el que la casa serveix a copes, i el que serveix a copes és el que coneix bé. Demana de tastar-ne dos dits abans de decidir: no és cap abús, és l’ofici de qui tens al davant. Si la resposta és un sospir i «el blanc de la casa», ja saps alguna cosa del lloc.</p>
<p>A més, començar per una copa et dona temps. Mentre te la beus, la taula decideix què menjarà, i el vi es tria després dels plats, mai abans.</p>
<h2>2. Tu què hi beuries?</h2>
<p>Digues el plat i pregunta-ho a la persona. No pas «què em recomanes?», que demana una resposta de manual, sinó «tu què beuries, amb el bacallà?». La diferència és enorme: en el primer cas et venen una ampolla; en el segon t’expliquen un sopar.</p>
<blockquote><p>Un bon sommelier no et diu quin vi és millor. Et diu amb quin vi s’ho va passar bé l’última vegada.</p></blockquote>
<h2>3. I per menys de trenta euros?</h2>
<p>El pressupost es diu en veu alta i sense demanar perdó. Qui treballa a la sala ho agraeix, perquè li estalvies la meitat dels dubtes. Si no vols que ho senti tota la taula, hi ha un gest que entén tothom: obre la carta, posa el dit damunt d’un preu, no pas d’un nom, i digues «alguna cosa per aquí».</p>
<p>Dos paranys que val la pena d’evitar:</p>
<ul>
<li>El <strong>segon vi més barat</strong>. Molta gent el demana per no demanar el primer, i hi ha cartes que ja hi compten.</li>
<li>L’<strong>anyada més vella</strong> només perquè és vella. Un negre que no es va fer per guardar és, al cap de deu anys, un negre cansat.</li>
</ul>
<h2>4. Què hi ha a la carta que no demana ningú?</h2>
<p>Aquesta és la nostra preferida. A totes les cartes hi ha una ampolla que algú va comprar per estimació: una malvasia de Sitges, un ranci, un escumós d’una finca de tres hectàrees, una carinyena d’aquelles que taquen el got. És allà, esperant-se, i acostuma a costar menys del que val. La persona que la va comprar s’alegrarà tant de la pregunta que segurament us durà també les copes bones.</p>
<h3>Quan no hi ha ningú a qui preguntar</h3>
<p>En una fonda sense sommelier, o en un bar a les dues de la tarda, n’hi ha prou amb tres regles:</p>
<ol>
<li>Beu d’allà on menges. Al Priorat, garnatxa i carinyena; al Penedès, xarel·lo; davant del mar, el blanc que tinguin fred.</li>
<li>Si a taula hi ha de tot, demana escumós. S’entén amb l’anxova, amb l’arròs i amb la discussió.</li>
<li>Si dubtes entre dos, tria el que sàpigues pronunciar. No per vergonya: perquè voldràs recordar-te’n.</li>
</ol>
<p>I una d’última, que val per a qualsevol taula: si el vi no t’agrada, digues-ho aviat i digues-ho bé. Un vi amb defecte es canvia sempre. Un vi que simplement no era el teu es comparteix amb qui el vulgui, i se’n demana un altre.</p>
<p>La resta s’aprèn bevent en companyia. Si vols practicar amb xarxa, als tastos del <a href="/ca/eventos">calendari</a> es pregunta tot i no es recita res.</p>`,
}
