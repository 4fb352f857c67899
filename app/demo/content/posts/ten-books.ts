import type { DemoPost } from './demo-post.ts'

/** Without a cover, to show the placeholder. The ten books exist. */
export const tenBooks: DemoPost = {
  title: 'Biblioteca: diez libros para empezar',
  slug: 'biblioteca-diez-libros-para-empezar',
  excerpt: 'De Josep Pla a los recetarios de convento.',
  content: `<p>En la biblioteca del Cercle, la pregunta que más oímos es por cuál se empieza. La respuesta corta es: por el que te dé hambre. La larga es esta lista, que no es la de los mejores ni la de los más raros. Son los diez que más se prestan y los que vuelven con más manchas, que es la manera que tiene un libro de cocina de decir que ha funcionado.</p>
<h2>Para leer en el sillón</h2>
<ol>
<li><strong>«El que hem menjat»</strong>, de Josep Pla. No es un recetario: es un hombre que recuerda lo que comió y se enfada con lo que vino después. Se puede abrir por cualquier página y se discute en todas. Es también el libro de nuestro club de lectura.</li>
<li><strong>«L’art del menjar a Catalunya»</strong>, de Manuel Vázquez Montalbán. Escrito en los setenta para defender una cocina que parecía a punto de perderse. Las recetas son claras; el prólogo, una toma de posición.</li>
<li><strong>«Catalan Cuisine»</strong>, de Colman Andrews. Un americano explica a los suyos qué es un sofrito. Desde fuera se ven cosas que desde dentro ya no miramos.</li>
</ol>
<h2>Para entender de dónde viene todo</h2>
<ol start="4">
<li><strong>«Llibre de Sent Soví»</strong>. Anónimo, del siglo XIV, y uno de los recetarios más antiguos de Europa. Almendra, especias, agridulces. Cuesta el primer cuarto de hora; después apetece encender el fuego.</li>
<li><strong>«Com usar bé de beure e menjar»</strong>, de Francesc Eiximenis. Un franciscano medieval sobre cómo comportarse en la mesa, con reproches para todos los países vecinos. Se lee en una tarde y con carcajadas.</li>
<li><strong>«Llibre del coch»</strong>, de Mestre Robert. Impreso en Barcelona en 1520 y leído en media península. Además de recetas, enseña a trinchar y a servir: cómo se corta cada carne y quién hace qué en la sala.</li>
<li><strong>«Llibre de l’art de cuinar»</strong>, de fray Sever d’Olot. La cocina de un convento a finales del siglo XVIII, con sus días de carne y sus días de magro. Aquí están las legumbres y el bacalao tratados con respeto, y una idea muy moderna de no tirar nada.</li>
</ol>
<h2>Para tener abierto junto al fuego</h2>
<ol start="8">
<li><strong>«La cuinera catalana»</strong>. Anónimo, del siglo XIX. Promete reglas «útiles, fáciles, seguras y económicas» y las da. Las cantidades hay que adivinarlas, que es otra forma de aprender.</li>
<li><strong>«La teca»</strong>, de Ignasi Domènech. Estuvo en tantas cocinas que casi todas las familias tienen un ejemplar sin tapas. Para dudas de tipo canelones, fricandó o cuánto se cuece un huevo.</li>
<li><strong>«Corpus del patrimoni culinari català»</strong>, del Institut Català de la Cuina. Más de mil recetas recogidas casa por casa y comarca por comarca. Es el que consultamos para zanjar discusiones y el que acaba provocando otras.</li>
</ol>
<h2>Cómo se leen</h2>
<p>Un libro de cocina antiguo no se sigue: se interpreta. Cuando dice «un fuego vivo», piensa en leña. Cuando no dice la sal, es que la daba por sabida. Nuestro consejo es cocinar la misma receta tres veces: la primera al pie de la letra, la segunda corrigiendo lo que no salió y la tercera de memoria. A la tercera ya es tuya.</p>
<blockquote><p>Si un recetario vuelve limpio al estante, es que nadie se ha atrevido con él.</p></blockquote>
<h3>El préstamo</h3>
<p>Los diez están en la primera estantería, a la altura de la mano. Los socios se llevan dos libros durante tres semanas; quien no es socio puede consultarlos en la mesa larga, de lunes a viernes, 10:00–14:00 y 16:00–20:00, y el sábado, 10:00–14:00. Del «Sent Soví» hay edición con traducción, por si acaso.</p>
<ul>
<li>Pon un papel entre las páginas, no un doblez.</li>
<li>Las manchas de aceite se perdonan. Las de subrayador, no.</li>
<li>Si una receta te sale bien, trae un plato. Es el único recargo.</li>
</ul>
<p>¿Falta uno imprescindible? Seguro. Escríbenos desde <a href="/contacto">contacto</a> y dinos cuál: la lista de compras de la biblioteca se hace así, con enfados de los lectores.</p>`,
  cover: null,
  status: 'published',
  published_days_ago: 41,
  title_ca: 'Biblioteca: deu llibres per començar',
  excerpt_ca: 'De Josep Pla als receptaris de convent.',
  content_ca: `<p>A la biblioteca del Cercle, la pregunta que sentim més és per quin es comença. La resposta curta és: pel que et faci venir gana. La llarga és aquesta llista, que no és la dels millors ni la dels més rars. Són els deu que més surten en préstec i els que tornen amb més taques, que és la manera que té un llibre de cuina de dir que ha funcionat.</p>
<h2>Per llegir a la butaca</h2>
<ol>
<li><strong>«El que hem menjat»</strong>, de Josep Pla. No és un receptari: és un home que recorda què menjava i que s’enfada amb el que va venir després. Es pot obrir per qualsevol pàgina i a totes hi trobes discussió. És també el llibre del nostre club de lectura.</li>
<li><strong>«L’art del menjar a Catalunya»</strong>, de Manuel Vázquez Montalbán. Escrit als anys setanta per defensar una cuina que semblava a punt de perdre’s. Les receptes són clares; el pròleg, una presa de posició.</li>
<li><strong>«Catalan Cuisine»</strong>, de Colman Andrews. Un americà explica als seus què és un sofregit. Des de fora es veuen coses que des de dins ja no mirem.</li>
</ol>
<h2>Per entendre d’on ve tot plegat</h2>
<ol start="4">
<li><strong>«Llibre de Sent Soví»</strong>. Anònim, del segle XIV, i un dels receptaris més antics d’Europa. Ametlla, espècies, agredolços. El primer quart d’hora costa; després et venen ganes d’encendre el foc.</li>
<li><strong>«Com usar bé de beure e menjar»</strong>, de Francesc Eiximenis. Un franciscà medieval sobre la manera de comportar-se a taula, amb retrets per a tots els països veïns. Es llegeix en una tarda i fa riure de debò.</li>
<li><strong>«Llibre del coch»</strong>, de Mestre Robert. Imprès a Barcelona el 1520 i llegit per mitja península. A més de receptes, ensenya a trinxar i a servir: com es talla cada carn i qui fa què a la sala.</li>
<li><strong>«Llibre de l’art de cuinar»</strong>, de fra Sever d’Olot. La cuina d’un convent a final del segle XVIII, amb els dies de carn i els dies de magre. Hi ha els llegums i el bacallà tractats amb respecte, i una idea molt moderna de no llençar res.</li>
</ol>
<h2>Per tenir obert vora el foc</h2>
<ol start="8">
<li><strong>«La cuinera catalana»</strong>. Anònim, del segle XIX. Promet regles «útils, fàcils, segures i econòmiques», i les dona. Les quantitats s’han d’endevinar, que és una altra manera d’aprendre’n.</li>
<li><strong>«La teca»</strong>, d’Ignasi Domènech. Va entrar a tantes cuines que gairebé totes les famílies en tenen un exemplar sense tapes. Per als dubtes de canelons, de fricandó o de quanta estona bull un ou.</li>
<li><strong>«Corpus del patrimoni culinari català»</strong>, de l’Institut Català de la Cuina. Més de mil receptes recollides casa per casa i comarca per comarca. És el que consultem per tancar discussions i el que n’acaba obrint de noves.</li>
</ol>
<h2>Com es llegeixen</h2>
<p>Un llibre de cuina antic no se segueix: s’interpreta. Quan diu «un foc viu», pensa en llenya. Quan no parla de la sal, és que la donava per sabuda. El nostre consell és cuinar la mateixa recepta tres vegades: la primera, al peu de la lletra; la segona, corregint el que no va sortir, i la tercera, de memòria. A la tercera ja és teva.</p>
<blockquote><p>Si un receptari torna net al prestatge, és que ningú no s’hi ha atrevit.</p></blockquote>
<h3>El préstec</h3>
<p>Tots deu són al primer prestatge, a l’altura de la mà. Els socis s’enduen dos llibres durant tres setmanes; qui no és soci els pot consultar a la taula llarga, de dilluns a divendres, 10:00–14:00 i 16:00–20:00, i dissabte, 10:00–14:00. Del «Sent Soví» n’hi ha una edició en català d’ara, per si de cas.</p>
<ul>
<li>Posa-hi un paper entre les pàgines, no hi facis cap plec.</li>
<li>Les taques d’oli es perdonen. Les de retolador, no.</li>
<li>Si una recepta et surt bé, porta’n un plat. És l’únic recàrrec.</li>
</ul>
<p>Hi falta algun llibre imprescindible? Segur que sí. Escriu-nos des de <a href="/ca/contacto">contacte</a> i digues-nos quin: la llista de compres de la biblioteca es fa així, amb les enrabiades dels lectors.</p>`,
}
