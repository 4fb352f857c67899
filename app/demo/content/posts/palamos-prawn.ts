import type { DemoPost } from './demo-post.ts'

export const palamosPrawn: DemoPost = {
  title: 'La gamba de Palamós no tiene prisa',
  slug: 'la-gamba-de-palamos-no-tiene-prisa',
  excerpt: 'Una tarde en la lonja y una noche en la cocina de Núria.',
  content: `<p>A las cuatro y media de la tarde suena la campana y todo el mundo calla. La subasta de Palamós dura lo que dura una caja en la cinta: doce segundos, a veces menos. Quien duda se queda sin cena.</p>
<p>Núria Costa no duda. Lleva once años comprando aquí y sabe leer el color de la cabeza, la tensión de las antenas y el humor de los patrones. Hoy se lleva tres cajas para <a href="/restaurantes">L’Àpat del Mar</a>. «Lo demás», dice, «es no estropearlas».</p>
<blockquote><p>Lo difícil no es cocinar la gamba. Lo difícil es llegar a tiempo y después no hacer nada.</p></blockquote>
<h2>Doce segundos por caja</h2>
<p>Las barcas salen antes de que amanezca y vuelven a media tarde, una detrás de otra, con las gaviotas de escolta. La gamba vive muy abajo, en los cañones que el mar abre frente a la costa, y sube de golpe: de la oscuridad y el frío a una caja con hielo. Desde ese momento, todo es cuestión de horas.</p>
<p>La subasta es a la baja. El precio aparece en la pantalla, cae céntimo a céntimo y se detiene cuando alguien aprieta el mando. Apretar pronto es pagar de más; apretar tarde es volver a casa con las manos vacías. Nadie habla, y no por solemnidad: hay que oír la cinta.</p>
<p>Mientras esperamos, Núria nos deja mirar una caja y nos dice en qué fijarnos:</p>
<ul>
<li><strong>La cabeza</strong>, roja y brillante, sin sombra negra. Si se ha oscurecido, llegamos tarde.</li>
<li><strong>Las antenas</strong>, enteras. Es lo primero que se rompe cuando se la trata mal.</li>
<li><strong>El cuerpo</strong>, firme al doblarlo, con la cáscara pegada a la carne.</li>
<li><strong>El olor</strong>, a mar y a casi nada más.</li>
</ul>
<h2>Lo que no se compra</h2>
<p>Hay días en que Núria vuelve de vacío. La flota para una temporada cada año, para que el fondo descanse, y hay tardes en que el precio se va adonde no tiene sentido seguirlo. Entonces en su pizarra no hay gamba y no pasa nada: hay galeras, hay pescado de roca, hay sardina. «La carta la escribe la barca», dice. «Yo la paso a limpio».</p>
<p>También ha aprendido a dejar pasar las piezas que todos miran. La gamba más grande queda bien en la foto; la mediana, con la cabeza llena, da más gusto y se come con las manos, sin ceremonia. Cuesta menos y nadie se la disputa hasta la última caja.</p>
<h2>Sal, plancha y mirar</h2>
<p>A las nueve estamos en su cocina, que huele a hierro caliente. Sal gruesa sobre la plancha, la gamba encima, un minuto por lado. Ni aceite, ni ajo, ni perejil, ni un chorro de nada al final. La sal la separa del hierro y la cáscara hace el resto. En casa se puede repetir sin plancha de restaurante:</p>
<ol>
<li>Saca la gamba de la nevera un cuarto de hora antes y sécala con papel.</li>
<li>Cubre de sal gruesa el fondo de una sartén de hierro y caliéntala hasta que la sal empiece a saltar.</li>
<li>Pon las gambas sin amontonarlas. Un minuto, vuelta, un minuto más. Si son pequeñas, menos.</li>
<li>Sírvelas enseguida, con pan y con un cuenco de agua para los dedos. Las cabezas se chupan; quien no quiera, que las pase.</li>
</ol>
<p>Las que sobran, si sobran, no se tiran. Núria las aplasta en un cazo con un hilo de aceite, las moja con agua fría y las deja veinte minutos. El jugo se guarda para el arroz del sábado, que es otra historia y otra conversación.</p>
<h3>Y para beber</h3>
<p>Abrimos un blanco del Empordà con cuatro años de botella, garnacha blanca, un poco salado al final. Un vino joven habría pasado de largo; este se quedó a cenar.</p>
<p>Nos sentamos ocho. Nadie habló hasta el tercer plato. Después, como siempre, hablamos hasta la una.</p>
<p><em>Si quieres venir a la próxima subasta, mira el <a href="/eventos">calendario</a>: las plazas son pocas, porque en la sala hay que caber sin estorbar.</em></p>`,
  chronicle: 'Palamós: de la subasta a la plancha',
  cover: 'detall-de-taula',
  status: 'published',
  published_days_ago: 23,
  title_ca: 'La gamba de Palamós no té pressa',
  excerpt_ca: 'Una tarda a la llotja i un vespre a la cuina de la Núria.',
  content_ca: `<p>A dos quarts de cinc de la tarda sona la campana i tothom calla. La subhasta de Palamós dura el que dura una caixa a la cinta: dotze segons, de vegades menys. Qui dubta es queda sense sopar.</p>
<p>La Núria Costa no dubta. Fa onze anys que compra aquí i sap llegir el color del cap, la tibantor de les antenes i l’humor dels patrons. Avui s’enduu tres caixes cap a <a href="/ca/restaurantes">L’Àpat del Mar</a>. «La resta», diu, «és no espatllar-les».</p>
<blockquote><p>El que costa no és cuinar la gamba. El que costa és arribar-hi a temps i després no fer-hi res.</p></blockquote>
<h2>Dotze segons per caixa</h2>
<p>Les barques surten abans que es faci clar i tornen a mitja tarda, l’una darrere l’altra, amb les gavines d’escorta. La gamba viu molt avall, als canyons que el mar obre davant de la costa, i puja de cop: de la foscor i el fred a una caixa amb gel. A partir d’aquell moment, tot és qüestió d’hores.</p>
<p>La subhasta és a la baixa. El preu surt a la pantalla, cau cèntim a cèntim i s’atura quan algú prem el comandament. Si prems massa aviat, pagues de més; si prems massa tard, te’n tornes amb les mans buides. Ningú no diu res, i no pas per solemnitat: cal sentir la cinta.</p>
<p>Mentre ens esperem, la Núria ens deixa mirar una caixa i ens diu en què ens hem de fixar:</p>
<ul>
<li><strong>El cap</strong>, vermell i lluent, sense cap ombra negra. Si s’ha enfosquit, hem fet tard.</li>
<li><strong>Les antenes</strong>, senceres. És el primer que es trenca quan se la tracta malament.</li>
<li><strong>El cos</strong>, ferm quan el doblegues, amb la closca ben enganxada a la carn.</li>
<li><strong>L’olor</strong>, de mar i de gairebé res més.</li>
</ul>
<h2>El que no es compra</h2>
<p>Hi ha dies que la Núria torna de buit. La flota para una temporada cada any, perquè el fons descansi, i hi ha tardes que el preu se’n va allà on no té sentit seguir-lo. Aquell dia a la pissarra no hi ha gamba i no passa res: hi ha galeres, hi ha peix de roca, hi ha sardina. «La carta l’escriu la barca», diu. «Jo la passo a net».</p>
<p>També ha après a deixar passar les peces que tothom mira. La gamba més grossa queda bé a la foto; la mitjana, amb el cap ple, és més gustosa i es menja amb els dits, sense cerimònia. Val menys i ningú no se la disputa fins a l’última caixa.</p>
<h2>Sal, planxa i mirar</h2>
<p>A les nou som a la seva cuina, que fa olor de ferro calent. Sal grossa damunt la planxa, la gamba a sobre, un minut per banda. Ni oli, ni all, ni julivert, ni un rajolí de res al final. La sal la separa del ferro i la closca fa la resta. A casa es pot repetir sense planxa de restaurant:</p>
<ol>
<li>Treu la gamba de la nevera un quart d’hora abans i eixuga-la amb paper.</li>
<li>Cobreix de sal grossa el fons d’una paella de ferro i escalfa-la fins que la sal comenci a saltar.</li>
<li>Posa-hi les gambes sense amuntegar-les. Un minut, tomba-les, un minut més. Si són petites, menys.</li>
<li>Serveix-les de seguida, amb pa i amb un bol d’aigua per als dits. Els caps es xuclen; qui no en vulgui, que els passi.</li>
</ol>
<p>Els que sobren, si en sobren, no es llencen. La Núria els aixafa en un cassó amb un raig d’oli, els mulla amb aigua freda i els hi deixa vint minuts. El suc es guarda per a l’arròs de dissabte, que és una altra història i una altra conversa.</p>
<h3>I per beure</h3>
<p>Vam obrir un blanc de l’Empordà amb quatre anys d’ampolla, de garnatxa blanca, una mica salat al final. Un vi jove hauria passat de llarg; aquest es va quedar a sopar.</p>
<p>Vam seure vuit a taula. Ningú no va dir res fins al tercer plat. Després, com sempre, vam enraonar fins a la una.</p>
<p><em>Si vols venir a la pròxima subhasta, mira el <a href="/ca/eventos">calendari</a>: les places són poques, perquè a la sala s’hi ha de cabre sense fer nosa.</em></p>`,
}
