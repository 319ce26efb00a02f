import type { campaign as labels } from '#app/i18n/dictionaries/en/campaign.ts';

/** German: the campaign brief, its form and the page after it. */
export const campaign: Readonly<Record<(typeof labels)[number], string>> = {
  'New campaign': 'Neue Kampagne',
  'Tell us the result. We build the way there.': 'Nennen Sie uns das Ergebnis. Wir bauen den Weg dorthin.',
  'E-mail': 'E-Mail',
  'Sample contact details: this is a demonstration site.': 'Kontaktdaten als Beispiel: Dies ist eine Demonstrationsseite.',
  'Or write, or call': 'Oder schreiben Sie uns, oder rufen Sie an',
  'What others ask first': 'Was andere zuerst fragen',
  'What is billed and what never is, forty days from brief to report, and the smallest budget.':
    'Was abgerechnet wird und was nie, vierzig Tage vom Briefing bis zum Bericht, und das Mindestbudget.',
  'What happens next': 'Wie es weitergeht',
  'We read it': 'Wir lesen es',
  'A planner answers you personally and asks what is missing.': 'Jemand aus der Planung antwortet Ihnen persönlich und fragt nach, was fehlt.',
  'We propose': 'Wir schlagen vor',
  'One plan within two working days: channels, formats, KPI model and the price of the moment you pay for.':
    'Ein Plan innerhalb von zwei Werktagen: Kanäle, Formate, KPI-Modell und der Preis für den Moment, den Sie bezahlen.',
  'You play it': 'Sie spielen es',
  'The creative as a working demo, on desktop and phone, before anything is booked.':
    'Das Werbemittel als spielbare Demo, auf Desktop und Telefon, bevor etwas gebucht ist.',
  'We launch': 'Wir starten',
  'Tracking is tested end to end first. Then the campaign runs, and you see what we see.':
    'Erst wird das Tracking von Anfang bis Ende getestet. Dann läuft die Kampagne, und Sie sehen, was wir sehen.',
  'Send Surge your campaign brief: goal, formats, KPI model, budget and start date. A planner answers you personally.':
    'Schicken Sie Surge Ihr Briefing: Ziel, Formate, KPI-Modell, Budget und Starttermin. Jemand aus der Planung antwortet Ihnen persönlich.',

  'Name, work e-mail, company and your consent are enough. The rest spares you questions.':
    'Name, geschäftliche E-Mail, Firma und Ihre Einwilligung genügen. Der Rest erspart Ihnen Rückfragen.',
  required: 'Pflichtfeld',
  'Work e-mail': 'Geschäftliche E-Mail',
  'Phone number': 'Telefonnummer',
  Company: 'Firma',
  Country: 'Land',
  'Choose a country': 'Land wählen',
  'The campaign': 'Die Kampagne',
  'Formats you like': 'Gewünschte Formate',
  'Demos you start from': 'Demos als Ausgangspunkt',
  'Take the tick off what you do not want.': 'Was nicht dazugehören soll: Haken wegnehmen.',
  'Your brand in the ad': 'Ihre Marke in der Anzeige',
  'Include my brand preview: a link that shows {{demo}} with my name, words, colours and logo.':
    'Meine Markenvorschau mitsenden: ein Link, der {{demo}} mit meinem Namen, meinen Worten, Farben und meinem Logo zeigt.',
  'See what it shows': 'Ansehen, was er zeigt',
  '{{code}} is our proposal for {{demo}}. Change it as you like.': '{{code}} ist unser Vorschlag für {{demo}}. Ändern Sie ihn, wie Sie mögen.',
  'Choose any number of them.': 'Wählen Sie so viele, wie Sie möchten.',
  'Not sure? Play them first.': 'Nicht sicher? Erst spielen.',
  'KPI model': 'KPI-Modell',
  'The moment you pay for, from an ad being seen to a sale.': 'Der Moment, den Sie bezahlen: vom Sehen der Anzeige bis zum Verkauf.',
  'not sure yet': 'noch offen',
  'Media budget': 'Mediabudget',
  'In total, for this campaign.': 'Insgesamt, für diese Kampagne.',
  'Under €10,000': 'Unter 10.000 €',
  '€10,000 to €50,000': '10.000 bis 50.000 €',
  '€50,000 to €200,000': '50.000 bis 200.000 €',
  'More than €200,000': 'Mehr als 200.000 €',
  'Not decided yet': 'Noch nicht entschieden',
  'Under about {{to}}': 'Unter etwa {{to}}',
  'About {{from}} to {{to}}': 'Etwa {{from}} bis {{to}}',
  'More than about {{from}}': 'Mehr als etwa {{from}}',
  'Start date': 'Starttermin',
  'A guess is fine.': 'Eine Schätzung genügt.',
  'Your message': 'Ihre Nachricht',
  Message: 'Nachricht',
  'Your goal, market and audience; dates that cannot move; what you have already.':
    'Ihr Ziel, Markt und Zielgruppe; Termine, die feststehen; was Sie schon haben.',
  '{{n}} of {{max}} characters': '{{n}} von {{max}} Zeichen',
  'Your consent': 'Ihre Einwilligung',
  'Surge may keep what I entered here, and use it to answer this brief. I can take this back at any time; then all of it is erased.':
    'Surge darf speichern, was ich hier eingegeben habe, und es nutzen, um dieses Briefing zu beantworten. Ich kann das jederzeit widerrufen; dann wird alles gelöscht.',
  'Privacy notice': 'Datenschutzhinweise',
  'Text of consent {{version}}': 'Einwilligungstext {{version}}',
  'Also tell me about new formats by e-mail, once a month at most.':
    'Informieren Sie mich auch per E-Mail über neue Formate, höchstens einmal im Monat.',
  News: 'Neuigkeiten',
  'Send this brief': 'Briefing senden',
  'Review and send': 'Prüfen und senden',
  'Draft kept on this device': 'Entwurf auf diesem Gerät gespeichert',
  Discard: 'Verwerfen',
  'This browser keeps no draft: what you write stays until you leave this page.':
    'Dieser Browser speichert keinen Entwurf: Was Sie schreiben, bleibt, bis Sie die Seite verlassen.',

  'Enter your name.': 'Geben Sie Ihren Namen ein.',
  'Enter the name of your company.': 'Geben Sie den Namen Ihrer Firma ein.',
  'Tick this box: without your consent we may not keep the brief.':
    'Setzen Sie das Häkchen: Ohne Ihre Einwilligung dürfen wir das Briefing nicht speichern.',
  'Enter a whole phone number, like +44 20 7946 0000, or none.': 'Geben Sie eine vollständige Telefonnummer ein, etwa +44 20 7946 0000, oder keine.',
  'Enter a whole date, or none.': 'Geben Sie ein vollständiges Datum ein oder keines.',
  'Choose today or a later day.': 'Wählen Sie heute oder einen späteren Tag.',
  'Choose from the list.': 'Wählen Sie aus der Liste.',
  'Some characters here cannot be stored. Use plain text.': 'Einige Zeichen lassen sich nicht speichern. Bitte nur einfachen Text eingeben.',
  'Many briefs came from your network just now. Nothing you typed is lost: wait a minute, then send it again.':
    'Aus Ihrem Netz kamen gerade viele Briefings. Nichts von Ihrem Text ist verloren: Warten Sie eine Minute und senden Sie dann noch einmal.',
  'We cannot take briefs at this moment. Nothing you typed is lost: wait a minute, then send it again.':
    'Im Moment können wir keine Briefings annehmen. Nichts von Ihrem Text ist verloren: Warten Sie eine Minute und senden Sie dann noch einmal.',
  'This page was open for too long or too short a time to be sure that a person wrote it. Please send it once more.':
    'Diese Seite war zu lange oder zu kurz offen, um sicher zu sein, dass ein Mensch sie ausgefüllt hat. Bitte senden Sie noch einmal.',
  'We could not read this brief. Check it and send it once more.':
    'Wir konnten dieses Briefing nicht lesen. Prüfen Sie es und senden Sie es noch einmal.',
  'Five briefs are waiting on this device already. Send or delete one of them first.':
    'Auf diesem Gerät warten schon fünf Briefings. Senden oder löschen Sie zuerst eines davon.',

  'Exactly this will be sent.': 'Genau das wird gesendet.',
  'not given': 'keine Angabe',
  'Given, text {{version}}': 'Erteilt, Text {{version}}',
  'Yes, once a month at most': 'Ja, höchstens einmal im Monat',
  No: 'Nein',
  'With it go the language of this page, a number that makes sending twice harmless, and the time at which this form was opened.':
    'Mit dabei sind die Sprache dieser Seite, eine Nummer, durch die doppeltes Senden nicht schadet, und die Zeit, zu der das Formular geöffnet wurde.',
  'Change something': 'Etwas ändern',
  'Send along what I played in this visit: it helps the planner to see what caught my eye.':
    'Auch mitsenden, was ich bei diesem Besuch gespielt habe: So sieht die Planung, was mir aufgefallen ist.',
  'These figures will be sent.': 'Diese Zahlen werden gesendet.',
  'These figures stay on this device.': 'Diese Zahlen bleiben auf diesem Gerät.',
  Demo: 'Demo',
  Seconds: 'Sek.',
  Touches: 'Berührungen',
  'To the end': 'Bis zum Ende',
  'By QR code': 'Per QR-Code',

  'Waiting to be sent': 'Wartet auf den Versand',
  'Nothing is waiting any more.': 'Es wartet nichts mehr.',
  'We cannot be reached from here just now. Your brief is safe on this device and goes out by itself as soon as we can, within seven days.':
    'Wir sind von hier aus gerade nicht erreichbar. Ihr Briefing ist auf diesem Gerät sicher und wird von selbst gesendet, sobald wir es sind, innerhalb von sieben Tagen.',
  'This browser keeps nothing for us: leave this page open until then.':
    'Dieser Browser speichert nichts für uns: Lassen Sie die Seite bis dahin offen.',
  'Write another brief': 'Noch ein Briefing schreiben',
  'The server could not take it as it is.': 'Der Server konnte es so nicht annehmen.',
  'Still no answer. It is tried again by itself.': 'Noch keine Antwort. Es wird von selbst wieder versucht.',
  'Open in the form': 'Im Formular öffnen',
  'Send now': 'Jetzt senden',
  Delete: 'Löschen',

  'Your brief was sent.': 'Ihr Briefing ist gesendet.',
  'A brief of yours could not be sent within seven days and was deleted from this device.':
    'Eines Ihrer Briefings konnte sieben Tage lang nicht gesendet werden und wurde von diesem Gerät gelöscht.',
  'Thank you. We have it in writing.': 'Danke. Wir haben es schriftlich.',
  'Your reference': 'Ihre Referenz',
  'Quote it when you write or call, and we have your brief before us.':
    'Nennen Sie diese Referenz, wenn Sie schreiben oder anrufen, dann haben wir Ihr Briefing vor uns.',
  'What is in the form now would be lost. Replace it?': 'Was jetzt im Formular steht, ginge verloren. Ersetzen?',
  'Copy the reference': 'Referenz kopieren',
  'You have a plan from us within two working days.': 'Innerhalb von zwei Werktagen haben Sie einen Plan von uns.',
  'A copy of your brief is on its way to your mail box.': 'Eine Kopie Ihres Briefings ist unterwegs in Ihr Postfach.',
  'Meanwhile: play the formats you have not seen yet.': 'Inzwischen: Spielen Sie die Formate, die Sie noch nicht kennen.',
  'Your deck': 'Ihre Auswahl',
  'Open the deck': 'Auswahl öffnen',
  'Include my deck: a link that opens it as I see it.': 'Meine Auswahl mitsenden: ein Link, der sie so öffnet, wie ich sie sehe.',
  'Include my deck: a link that opens it as I see it, every demo in the brand.':
    'Meine Auswahl mitsenden: ein Link, der sie so öffnet, wie ich sie sehe, jede Demo in der Marke.',
  'The deck shows every demo in the brand.': 'Die Auswahl zeigt jede Demo in der Marke.',
};
