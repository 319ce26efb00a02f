import type { meeting as labels } from '#app/i18n/dictionaries/en/meeting.ts';

export const meeting = {
  'Meet without network. Everything works.': 'Reúnete sin red. Todo funciona.',
  'All demos, films, spec sheets and languages are stored on this device. Every page then opens from there, in this browser and in the installed app.':
    'Todas las demos, los vídeos, las fichas y los idiomas se guardan en este dispositivo. Después cada página se abre desde ahí, en este navegador y en la aplicación instalada.',
  'Pages can be stored from a secure address only: open this site by https.':
    'Las páginas solo se pueden guardar desde una dirección segura: abre este sitio por https.',
  'This browser does not let pages be stored here. In a private window some never do: try an ordinary window, or another browser.':
    'Este navegador no deja guardar páginas aquí. En una ventana privada algunos nunca lo permiten: prueba en una ventana normal o en otro navegador.',
  'Taking along is switched off on this site. What was stored on this device is removed.':
    'En este sitio está desactivado llevarse las páginas. Lo guardado en este dispositivo se elimina.',
  'What can be taken along could not be read. Check the connection and open this page again.':
    'No se pudo leer qué se puede llevar. Comprueba la conexión y abre esta página de nuevo.',
  'Stopped. What is here already is not fetched again.': 'Detenido. Lo que ya está aquí no se vuelve a descargar.',
  'The connection broke. What is here already is not fetched again.': 'Se cortó la conexión. Lo que ya está aquí no se vuelve a descargar.',
  'This device has no more room. Free some space, then go on: what is here already is not fetched again.':
    'En este dispositivo no queda espacio. Libera algo y continúa: lo que ya está aquí no se vuelve a descargar.',
  'Done. You may unplug the network.': 'Listo. Ya puedes desconectar la red.',
  'Everything was removed from this device.': 'Todo se ha eliminado de este dispositivo.',
  'Pages, previews and spec sheets': 'Páginas, vistas previas y fichas',
  'Demos with their films and export files': 'Demos con sus vídeos y archivos de exportación',
  'The site itself, in five languages': 'El sitio mismo, en cinco idiomas',
  'What needs the network': 'Lo que necesita red',
  'A brief is kept on this device and sent once when the network is back.':
    'Un briefing se guarda en este dispositivo y se envía una sola vez cuando vuelve la red.',
  'Ads play as they do online. Filmed footage inside an ad is drawn instead.':
    'Los anuncios se reproducen como en línea. Las imágenes filmadas dentro de un anuncio se dibujan en su lugar.',
  'As an app': 'Como aplicación',
  'The menu of your browser can install this site. What is stored opens there, too.':
    'El menú de tu navegador puede instalar este sitio. Lo guardado se abre también ahí.',
  'Looking what is on this device …': 'Mirando qué hay en este dispositivo …',
  '{{done}} of {{size}} are on this device.': '{{done}} de {{size}} están en este dispositivo.',
  'On this device': 'En este dispositivo',
  'Stored on {{date}} from version {{version}}.': 'Guardado el {{date}} de la versión {{version}}.',
  'A newer version is here: {{size}} to fetch. Until you take it, the stored one opens without network.':
    'Hay una versión más nueva: {{size}} por descargar. Hasta que la tomes, sin red se abre la guardada.',
  'Nothing is stored yet. It takes {{size}}.': 'Todavía no hay nada guardado. Ocupa {{size}}.',
  'The browser has room for {{size}}.': 'El navegador tiene espacio para {{size}}.',
  'Storing on this device': 'Guardando en este dispositivo',
  'That is not enough room: free some space on this device, then open this page again.':
    'No hay espacio suficiente: libera algo en este dispositivo y abre esta página de nuevo.',
  Stop: 'Detener',
  'Take the newer version': 'Tomar la versión nueva',
  'Go on storing': 'Seguir guardando',
  'Take everything along': 'Llevártelo todo',
  'Remove from this device': 'Eliminar de este dispositivo',
  'What is taken along': 'Qué se lleva',
  'Opening the page …': 'Abriendo la página …',
  'You are offline': 'Estás sin conexión',
  'This page needs the network. All demos, their spec sheets and these pages are stored on this device:':
    'Esta página necesita red. Todas las demos, sus fichas y estas páginas están guardadas en este dispositivo:',
  'Ticked decks are stored with their texts, comments and pictures, also one with a password: whoever has this device can open them by their links.':
    'Las propuestas marcadas se guardan con sus textos, comentarios e imágenes, también las que tienen contraseña: quien tenga este dispositivo puede abrirlas con sus enlaces.',
  'Stored on {{date}}: {{size}}.': 'Guardada el {{date}}: {{size}}.',
  'Not stored yet.': 'Aún no está guardada.',
  'Store the ticked decks': 'Guardar las propuestas marcadas',
  'Storing the decks …': 'Guardando las propuestas …',
  'The ticked decks are on this device as they are now.': 'Las propuestas marcadas están en este dispositivo tal como son ahora.',
  'Not every ticked deck was stored. One that has ended or was withdrawn cannot be; for the others try again in a while.':
    'No se guardaron todas las propuestas marcadas. Una que ha terminado o se retiró no se puede guardar; para las demás, inténtalo de nuevo en un rato.',
  'Following a presentation, and decks that are not stored here, need the network.':
    'Para seguir una presentación, y para abrir una propuesta que no está guardada aquí, hace falta la red.',
  'The decks that are ticked below': 'Las propuestas marcadas abajo',
} as const satisfies Readonly<Record<(typeof labels)[number], string>>;
