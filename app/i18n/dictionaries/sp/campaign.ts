import type { campaign as labels } from '#app/i18n/dictionaries/en/campaign.ts';

/** Spanish: the campaign brief, its form and the page after it. */
export const campaign: Readonly<Record<(typeof labels)[number], string>> = {
  'New campaign': 'Nueva campaña',
  'Tell us the result. We build the way there.': 'Dinos el resultado. Nosotros construimos el camino.',
  'E-mail': 'Correo electrónico',
  'Sample contact details: this is a demonstration site.': 'Datos de contacto de ejemplo: este es un sitio de demostración.',
  'Or write, or call': 'O escríbenos, o llámanos',
  'What others ask first': 'Lo que otros preguntan primero',
  'What is billed and what never is, forty days from brief to report, and the smallest budget.':
    'Qué se factura y qué nunca, cuarenta días del briefing al informe y el presupuesto mínimo.',
  'What happens next': 'Qué pasa después',
  'We read it': 'Lo leemos',
  'A planner answers you personally and asks what is missing.': 'Un planificador te responde personalmente y pregunta lo que falta.',
  'We propose': 'Proponemos',
  'One plan within two working days: channels, formats, KPI model and the price of the moment you pay for.':
    'Un plan en dos días laborables: canales, formatos, modelo de KPI y el precio del momento que pagas.',
  'You play it': 'Lo pruebas',
  'The creative as a working demo, on desktop and phone, before anything is booked.':
    'La creatividad como demo que funciona, en escritorio y móvil, antes de reservar nada.',
  'We launch': 'Lanzamos',
  'Tracking is tested end to end first. Then the campaign runs, and you see what we see.':
    'Primero se prueba el seguimiento de principio a fin. Después la campaña arranca, y tú ves lo que vemos nosotros.',
  'Send Surge your campaign brief: goal, formats, KPI model, budget and start date. A planner answers you personally.':
    'Envía a Surge tu briefing: objetivo, formatos, modelo de KPI, presupuesto y fecha de inicio. Un planificador te responde personalmente.',

  'Name, work e-mail, company and your consent are enough. The rest spares you questions.':
    'Bastan nombre, correo de trabajo, empresa y tu consentimiento. El resto te ahorra preguntas.',
  required: 'obligatorio',
  'Work e-mail': 'Correo de trabajo',
  'Phone number': 'Número de teléfono',
  Company: 'Empresa',
  Country: 'País',
  'Choose a country': 'Elige un país',
  'The campaign': 'La campaña',
  'Formats you like': 'Formatos que te interesan',
  'Demos you start from': 'Demos de partida',
  'Take the tick off what you do not want.': 'Quita la marca de lo que no quieras.',
  'Your brand in the ad': 'Tu marca en el anuncio',
  'Include my brand preview: a link that shows {{demo}} with my name, words, colours and logo.':
    'Incluir la vista previa con mi marca: un enlace que muestra {{demo}} con mi nombre, mis textos, mis colores y mi logo.',
  'See what it shows': 'Ver lo que muestra',
  '{{code}} is our proposal for {{demo}}. Change it as you like.': '{{code}} es nuestra propuesta para {{demo}}. Cámbiala como quieras.',
  'Choose any number of them.': 'Elige tantos como quieras.',
  'Not sure? Play them first.': '¿Tienes dudas? Pruébalos primero.',
  'KPI model': 'Modelo de KPI',
  'The moment you pay for, from an ad being seen to a sale.': 'El momento que pagas, desde que se ve el anuncio hasta la venta.',
  'not sure yet': 'aún no lo sé',
  'Media budget': 'Presupuesto de medios',
  'In total, for this campaign.': 'En total, para esta campaña.',
  'Under €10,000': 'Menos de 10.000 €',
  '€10,000 to €50,000': 'De 10.000 a 50.000 €',
  '€50,000 to €200,000': 'De 50.000 a 200.000 €',
  'More than €200,000': 'Más de 200.000 €',
  'Not decided yet': 'Aún por decidir',
  'Under about {{to}}': 'Menos de unos {{to}}',
  'About {{from}} to {{to}}': 'De unos {{from}} a {{to}}',
  'More than about {{from}}': 'Más de unos {{from}}',
  'Start date': 'Fecha de inicio',
  'A guess is fine.': 'Basta una estimación.',
  'Your message': 'Tu mensaje',
  Message: 'Mensaje',
  'Your goal, market and audience; dates that cannot move; what you have already.':
    'Tu objetivo, mercado y audiencia; las fechas que no se pueden mover; lo que ya tienes.',
  '{{n}} of {{max}} characters': '{{n}} de {{max}} caracteres',
  'Your consent': 'Tu consentimiento',
  'Surge may keep what I entered here, and use it to answer this brief. I can take this back at any time; then all of it is erased.':
    'Surge puede guardar lo que he escrito aquí y usarlo para responder a este briefing. Puedo retirar este permiso en cualquier momento; entonces se borra todo.',
  'Privacy notice': 'Aviso de privacidad',
  'Text of consent {{version}}': 'Texto de consentimiento {{version}}',
  'Also tell me about new formats by e-mail, once a month at most.': 'Avísame también por correo de los formatos nuevos, como mucho una vez al mes.',
  News: 'Novedades',
  'Send this brief': 'Enviar el briefing',
  'Review and send': 'Revisar y enviar',
  'Draft kept on this device': 'Borrador guardado en este dispositivo',
  Discard: 'Descartar',
  'This browser keeps no draft: what you write stays until you leave this page.':
    'Este navegador no guarda borradores: lo que escribes dura hasta que dejes esta página.',

  'Enter your name.': 'Escribe tu nombre.',
  'Enter the name of your company.': 'Escribe el nombre de tu empresa.',
  'Tick this box: without your consent we may not keep the brief.': 'Marca esta casilla: sin tu consentimiento no podemos guardar el briefing.',
  'Enter a whole phone number, like +44 20 7946 0000, or none.': 'Escribe un número de teléfono completo, como +44 20 7946 0000, o ninguno.',
  'Enter a whole date, or none.': 'Escribe una fecha completa o ninguna.',
  'Choose today or a later day.': 'Elige hoy o un día posterior.',
  'Choose from the list.': 'Elige de la lista.',
  'Some characters here cannot be stored. Use plain text.': 'Algunos caracteres no se pueden guardar. Usa texto sin formato.',
  'Many briefs came from your network just now. Nothing you typed is lost: wait a minute, then send it again.':
    'Acaban de llegar muchos briefings desde tu red. No se ha perdido nada de lo que escribiste: espera un minuto y envíalo otra vez.',
  'We cannot take briefs at this moment. Nothing you typed is lost: wait a minute, then send it again.':
    'Ahora mismo no podemos recibir briefings. No se ha perdido nada de lo que escribiste: espera un minuto y envíalo otra vez.',
  'This page was open for too long or too short a time to be sure that a person wrote it. Please send it once more.':
    'Esta página estuvo abierta demasiado o demasiado poco tiempo para saber que la rellenó una persona. Envíala una vez más.',
  'We could not read this brief. Check it and send it once more.': 'No pudimos leer este briefing. Revísalo y envíalo una vez más.',
  'Five briefs are waiting on this device already. Send or delete one of them first.':
    'Ya hay cinco briefings esperando en este dispositivo. Envía o borra uno primero.',

  'Exactly this will be sent.': 'Se enviará exactamente esto.',
  'not given': 'sin indicar',
  'Given, text {{version}}': 'Dado, texto {{version}}',
  'Yes, once a month at most': 'Sí, como mucho una vez al mes',
  No: 'No',
  'With it go the language of this page, a number that makes sending twice harmless, and the time at which this form was opened.':
    'Se añaden el idioma de esta página, un número para que enviar dos veces no duplique nada y la hora a la que se abrió este formulario.',
  'Change something': 'Cambiar algo',
  'Send along what I played in this visit: it helps the planner to see what caught my eye.':
    'Enviar también lo que jugué en esta visita: ayuda al planificador a ver qué me llamó la atención.',
  'These figures will be sent.': 'Estas cifras se enviarán.',
  'These figures stay on this device.': 'Estas cifras se quedan en este dispositivo.',
  Demo: 'Demo',
  Seconds: 'Seg.',
  Touches: 'Toques',
  'To the end': 'Hasta el final',
  'By QR code': 'Por código QR',

  'Waiting to be sent': 'Pendiente de envío',
  'Nothing is waiting any more.': 'Ya no hay nada pendiente.',
  'We cannot be reached from here just now. Your brief is safe on this device and goes out by itself as soon as we can, within seven days.':
    'Ahora mismo no hay conexión con nosotros. Tu briefing está a salvo en este dispositivo y se enviará solo en cuanto la haya, en un plazo de siete días.',
  'This browser keeps nothing for us: leave this page open until then.':
    'Este navegador no nos deja guardar nada: deja esta página abierta hasta entonces.',
  'Write another brief': 'Escribir otro briefing',
  'The server could not take it as it is.': 'El servidor no pudo aceptarlo tal como está.',
  'Still no answer. It is tried again by itself.': 'Aún sin respuesta. Se vuelve a intentar solo.',
  'Open in the form': 'Abrir en el formulario',
  'Send now': 'Enviar ahora',
  Delete: 'Borrar',

  'Your brief was sent.': 'Tu briefing se ha enviado.',
  'A brief of yours could not be sent within seven days and was deleted from this device.':
    'Uno de tus briefings no se pudo enviar en siete días y se ha borrado de este dispositivo.',
  'Thank you. We have it in writing.': 'Gracias. Ya lo tenemos por escrito.',
  'Your reference': 'Tu referencia',
  'Quote it when you write or call, and we have your brief before us.': 'Indícala cuando escribas o llames y tendremos tu briefing delante.',
  'What is in the form now would be lost. Replace it?': 'Se perdería lo que hay ahora en el formulario. ¿Reemplazarlo?',
  'Copy the reference': 'Copiar la referencia',
  'You have a plan from us within two working days.': 'Tendrás nuestro plan en dos días laborables.',
  'A copy of your brief is on its way to your mail box.': 'Una copia de tu briefing va de camino a tu buzón.',
  'Meanwhile: play the formats you have not seen yet.': 'Mientras tanto: prueba los formatos que aún no has visto.',
  'Your deck': 'Tu propuesta',
  'Open the deck': 'Abrir la propuesta',
  'Include my deck: a link that opens it as I see it.': 'Incluir mi propuesta: un enlace que la abre tal como la veo.',
  'Include my deck: a link that opens it as I see it, every demo in the brand.':
    'Incluir mi propuesta: un enlace que la abre tal como la veo, con todas las demos en la marca.',
  'The deck shows every demo in the brand.': 'La propuesta muestra todas las demos en la marca.',
};
