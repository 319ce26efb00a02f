import type { meeting as labels } from '#app/i18n/dictionaries/en/meeting.ts';

export const meeting = {
  'Meet without network. Everything works.': 'Incontri senza rete. Tutto funziona.',
  'All demos, films, spec sheets and languages are stored on this device. Every page then opens from there, in this browser and in the installed app.':
    'Tutte le demo, i filmati, le schede e le lingue vengono salvati su questo dispositivo. Poi ogni pagina si apre da lì, in questo browser e nell’app installata.',
  'Pages can be stored from a secure address only: open this site by https.':
    'Le pagine si possono salvare solo da un indirizzo sicuro: apri questo sito con https.',
  'This browser does not let pages be stored here. In a private window some never do: try an ordinary window, or another browser.':
    'Questo browser non permette di salvare pagine qui. In una finestra privata alcuni non lo fanno mai: prova in una finestra normale o con un altro browser.',
  'Taking along is switched off on this site. What was stored on this device is removed.':
    'Su questo sito portare con sé le pagine è disattivato. Ciò che era salvato su questo dispositivo viene rimosso.',
  'What can be taken along could not be read. Check the connection and open this page again.':
    'Non è stato possibile leggere che cosa si può portare. Controlla la connessione e apri di nuovo questa pagina.',
  'Stopped. What is here already is not fetched again.': 'Interrotto. Ciò che è già qui non viene scaricato di nuovo.',
  'The connection broke. What is here already is not fetched again.':
    'La connessione si è interrotta. Ciò che è già qui non viene scaricato di nuovo.',
  'This device has no more room. Free some space, then go on: what is here already is not fetched again.':
    'Su questo dispositivo non c’è più spazio. Liberane un po’ e continua: ciò che è già qui non viene scaricato di nuovo.',
  'Done. You may unplug the network.': 'Fatto. Ora puoi staccare la rete.',
  'Everything was removed from this device.': 'Tutto è stato rimosso da questo dispositivo.',
  'Pages, previews and spec sheets': 'Pagine, anteprime e schede',
  'Demos with their films and export files': 'Demo con filmati e file di esportazione',
  'The site itself, in five languages': 'Il sito stesso, in cinque lingue',
  'What needs the network': 'Che cosa richiede la rete',
  'A brief is kept on this device and sent once when the network is back.':
    'Un brief resta su questo dispositivo e viene inviato una sola volta quando torna la rete.',
  'Ads play as they do online. Filmed footage inside an ad is drawn instead.':
    'Gli annunci funzionano come online. Le riprese filmate dentro un annuncio vengono invece disegnate.',
  'As an app': 'Come app',
  'The menu of your browser can install this site. What is stored opens there, too.':
    'Dal menu del browser puoi installare questo sito. Ciò che è salvato si apre anche lì.',
  'Looking what is on this device …': 'Controllo che cosa c’è su questo dispositivo …',
  '{{done}} of {{size}} are on this device.': '{{done}} di {{size}} sono su questo dispositivo.',
  'On this device': 'Su questo dispositivo',
  'Stored on {{date}} from version {{version}}.': 'Salvato il {{date}} dalla versione {{version}}.',
  'A newer version is here: {{size}} to fetch. Until you take it, the stored one opens without network.':
    'C’è una versione più recente: {{size}} da scaricare. Finché non la prendi, senza rete si apre quella salvata.',
  'Nothing is stored yet. It takes {{size}}.': 'Non c’è ancora nulla di salvato. Occupa {{size}}.',
  'The browser has room for {{size}}.': 'Il browser ha spazio per {{size}}.',
  'Storing on this device': 'Salvataggio su questo dispositivo',
  'That is not enough room: free some space on this device, then open this page again.':
    'Lo spazio non basta: liberane un po’ su questo dispositivo e apri di nuovo questa pagina.',
  Stop: 'Interrompi',
  'Take the newer version': 'Prendi la versione nuova',
  'Go on storing': 'Continua a salvare',
  'Take everything along': 'Porta tutto con te',
  'Remove from this device': 'Rimuovi da questo dispositivo',
  'What is taken along': 'Che cosa si porta',
  'Opening the page …': 'Apertura della pagina …',
  'You are offline': 'Sei offline',
  'This page needs the network. All demos, their spec sheets and these pages are stored on this device:':
    'Questa pagina richiede la rete. Tutte le demo, le loro schede e queste pagine sono salvate su questo dispositivo:',
  'Ticked decks are stored with their texts, comments and pictures, also one with a password: whoever has this device can open them by their links.':
    'Le proposte spuntate vengono salvate con testi, commenti e immagini, anche quelle con password: chi ha questo dispositivo può aprirle dal loro link.',
  'Stored on {{date}}: {{size}}.': 'Salvata il {{date}}: {{size}}.',
  'Not stored yet.': 'Non ancora salvata.',
  'Store the ticked decks': 'Salva le proposte spuntate',
  'Storing the decks …': 'Salvataggio delle proposte …',
  'The ticked decks are on this device as they are now.': 'Le proposte spuntate sono su questo dispositivo così come sono ora.',
  'Not every ticked deck was stored. One that has ended or was withdrawn cannot be; for the others try again in a while.':
    'Non tutte le proposte spuntate sono state salvate. Una scaduta o ritirata non si può salvare; per le altre riprova tra un po’.',
  'Following a presentation, and decks that are not stored here, need the network.':
    'Per seguire una presentazione, e per aprire una proposta che non è salvata qui, serve la rete.',
  'The decks that are ticked below': 'Le proposte spuntate qui sotto',
} as const satisfies Readonly<Record<(typeof labels)[number], string>>;
