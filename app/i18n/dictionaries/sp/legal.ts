import type { legal as labels } from '#app/i18n/dictionaries/en/legal.ts';

/** Spanish: privacy, imprint, accessibility. */
export const legal: Readonly<Record<(typeof labels)[number], string>> = {
  Legal: 'Información legal',
  Privacy: 'Privacidad',
  Imprint: 'Aviso legal',
  Accessibility: 'Accesibilidad',
  'Sample text: Surge is a fictional company. A real one lets its own lawyers write this page.':
    'Texto de ejemplo: Surge es una empresa ficticia. Una real encarga esta página a sus abogados.',

  'What we keep, why, and for how long.': 'Qué guardamos, por qué y durante cuánto tiempo.',
  'No third party, no tracking, and no cookie unless you choose a language or a look. What remains is little, and all of it is listed here.':
    'Sin terceros, sin rastreo y sin cookies, salvo que elijas un idioma o un aspecto. Lo que queda es poco, y todo está aquí.',
  'Who is responsible': 'Quién es responsable',
  'When you send a brief': 'Cuando envías un briefing',
  'We keep what you entered, what the page said that your budget buys, the language you read the form in, when it arrived, and the version of the text you agreed to.':
    'Guardamos lo que escribiste, lo que según la página compra tu presupuesto, el idioma en que leíste el formulario, cuándo llegó y la versión del texto que aceptaste.',
  'What you played in your visit goes along only if you tick it. You see every figure before it is sent.':
    'Lo que jugaste en tu visita solo se envía si lo marcas. Ves cada cifra antes de enviarla.',
  'Your brand in an ad goes along only if you tick it, as a link that shows it. A copy of your brief may be mailed to you.':
    'Tu marca en un anuncio solo se envía si lo marcas, como un enlace que la muestra. Es posible que te enviemos por correo una copia de tu briefing.',
  'We use it to answer you and to plan the campaign you asked for. The basis is your consent (GDPR, Article 6 (1) a).':
    'Lo usamos para responderte y planificar la campaña que pediste. La base es tu consentimiento (RGPD, artículo 6.1.a).',
  'Our sales team reads it; a copy may be in its mailbox and its customer system. Nobody else receives it.':
    'Lo lee nuestro equipo comercial; puede haber una copia en su buzón y en su sistema de clientes. Nadie más lo recibe.',
  'It is erased after 24 months, or earlier if you ask us.': 'Se borra a los 24 meses, o antes si nos lo pides.',
  'Demos are counted, people are not': 'Contamos demos, no personas',
  'How often a demo is seen, played and completed is added up per demo, kind of device, language and day. Nothing in it tells one person from another.':
    'Cuántas veces se ve, se juega y se completa una demo se suma por demo, tipo de dispositivo, idioma y día. Nada en ello distingue a una persona de otra.',
  'Nothing is counted if your browser sends Global Privacy Control or Do Not Track.':
    'No se cuenta nada si tu navegador envía Global Privacy Control o Do Not Track.',
  'What our server sees': 'Qué ve nuestro servidor',
  'Like every server, ours sees the network address of a request. It holds off abuse, for which a code made from it is kept for two hours at most; it is never written to a log.':
    'Como todo servidor, el nuestro ve la dirección de red de cada petición. Sirve para frenar abusos: para ello se guarda, dos horas como mucho, un código obtenido de ella. Nunca se escribe en un registro.',
  'All files come from this server: no other company learns that you were here.':
    'Todos los archivos vienen de este servidor: ninguna otra empresa sabe que estuviste aquí.',
  'What is on your device': 'Qué hay en tu dispositivo',
  'On every page': 'En todas las páginas',
  'With the demos and your brief': 'Con las demos y tu briefing',
  'In the sample workspace': 'En el área de trabajo de ejemplo',
  'The language you chose: a cookie and local storage.': 'El idioma que elegiste: una cookie y almacenamiento local.',
  'The look you chose, such as dark mode: a cookie.': 'El aspecto que elegiste, como el modo oscuro: una cookie.',
  'What you played in this visit.': 'Lo que jugaste en esta visita.',
  'A brief that you began to write, without your consent ticks.': 'Un briefing que empezaste a escribir, sin tus marcas de consentimiento.',
  'Briefs that wait for a connection.': 'Briefings que esperan una conexión.',
  'The brand you put into the demos.': 'La marca que pusiste en las demos.',
  'The addresses, codes and the ad server that you put into your files.':
    'Las direcciones, los códigos y el servidor de anuncios que pusiste en tus archivos.',
  'What you opened and closed in the menu.': 'Lo que abriste y cerraste en el menú.',
  'Your ticks on the starter page.': 'Tus marcas en la página de inicio rápido.',
  'Which card you opened and how far you scrolled, so that you find the place again.':
    'Qué tarjeta abriste y hasta dónde te desplazaste, para que encuentres el sitio de nuevo.',
  'The sample account that you signed in with, and whether you locked it.': 'La cuenta de ejemplo con la que iniciaste sesión y si la bloqueaste.',
  'What you added, changed or deleted in the samples.': 'Lo que añadiste, cambiaste o eliminaste en los ejemplos.',
  'An identity check that you began to fill in, without its code and its pictures.':
    'Una verificación de identidad que empezaste a rellenar, sin su código ni sus imágenes.',
  'The files that you marked as favourites, and those you downloaded last.':
    'Los archivos que marcaste como favoritos y los últimos que descargaste.',
  'Which columns of a list you see, and how wide.': 'Qué columnas de una lista ves y qué ancho tienen.',
  'Which charts you see as tables.': 'Qué gráficos ves como tablas.',
  'That you switched off single keys.': 'Que has desactivado los atajos de una sola tecla.',
  'Which panels you opened beside a demo.': 'Qué paneles has abierto junto a una demo.',
  'Until you close them': 'Hasta que los cierres',
  'The calls that you let fail.': 'Las llamadas que haces fallar.',
  'One year': 'Un año',
  'Until you close the tab': 'Hasta que cierres la pestaña',
  'Seven days, or until you send or discard it': 'Siete días, o hasta que lo envíes o descartes',
  'Seven days, or until they are sent or deleted': 'Siete días, o hasta que se envíen o borren',
  'Until you delete it': 'Hasta que lo borres',
  'Until you sign out': 'Hasta que cierres sesión',
  'Until you reset the demo data on your profile': 'Hasta que restablezcas los datos de demostración en tu perfil',
  'Until you switch them on': 'Hasta que los actives',
  'Your rights': 'Tus derechos',
  'You may ask what we keep about you, have it corrected or erased, receive a copy, and take your consent back at any time.':
    'Puedes preguntar qué guardamos sobre ti, pedir que se corrija o se borre, recibir una copia y retirar tu consentimiento en cualquier momento.',
  'Write to us from the address that you gave, with the reference of your brief if you have it. We erase it from our store and everything that was still to be sent on.':
    'Escríbenos desde la dirección que indicaste, con la referencia de tu briefing si la tienes. Lo borramos de nuestro almacén, junto con todo lo que quedaba por enviar.',
  'You may also complain to a data protection authority.': 'También puedes reclamar ante una autoridad de protección de datos.',

  'Who runs this site.': 'Quién está detrás de este sitio.',
  'The company behind Surge, how to reach it, and who answers for what is written here.':
    'La empresa detrás de Surge, cómo contactarla y quién responde de lo que aquí se escribe.',
  'The company': 'La empresa',
  Address: 'Dirección',
  'Managing director': 'Dirección general',
  'Commercial register': 'Registro mercantil',
  'VAT number': 'Número de IVA',
  Contact: 'Contacto',
  'Good to know': 'Conviene saber',
  'All brands, campaigns and figures in the demos and stories are invented. Any likeness to real ones is coincidence.':
    'Todas las marcas, campañas y cifras de las demos y los casos son inventadas. Cualquier parecido con las reales es casual.',
  'Links to other sites open what others wrote: they answer for it.':
    'Los enlaces a otros sitios llevan a lo que otros escribieron: ellos responden de ello.',
  'Creatives, drawings and texts are ours. Typefaces and libraries come under their own free licences.':
    'Creatividades, dibujos y textos son nuestros. Las tipografías y bibliotecas tienen sus propias licencias libres.',

  'Ads that everyone can play.': 'Anuncios con los que todos pueden jugar.',
  'Rich media has a poor reputation here. We want each page and each demo to work by keyboard, with a screen reader, in large type and without motion.':
    'El rich media tiene mala fama en esto. Queremos que cada página y cada demo funcionen con teclado, con lector de pantalla, en letra grande y sin movimiento.',
  'What we aim at': 'Nuestro objetivo',
  'The Web Content Accessibility Guidelines (WCAG) 2.2, level AA, on all pages and in every language.':
    'Las Pautas de Accesibilidad para el Contenido Web (WCAG) 2.2, nivel AA, en todas las páginas y en todos los idiomas.',
  'What works': 'Qué funciona',
  'Everything can be reached and used by keyboard; the focus is always visible.': 'Todo se alcanza y se usa con el teclado; el foco siempre se ve.',
  'Every demo can be played by keyboard, can be skipped, and never holds the focus against your will.':
    'Cada demo se puede jugar con teclado, se puede saltar y nunca retiene el foco contra tu voluntad.',
  'What moves for more than five seconds has a Pause; if your device asks for less motion, nothing moves by itself.':
    'Lo que se mueve más de cinco segundos tiene pausa; si tu dispositivo pide menos movimiento, nada se mueve solo.',
  'Text grows to 200% and pages fit a width of 320 px without scrolling sideways, in light and in dark.':
    'El texto crece hasta el 200 % y las páginas caben en 320 px de ancho sin desplazarse de lado, en claro y en oscuro.',
  'The campaign brief works without JavaScript, and names every mistake in words.':
    'El briefing funciona sin JavaScript y nombra cada error con palabras.',
  'How we check': 'Cómo lo comprobamos',
  'Each page is tested automatically with every change, light and dark, and played through by keyboard. This is our own assessment; nobody has certified it.':
    'Cada página se prueba automáticamente con cada cambio, en claro y en oscuro, y se recorre con teclado. Es nuestra propia valoración; nadie la ha certificado.',
  'What does not work yet': 'Qué no funciona todavía',
  'Some demos are games of speed or aim. Their goal can be reached by keyboard, but not always as fast.':
    'Algunas demos son juegos de rapidez o puntería. Su meta se alcanza con teclado, pero no siempre igual de rápido.',
  'What a demo shows while it plays is described in a sentence, not moment by moment.':
    'Lo que muestra una demo mientras se juega se describe en una frase, no momento a momento.',
  'Tell us what is in your way': 'Dinos qué te lo impide',
  'Write what you wanted to do and what happened. A person answers, and we mend it or find another way with you.':
    'Escribe qué querías hacer y qué pasó. Te responde una persona, y lo arreglamos o buscamos contigo otra vía.',
  'The demos that you keep to compare them.': 'Las demos que guardas para compararlas.',
  'Until you let them go': 'Hasta que las quites',
  'The KPI model, the budget and the market with which you looked at prices.':
    'El modelo de KPI, el presupuesto y el mercado con los que miraste precios.',
  'That you entered the password of a deck: a code, not the password.': 'Que escribiste la contraseña de una propuesta: un código, no la contraseña.',
  'Twelve hours, or until you close the tab': 'Doce horas, o hasta que cierres la pestaña',
  'The name under which you comment on decks.': 'El nombre con el que comentas las propuestas.',
  'Comments and decisions on decks that wait for a connection.': 'Comentarios y decisiones sobre propuestas que esperan conexión.',
  'When you make or open a deck': 'Cuando creas o abres una propuesta',
  'We keep what its owner put into it, texts and pictures, and what was said of it, with the names that were typed.':
    'Guardamos lo que su autor puso en ella, textos e imágenes, y lo que se dijo de ella, con los nombres escritos.',
  'Whoever has its link, and its password if it has one, can see all of that. Nobody else receives it.':
    'Quien tiene su enlace, y su contraseña si la hay, puede verlo todo. Nadie más lo recibe.',
  'How often it was opened and its demos were played is added up. Nothing in it tells one person from another.':
    'Se suma cuántas veces se abrió y se jugaron sus demos. Nada en ello distingue a una persona de otra.',
  'It is erased at once when its owner deletes it, else 30 days after its link ended or was closed.':
    'Se borra en el acto cuando su autor la elimina; si no, 30 días después de que su enlace caduque o se cierre.',
  'A deck that you began to write, without its password.': 'Una propuesta que empezaste a crear, sin su contraseña.',
  'Until you make it, begin anew or close the tab': 'Hasta que la crees, empieces de nuevo o cierres la pestaña',
  'The decks that you made here, with the links to your own pages of them.':
    'Las propuestas que creaste aquí, con los enlaces a tus propias páginas.',
  'Until you forget or delete them': 'Hasta que las olvides o las borres',
  'The pages, demos and films that you took along to a meeting, in the browser’s store for whole answers.':
    'Las páginas, demos y vídeos que te llevaste a una reunión, en el almacén del navegador para respuestas completas.',
  'Until you remove them on the page where you took them along': 'Hasta que los elimines en la página donde te los llevaste',
  'When you present or follow': 'Cuando presentas o sigues',
  'A meeting keeps what is shown at the moment, and your note on it while your phone is the clicker. It is erased when the meeting ends, or within five hours of the last change.':
    'Una reunión guarda lo que se muestra en ese momento y tu nota sobre ello mientras tu móvil es el mando. Se borra cuando la reunión termina o, como mucho, cinco horas después del último cambio.',
  'Of those who follow, only their number is known.': 'De quienes siguen solo se sabe cuántos son.',
  'The meeting that you present in this tab.': 'La reunión que presentas en esta pestaña.',
  'Your notes on the demos that you present.': 'Tus notas sobre las demos que presentas.',
  'The decks that you took along, with what was said of them by name, in the same store.':
    'Las propuestas que te llevaste, con lo que se dijo de ellas y los nombres, en el mismo almacén.',
  'If you come from a deck, its link goes along unless you take the tick off.':
    'Si vienes de una propuesta, su enlace se envía también, salvo que quites la marca.',
  'What was said on your decks and needs no answer from you.': 'Lo que se ha dicho en tus propuestas y no necesita tu respuesta.',
};
