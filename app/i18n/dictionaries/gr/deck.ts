import type { deck as labels } from '#app/i18n/dictionaries/en/deck.ts';

export const deck = {
  'This deck cannot be opened': 'Diese Auswahl lässt sich nicht öffnen',
  'It may need a password, have ended or been withdrawn, or its address may be incomplete. Only whoever sent you the link knows.':
    'Vielleicht braucht sie ein Passwort, ist abgelaufen oder zurückgezogen, oder ihre Adresse ist unvollständig. Das weiß nur, wer Ihnen den Link gesendet hat.',
  'That did not open a deck.': 'Damit ließ sich keine Auswahl öffnen.',
  'Opening it with the password that you entered before …': 'Sie wird mit dem Passwort geöffnet, das Sie schon eingegeben haben …',
  'For {{client}}': 'Für {{client}}',
  'Takes about': 'Dauert etwa',
  'Open until': 'Offen bis',
  'This link no longer opens, or asks for its password again: load the page anew to see. What is shown stays until then, and nothing more can be sent.':
    'Dieser Link öffnet sich nicht mehr oder fragt erneut nach seinem Passwort: Laden Sie die Seite neu. Was Sie sehen, bleibt bis dahin; senden lässt sich nichts mehr.',
  'To play the demos, to comment and to decide, this page needs JavaScript.':
    'Um die Demos zu spielen, zu kommentieren und zu entscheiden, braucht diese Seite JavaScript.',
  'The demos of this deck are no longer in the catalogue.': 'Die Demos dieser Auswahl sind nicht mehr im Katalog.',
  'Picture of your page': 'Bild Ihrer Seite',
  'Why it is here': 'Warum sie hier steht',
  'Open it large': 'Groß öffnen',
  'opens in a new tab': 'öffnet sich in einem neuen Tab',
  'Your decision': 'Ihre Entscheidung',
  Approve: 'Freigeben',
  'Ask for a change': 'Änderung wünschen',
  'A change is asked for': 'Änderung gewünscht',
  'A word with it, if you like': 'Ein Wort dazu, wenn Sie mögen',
  'What is to be changed?': 'Was soll geändert werden?',
  'Say what is to be changed.': 'Sagen Sie, was geändert werden soll.',
  'Send the approval': 'Freigabe senden',
  'Send the request': 'Wunsch senden',
  'At {{time}} of the play': 'Bei {{time}} des Abspielens',
  'sent this deck': 'hat diese Auswahl gesendet',
  'Sent. Whoever sent you this deck sees it now.': 'Gesendet. Wer Ihnen diese Auswahl geschickt hat, sieht es jetzt.',
  'Not sent yet. It is kept on this device for up to seven days and goes out by itself once there is a connection.':
    'Noch nicht gesendet. Es bleibt bis zu sieben Tage auf diesem Gerät und geht von selbst hinaus, sobald es eine Verbindung gibt.',
  'Not sent yet: much arrives at the moment. It goes out by itself in a while.':
    'Noch nicht gesendet: Im Moment kommt vieles an. Es geht in einer Weile von selbst hinaus.',
  'This was not accepted. Copy your words, discard this and say it in another way.':
    'Das wurde nicht angenommen. Kopieren Sie Ihre Worte, verwerfen Sie dies und sagen Sie es anders.',
  'Too much waits to be sent already. Send or discard some of it first.':
    'Es wartet schon zu viel auf das Senden. Senden oder verwerfen Sie zuerst etwas davon.',
  'Say who you are: a first name will do.': 'Sagen Sie, wer Sie sind: Ein Vorname genügt.',
  'You write as {{name}}.': 'Sie schreiben als {{name}}.',
  'Another name': 'Anderer Name',
  'It is kept on this device, so that you are asked once.': 'Er bleibt auf diesem Gerät, damit Sie nur einmal gefragt werden.',
  'Shall we build it?': 'Sollen wir es bauen?',
  'A brief about these formats takes a few minutes: goal, budget and dates. We answer you personally.':
    'Ein Briefing zu diesen Formaten dauert wenige Minuten: Ziel, Budget und Termine. Wir antworten Ihnen persönlich.',
  'Counted: how often this deck was opened and its demos were played. No person is told from another.':
    'Gezählt wird, wie oft diese Auswahl geöffnet und ihre Demos abgespielt wurden. Niemand wird vom anderen unterschieden.',
  'Approved as it is': 'So freigegeben',
  'As stored on this device on {{date}}. What you say is kept here and sent once the network is back.':
    'Wie auf diesem Gerät gespeichert am {{date}}. Was Sie sagen, bleibt hier und wird einmal gesendet, sobald das Netz wieder da ist.',
  'Print or save as PDF': 'Drucken oder als PDF sichern',
  'Drawing the pictures for paper …': 'Die Bilder werden für das Papier gezeichnet …',
  'Play, comment and decide': 'Spielen, kommentieren und entscheiden',
  'Decided earlier': 'Früher entschieden',
  'Write your answer first.': 'Schreiben Sie zuerst Ihre Antwort.',
  'Answers: {{n}}': 'Antworten: {{n}}',
} as const satisfies Readonly<Record<(typeof labels)[number], string>>;
