import type { pages as labels } from '#app/i18n/dictionaries/en/pages.ts';

export const pages = {
  'You asked for this page by its own address: this is what a wrong one leads to.':
    'Has abierto esta página por su propia dirección: a esto lleva una dirección equivocada.',
  'You asked for this page by its own address: nothing is broken just now.':
    'Has abierto esta página por su propia dirección: ahora mismo no hay nada roto.',
  'What happened in your campaigns, newest first.': 'Lo que ha pasado en tus campañas, lo más reciente primero.',
  'Sample entries: none of this happened. They show what Surge tells you about.':
    'Entradas de ejemplo: nada de esto ha ocurrido. Muestran de qué te avisa Surge.',
  Today: 'Hoy',
  Earlier: 'Antes',
  unread: 'sin leer',
  'What you are told': 'De qué te informamos',
  'A creative keeps every limit, or broke one.': 'Una creatividad respeta todos los límites, o ha superado alguno.',
  Briefs: 'Briefings',
  'A planner answered, or something is missing.': 'Un planificador ha respondido, o falta algo.',
  Results: 'Resultados',
  'A campaign reached the number you set.': 'Una campaña ha alcanzado la cifra que fijaste.',
  Payments: 'Pagos',
  'An invoice was issued or paid.': 'Se ha emitido o pagado una factura.',
  'Seven KPI models and one rule: you are billed when the moment you chose has happened and was counted, not before.':
    'Siete modelos de KPI y una regla: se factura cuando el momento que elegiste ha ocurrido y se ha contado, no antes.',
  'You pay for': 'Pagas por',
  'Never billed': 'Nunca se factura',
  Suits: 'Adecuado para',
  'Start with {{model}}': 'Empezar con {{model}}',
  'A thousand ads, each at least half in view for one second, a video for two.':
    'Mil anuncios, cada uno visible al menos a la mitad durante un segundo; un vídeo, durante dos.',
  'Ads that nobody could see, and robots.': 'Anuncios que nadie pudo ver, y robots.',
  'Launches, reach, brand recall': 'Lanzamientos, alcance, recuerdo de marca',
  'A video played to its last frame while it was in view.': 'Un vídeo reproducido hasta su último fotograma mientras estaba visible.',
  'Views that were skipped or scrolled away.': 'Visualizaciones saltadas o dejadas atrás al desplazarse.',
  'Connected TV, product films': 'Televisión conectada, vídeos de producto',
  'A click that reached your page.': 'Un clic que llegó a tu página.',
  'Double clicks, slips of the finger, robots.': 'Dobles clics, toques accidentales, robots.',
  'Traffic, product pages': 'Tráfico, páginas de producto',
  'A person with verified details who agreed to be contacted.': 'Una persona con datos verificados que aceptó ser contactada.',
  'Duplicates, wrong numbers, people you already know.': 'Duplicados, números erróneos, personas que ya conoces.',
  'Banking, cars, education': 'Banca, automóviles, formación',
  'An app installed and opened for the first time.': 'Una app instalada y abierta por primera vez.',
  'Reinstalls, and installs that nobody opened.': 'Reinstalaciones, e instalaciones que nadie abrió.',
  'Games, wallets, delivery': 'Juegos, monederos, reparto',
  'The action you defined: a registration, a booking, a first order.': 'La acción que definiste: un registro, una reserva, un primer pedido.',
  'Everything on the way there.': 'Todo lo que ocurre hasta llegar ahí.',
  'Subscriptions, services': 'Suscripciones, servicios',
  'An order that was paid and kept.': 'Un pedido pagado y no devuelto.',
  'Baskets, cancelled orders, returns.': 'Cestas, pedidos cancelados, devoluciones.',
  'Online shops': 'Tiendas en línea',
  'The arithmetic is short.': 'El cálculo es corto.',
  Budget: 'Presupuesto',
  'In every model': 'En todos los modelos',
  'A planner who answers you personally': 'Un planificador que te responde personalmente',
  'The creative as a working demo before you book': 'La creatividad como demo que funciona, antes de reservar',
  'Tracking tested end to end before launch': 'Seguimiento probado de principio a fin antes del lanzamiento',
  'A report of every counted moment': 'Un informe de cada momento contado',
  'A change of model while the campaign runs': 'Un cambio de modelo con la campaña en marcha',
  'Ask before you book.': 'Pregunta antes de reservar.',
  'Paying, creatives, data: what advertisers ask before a first campaign.':
    'Pagos, creatividades, datos: lo que preguntan los anunciantes antes de una primera campaña.',
  Paying: 'Pagos',
  Creatives: 'Creatividades',
  Data: 'Datos',
  'When do I pay?': '¿Cuándo pago?',
  'When the moment of your KPI model was counted: a view, a click, a lead, a sale. Nothing is billed before.':
    'Cuando se ha contado el momento de tu modelo de KPI: una visualización, un clic, un lead, una venta. Antes no se factura nada.',
  'Can I change the model while the campaign runs?': '¿Puedo cambiar de modelo con la campaña en marcha?',
  'Yes. Many campaigns start on CPM or CPC and move to CPL or CPS once the numbers hold. One plan may also mix them.':
    'Sí. Muchas campañas empiezan con CPM o CPC y pasan a CPL o CPS cuando los números se sostienen. Un plan también puede combinarlos.',
  'What happens with invalid traffic?': '¿Qué ocurre con el tráfico no válido?',
  'Robots, duplicates and double clicks are taken out before billing, and the report says how many there were.':
    'Los robots, duplicados y dobles clics se retiran antes de facturar, y el informe dice cuántos hubo.',
  'Is there a smallest budget?': '¿Hay un presupuesto mínimo?',
  'No fixed sum. A plan has to buy enough moments to learn from; if it cannot, we say so and advise against it.':
    'No hay una suma fija. Un plan debe comprar suficientes momentos para aprender de ellos; si no puede, lo decimos y lo desaconsejamos.',
  'Do I have to bring a creative?': '¿Tengo que aportar una creatividad?',
  'No. A logo, a colour and a landing page are enough. You can put your own brand into every demo and see it at once.':
    'No. Bastan un logotipo, un color y una página de destino. Puedes poner tu propia marca en cada demo y verla al instante.',
  'How heavy are the formats?': '¿Cuánto pesan los formatos?',
  'Each demo shows what it weighs and how soon its first frame appears, beside the limits of the trade.':
    'Cada demo muestra cuánto pesa y cuándo aparece su primer fotograma, junto a los límites del sector.',
  'Do the creatives run in my ad server?': '¿Funcionan las creatividades en mi servidor de anuncios?',
  'All demos but those for television can be downloaded as a file for an ad server, an app or a video player, straight from the preview.':
    'Todas las demos, salvo las de televisión, se descargan como archivo para un servidor de anuncios, una app o un reproductor de vídeo, directamente desde la vista previa.',
  'Which devices are covered?': '¿Qué dispositivos se cubren?',
  'Desktop and mobile, and the television for CTV. A preview has one tab for each device that its format supports.':
    'Escritorio y móvil, y el televisor para CTV. La vista previa tiene una pestaña por cada dispositivo que admite el formato.',
  'What does a creative collect?': '¿Qué datos recoge una creatividad?',
  'Nothing of its own. It runs in a sealed frame without storage and without network, and reports only what was done in it.':
    'Nada por su cuenta. Se ejecuta en un marco aislado, sin almacenamiento ni red, y solo informa de lo que se hizo en él.',
  'How are results counted?': '¿Cómo se cuentan los resultados?',
  'By events such as shown, in view, engaged and completed. The console beside every demo prints them as you play.':
    'Por eventos como mostrado, visible, con interacción y completado. La consola junto a cada demo los muestra mientras juegas.',
  'Can I use my own tracking?': '¿Puedo usar mi propio seguimiento?',
  'Yes. Your measurement runs beside ours and is tested end to end before launch. If the two differ, we explain why before we bill.':
    'Sí. Tu medición funciona junto a la nuestra y se prueba de principio a fin antes del lanzamiento. Si difieren, explicamos por qué antes de facturar.',
  'Do I need an account here?': '¿Necesito una cuenta aquí?',
  'No. The showcase is open. The account pages are a demonstration on sample data, which stays on your device.':
    'No. El showcase está abierto a todos. Las páginas de cuenta son una demostración con datos de ejemplo que no salen de tu dispositivo.',
  'No answer has all of these words. Ask us: a planner answers you personally.':
    'Ninguna respuesta contiene todas estas palabras. Pregúntanos: un planificador te responde personalmente.',
  'How a campaign goes, step by step. A sample schedule: yours depends on the creative and on how soon you answer.':
    'Cómo transcurre una campaña, paso a paso. Un calendario de ejemplo: el tuyo depende de la creatividad y de la rapidez de tus respuestas.',
  'Forty days from brief to report.': 'Cuarenta días del briefing al informe.',
  Day: 'Día',
  'Whose turn': 'Turno',
  You: 'Tú',
  Both: 'Ambos',
  'You send the brief': 'Envías el briefing',
  'Goal, market, budget, dates. Ten minutes are enough for a first one.':
    'Objetivo, mercado, presupuesto, fechas. Diez minutos bastan para el primero.',
  'One plan comes back': 'Recibes un plan',
  'Channels, formats, KPI model and the price of the moment you pay for.':
    'Canales, formatos, modelo de KPI y el precio del momento por el que pagas.',
  'You play the creative': 'Pruebas la creatividad',
  'A working demo in your brand, on every device. You say what to change, we build it.':
    'Una demo que funciona, con tu marca, en cada dispositivo. Tú dices qué cambiar y nosotros lo hacemos.',
  'Tracking is proven': 'El seguimiento queda probado',
  'A test lead travels the whole way: creative, landing page, your system, our report.':
    'Un lead de prueba recorre todo el camino: creatividad, página de destino, tu sistema, nuestro informe.',
  'The campaign starts': 'Empieza la campaña',
  'Small at first, on every channel of the plan, until the numbers can speak.':
    'Al principio pequeña, en todos los canales del plan, hasta que los números puedan hablar.',
  'The first turn': 'El primer giro',
  'What does not hold is stopped. Its budget goes where the moments cost less.':
    'Lo que no se sostiene se detiene. Su presupuesto va adonde los momentos cuestan menos.',
  'You read the report': 'Lees el informe',
  'Every counted moment, what it cost, and what we would do next.': 'Cada momento contado, lo que costó y lo que haríamos después.',
  'Seven things, each with the place where it is done. Your ticks stay on this device.':
    'Siete cosas, cada una con el lugar donde se hace. Tus marcas se quedan en este dispositivo.',
  'What a campaign needs, ticked off.': 'Lo que necesita una campaña, punto por punto.',
  'Complete. Now it is our turn.': 'Completo. Ahora nos toca a nosotros.',
  'Name the goal': 'Nombra el objetivo',
  'One number that would make you call it a success.': 'Una cifra con la que hablarías de éxito.',
  'Choose what you pay for': 'Elige por qué pagas',
  'A view, a click, a lead, an install, a sale: the moment decides the model.':
    'Una visualización, un clic, un lead, una instalación, una venta: el momento decide el modelo.',
  'Play the formats': 'Prueba los formatos',
  'On desktop, phone and television, to the end card.': 'En escritorio, móvil y televisor, hasta la tarjeta final.',
  'Try your brand': 'Prueba tu marca',
  'Name, logo and colour, in the preview of any demo.': 'Nombre, logotipo y color, en la vista previa de cualquier demo.',
  'Prepare the landing page': 'Prepara la página de destino',
  'Fast, one action, tracking in place.': 'Rápida, con una sola acción y el seguimiento en su sitio.',
  'Fix what cannot move': 'Fija lo que no se puede mover',
  'A launch, a season, a budget that ends with the year.': 'Un lanzamiento, una temporada, un presupuesto que acaba con el año.',
  'Send the brief': 'Envía el briefing',
  'By e-mail or telephone. A planner answers you personally.': 'Por correo o por teléfono. Un planificador te responde personalmente.',
  'The site gets a new part and is back shortly.': 'El sitio recibe una pieza nueva y vuelve enseguida.',
  'One step is being replaced.': 'Estamos cambiando un peldaño.',
  'What is paused': 'Lo que se detiene',
  'The showcase, the dashboard and the sample accounts.': 'El showcase, el panel y las cuentas de ejemplo.',
  'What goes on': 'Lo que continúa',
  'Running campaigns: delivery and counting run on machines of their own.':
    'Las campañas en curso: la entrega y el recuento tienen máquinas propias.',
  'What you can do': 'Lo que puedes hacer',
  'Try again in a few minutes. What you kept on this device is still there.':
    'Vuelve a intentarlo en unos minutos. Lo que guardaste en este dispositivo sigue ahí.',
  'How to reach us': 'Cómo contactarnos',
  'You asked for this page by its own address: nothing is closed just now.':
    'Has abierto esta página por su propia dirección: ahora mismo no hay nada cerrado.',
  'Answer by voice': 'Responder con la voz',
  'One word is enough. It is understood on the device and never leaves it.': 'Basta una palabra. Se entiende en el dispositivo y nunca sale de él.',
  'Look when you like': 'Mirar cuando quieras',
  'The screen follows the story and takes over when the phone comes out of the pocket.':
    'La pantalla sigue la historia y toma el relevo cuando el móvil sale del bolsillo.',
  'Counted like everything here': 'Contado como todo lo demás',
  'Heard, answered, completed: the same events and the same KPI models.':
    'Oído, respondido, completado: los mismos eventos y los mismos modelos de KPI.',
  'Interactive audio: a spot that listens. Say a word, shake the phone or tap the screen, and the story turns.':
    'Audio interactivo: una cuña que escucha. Di una palabra, agita el móvil o toca la pantalla, y la historia cambia.',
  'The eighth format is for the ear.': 'El octavo formato es para el oído.',
  'Be the first to play it': 'Sé quien lo estrene',
  'The seven that you can play now': 'Los siete que ya se pueden probar',
  'Sample announcement: the format and its date are invented for this site.':
    'Aviso de ejemplo: el formato y su fecha son inventados para este sitio.',
  'Planned for': 'Previsto para el',
  'The planned day has passed. Ask us how far it is.': 'El día previsto ya ha pasado. Pregúntanos cómo va.',
  'Time left': 'Tiempo restante',
  Market: 'Mercado',
  'Budget in {{currency}}': 'Presupuesto en {{currency}}',
  'Enter a whole amount from {{low}} to {{high}}.': 'Indica una cantidad entera de {{low}} a {{high}}.',
  '{{from}} to {{to}} impressions': 'De {{from}} a {{to}} impresiones',
  '{{from}} to {{to}} completed views': 'De {{from}} a {{to}} visionados completos',
  '{{from}} to {{to}} clicks': 'De {{from}} a {{to}} clics',
  '{{from}} to {{to}} leads': 'De {{from}} a {{to}} leads',
  '{{from}} to {{to}} installs': 'De {{from}} a {{to}} instalaciones',
  '{{from}} to {{to}} actions': 'De {{from}} a {{to}} acciones',
  '{{from}} to {{to}} sales': 'De {{from}} a {{to}} ventas',
  '{{model}} in {{market}}: {{low}} to {{high}} for a thousand.': '{{model}} en {{market}}: de {{low}} a {{high}} por mil.',
  '{{model}} in {{market}}: {{low}} to {{high}}.': '{{model}} en {{market}}: de {{low}} a {{high}}.',
  'The range is the budget divided by these rates.': 'El rango es el presupuesto dividido por estas tarifas.',
  'Sample rates of {{month}}, invented for this showcase.': 'Tarifas de ejemplo de {{month}}, inventadas para este sitio.',
  'Rates of {{source}}, {{month}}.': 'Tarifas de {{source}}, {{month}}.',
  'Plan with this budget': 'Planificar con este presupuesto',
  '{{budget}} in {{market}} buy {{range}}.': '{{budget}} en {{market}}: {{range}}.',
  'Real prices depend on market, audience and format: they are in your plan before anything is booked.':
    'Los precios reales dependen del mercado, la audiencia y el formato: figuran en tu plan antes de reservar nada.',
  'What a budget buys': 'Qué compra un presupuesto',
  'Find formats for {{model}}': 'Encontrar formatos para {{model}}',
} satisfies Record<(typeof labels)[number], string>;
