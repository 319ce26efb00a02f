import type { meeting as labels } from '#app/i18n/dictionaries/en/meeting.ts';

export const meeting = {
  'Meet without network. Everything works.': 'Termin ohne Netz. Alles funktioniert.',
  'All demos, films, spec sheets and languages are stored on this device. Every page then opens from there, in this browser and in the installed app.':
    'Alle Demos, Filme, Datenblätter und Sprachen werden auf diesem Gerät gespeichert. Danach öffnet sich jede Seite von dort, in diesem Browser und in der installierten App.',
  'Pages can be stored from a secure address only: open this site by https.':
    'Seiten lassen sich nur von einer sicheren Adresse speichern: Öffnen Sie diese Website über https.',
  'This browser does not let pages be stored here. In a private window some never do: try an ordinary window, or another browser.':
    'Dieser Browser lässt hier keine Seiten speichern. In einem privaten Fenster erlauben es manche nie: Versuchen Sie es in einem normalen Fenster oder mit einem anderen Browser.',
  'Taking along is switched off on this site. What was stored on this device is removed.':
    'Das Speichern für unterwegs ist auf dieser Website abgeschaltet. Was auf diesem Gerät gespeichert war, wird entfernt.',
  'What can be taken along could not be read. Check the connection and open this page again.':
    'Was sich speichern lässt, konnte nicht gelesen werden. Prüfen Sie die Verbindung und öffnen Sie diese Seite noch einmal.',
  'Stopped. What is here already is not fetched again.': 'Angehalten. Was schon hier ist, wird nicht noch einmal geladen.',
  'The connection broke. What is here already is not fetched again.':
    'Die Verbindung ist abgerissen. Was schon hier ist, wird nicht noch einmal geladen.',
  'This device has no more room. Free some space, then go on: what is here already is not fetched again.':
    'Auf diesem Gerät ist kein Platz mehr. Schaffen Sie Platz und machen Sie dann weiter: Was schon hier ist, wird nicht noch einmal geladen.',
  'Done. You may unplug the network.': 'Fertig. Sie können das Netz jetzt trennen.',
  'Everything was removed from this device.': 'Alles wurde von diesem Gerät entfernt.',
  'Pages, previews and spec sheets': 'Seiten, Vorschauen und Datenblätter',
  'Demos with their films and export files': 'Demos mit ihren Filmen und Exportdateien',
  'The site itself, in five languages': 'Die Website selbst, in fünf Sprachen',
  'What needs the network': 'Was das Netz braucht',
  'A brief is kept on this device and sent once when the network is back.':
    'Ein Briefing bleibt auf diesem Gerät und wird einmal gesendet, sobald das Netz wieder da ist.',
  'Ads play as they do online. Filmed footage inside an ad is drawn instead.':
    'Anzeigen laufen wie online. Gefilmtes innerhalb einer Anzeige wird stattdessen gezeichnet.',
  'As an app': 'Als App',
  'The menu of your browser can install this site. What is stored opens there, too.':
    'Über das Menü Ihres Browsers lässt sich diese Website installieren. Was gespeichert ist, öffnet sich auch dort.',
  'Looking what is on this device …': 'Es wird nachgesehen, was auf diesem Gerät ist …',
  '{{done}} of {{size}} are on this device.': '{{done}} von {{size}} sind auf diesem Gerät.',
  'On this device': 'Auf diesem Gerät',
  'Stored on {{date}} from version {{version}}.': 'Gespeichert am {{date}}, Version {{version}}.',
  'A newer version is here: {{size}} to fetch. Until you take it, the stored one opens without network.':
    'Eine neuere Version ist da: {{size}} sind zu laden. Bis Sie sie übernehmen, öffnet sich ohne Netz die gespeicherte.',
  'Nothing is stored yet. It takes {{size}}.': 'Noch ist nichts gespeichert. Es braucht {{size}}.',
  'The browser has room for {{size}}.': 'Der Browser hat Platz für {{size}}.',
  'Storing on this device': 'Wird auf diesem Gerät gespeichert',
  'That is not enough room: free some space on this device, then open this page again.':
    'Das ist zu wenig Platz: Schaffen Sie Platz auf diesem Gerät und öffnen Sie diese Seite noch einmal.',
  Stop: 'Anhalten',
  'Take the newer version': 'Die neuere Version übernehmen',
  'Go on storing': 'Weiter speichern',
  'Take everything along': 'Alles auf diesem Gerät speichern',
  'Remove from this device': 'Von diesem Gerät entfernen',
  'What is taken along': 'Was mitgenommen wird',
  'Opening the page …': 'Die Seite wird geöffnet …',
  'You are offline': 'Sie sind offline',
  'This page needs the network. All demos, their spec sheets and these pages are stored on this device:':
    'Diese Seite braucht das Netz. Alle Demos, ihre Datenblätter und diese Seiten sind auf diesem Gerät gespeichert:',
  'Ticked decks are stored with their texts, comments and pictures, also one with a password: whoever has this device can open them by their links.':
    'Angekreuzte Auswahlen werden mit Texten, Kommentaren und Bildern gespeichert, auch solche mit Passwort: Wer dieses Gerät hat, kann sie über ihren Link öffnen.',
  'Stored on {{date}}: {{size}}.': 'Gespeichert am {{date}}: {{size}}.',
  'Not stored yet.': 'Noch nicht gespeichert.',
  'Store the ticked decks': 'Angekreuzte Auswahlen speichern',
  'Storing the decks …': 'Die Auswahlen werden gespeichert …',
  'The ticked decks are on this device as they are now.': 'Die angekreuzten Auswahlen sind auf diesem Gerät, wie sie jetzt sind.',
  'Not every ticked deck was stored. One that has ended or was withdrawn cannot be; for the others try again in a while.':
    'Nicht jede angekreuzte Auswahl wurde gespeichert. Abgelaufene und zurückgezogene lassen sich nicht speichern; für die anderen versuchen Sie es später noch einmal.',
  'Following a presentation, and decks that are not stored here, need the network.':
    'Wer einer Präsentation folgt oder eine Auswahl öffnet, die hier nicht gespeichert ist, braucht das Netz.',
  'The decks that are ticked below': 'Die unten angekreuzten Auswahlen',
} as const satisfies Readonly<Record<(typeof labels)[number], string>>;
