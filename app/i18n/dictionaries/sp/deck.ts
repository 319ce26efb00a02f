import type { deck as labels } from '#app/i18n/dictionaries/en/deck.ts';

export const deck = {
  'This deck cannot be opened': 'Esta propuesta no se puede abrir',
  'It may need a password, have ended or been withdrawn, or its address may be incomplete. Only whoever sent you the link knows.':
    'Quizá necesita una contraseña, ha caducado, se ha retirado, o su dirección está incompleta. Solo lo sabe quien te envió el enlace.',
  'That did not open a deck.': 'Con eso no se ha abierto ninguna propuesta.',
  'Opening it with the password that you entered before …': 'Se abre con la contraseña que ya diste …',
  'For {{client}}': 'Para {{client}}',
  'Takes about': 'Lleva unos',
  'Open until': 'Abierta hasta',
  'This link no longer opens, or asks for its password again: load the page anew to see. What is shown stays until then, and nothing more can be sent.':
    'Este enlace ya no se abre o vuelve a pedir su contraseña: recarga la página para verlo. Lo que ves se queda hasta entonces, y no se puede enviar nada más.',
  'To play the demos, to comment and to decide, this page needs JavaScript.':
    'Para reproducir las demos, comentar y decidir, esta página necesita JavaScript.',
  'The demos of this deck are no longer in the catalogue.': 'Las demos de esta propuesta ya no están en el catálogo.',
  'Picture of your page': 'Imagen de tu página',
  'Why it is here': 'Por qué está aquí',
  'Open it large': 'Abrir en grande',
  'opens in a new tab': 'se abre en otra pestaña',
  'Your decision': 'Tu decisión',
  Approve: 'Aprobar',
  'Ask for a change': 'Pedir un cambio',
  'A change is asked for': 'Se pide un cambio',
  'A word with it, if you like': 'Unas palabras, si quieres',
  'What is to be changed?': '¿Qué hay que cambiar?',
  'Say what is to be changed.': 'Di qué hay que cambiar.',
  'Send the approval': 'Enviar la aprobación',
  'Send the request': 'Enviar la petición',
  'At {{time}} of the play': 'En {{time}} de la reproducción',
  'sent this deck': 'envió esta propuesta',
  'Sent. Whoever sent you this deck sees it now.': 'Enviado. Quien te mandó esta propuesta ya lo ve.',
  'Not sent yet. It is kept on this device for up to seven days and goes out by itself once there is a connection.':
    'Aún no se ha enviado. Se guarda en este dispositivo hasta siete días y sale solo en cuanto haya conexión.',
  'Not sent yet: much arrives at the moment. It goes out by itself in a while.':
    'Aún no se ha enviado: llega mucho en este momento. Saldrá solo dentro de un rato.',
  'This was not accepted. Copy your words, discard this and say it in another way.':
    'No se ha aceptado. Copia tus palabras, descarta esto y dilo de otra manera.',
  'Too much waits to be sent already. Send or discard some of it first.': 'Ya hay demasiado por enviar. Envía o descarta algo primero.',
  'Say who you are: a first name will do.': 'Di quién eres: basta el nombre.',
  'You write as {{name}}.': 'Escribes como {{name}}.',
  'Another name': 'Otro nombre',
  'It is kept on this device, so that you are asked once.': 'Se guarda en este dispositivo, para preguntarte una sola vez.',
  'Shall we build it?': '¿Lo hacemos?',
  'A brief about these formats takes a few minutes: goal, budget and dates. We answer you personally.':
    'Un briefing sobre estos formatos lleva unos minutos: objetivo, presupuesto y fechas. Te respondemos personalmente.',
  'Counted: how often this deck was opened and its demos were played. No person is told from another.':
    'Se cuenta cuántas veces se ha abierto esta propuesta y se han reproducido sus demos. No se distingue a nadie.',
  'Approved as it is': 'Aprobada tal cual',
  'As stored on this device on {{date}}. What you say is kept here and sent once the network is back.':
    'Tal como se guardó en este dispositivo el {{date}}. Lo que digas queda aquí y se envía una vez cuando vuelva la red.',
  'Print or save as PDF': 'Imprimir o guardar como PDF',
  'Drawing the pictures for paper …': 'Dibujando las imágenes para el papel…',
  'Play, comment and decide': 'Jugar, comentar y decidir',
  'Decided earlier': 'Decidido antes',
  'Write your answer first.': 'Escribe primero tu respuesta.',
  'Answers: {{n}}': 'Respuestas: {{n}}',
} as const satisfies Readonly<Record<(typeof labels)[number], string>>;
