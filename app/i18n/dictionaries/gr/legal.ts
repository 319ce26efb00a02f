import type { legal as labels } from '#app/i18n/dictionaries/en/legal.ts';

/** German: privacy, imprint, accessibility. */
export const legal: Readonly<Record<(typeof labels)[number], string>> = {
  Legal: 'Rechtliches',
  Privacy: 'Datenschutz',
  Imprint: 'Impressum',
  Accessibility: 'Barrierefreiheit',
  'Sample text: Surge is a fictional company. A real one lets its own lawyers write this page.':
    'Beispieltext: Surge ist eine erfundene Firma. Eine echte lässt diese Seite von ihren eigenen Juristen schreiben.',

  'What we keep, why, and for how long.': 'Was wir speichern, warum und wie lange.',
  'No third party, no tracking, and no cookie unless you choose a language or a look. What remains is little, and all of it is listed here.':
    'Keine Dritten, kein Tracking und kein Cookie, außer Sie wählen eine Sprache oder eine Darstellung. Was bleibt, ist wenig, und alles davon steht hier.',
  'Who is responsible': 'Wer verantwortlich ist',
  'When you send a brief': 'Wenn Sie ein Briefing senden',
  'We keep what you entered, what the page said that your budget buys, the language you read the form in, when it arrived, and the version of the text you agreed to.':
    'Wir speichern, was Sie eingegeben haben, was Ihr Budget laut der Seite bringt, die Sprache, in der Sie das Formular gelesen haben, den Zeitpunkt des Eingangs und die Fassung des Textes, dem Sie zugestimmt haben.',
  'What you played in your visit goes along only if you tick it. You see every figure before it is sent.':
    'Was Sie bei Ihrem Besuch gespielt haben, wird nur mitgesendet, wenn Sie es ankreuzen. Sie sehen jede Zahl, bevor sie gesendet wird.',
  'Your brand in an ad goes along only if you tick it, as a link that shows it. A copy of your brief may be mailed to you.':
    'Ihre Marke in einer Anzeige wird nur mitgesendet, wenn Sie es ankreuzen, als Link, der sie zeigt. Eine Kopie Ihres Briefings kann Ihnen per Mail zugehen.',
  'We use it to answer you and to plan the campaign you asked for. The basis is your consent (GDPR, Article 6 (1) a).':
    'Wir nutzen es, um Ihnen zu antworten und die gewünschte Kampagne zu planen. Grundlage ist Ihre Einwilligung (DSGVO, Artikel 6 Absatz 1 Buchstabe a).',
  'Our sales team reads it; a copy may be in its mailbox and its customer system. Nobody else receives it.':
    'Unser Vertrieb liest es; eine Kopie kann in seinem Postfach und in seinem Kundensystem liegen. Sonst bekommt es niemand.',
  'It is erased after 24 months, or earlier if you ask us.': 'Es wird nach 24 Monaten gelöscht, oder früher, wenn Sie uns darum bitten.',
  'Demos are counted, people are not': 'Gezählt werden Demos, nicht Menschen',
  'How often a demo is seen, played and completed is added up per demo, kind of device, language and day. Nothing in it tells one person from another.':
    'Wie oft eine Demo gesehen, gespielt und beendet wird, zählen wir je Demo, Geräteart, Sprache und Tag zusammen. Nichts darin unterscheidet einen Menschen vom anderen.',
  'Nothing is counted if your browser sends Global Privacy Control or Do Not Track.':
    'Nichts wird gezählt, wenn Ihr Browser Global Privacy Control oder Do Not Track sendet.',
  'What our server sees': 'Was unser Server sieht',
  'Like every server, ours sees the network address of a request. It holds off abuse, for which a code made from it is kept for two hours at most; it is never written to a log.':
    'Wie jeder Server sieht unserer die Netzwerkadresse einer Anfrage. Sie dient der Abwehr von Missbrauch; dafür wird ein daraus gebildeter Code höchstens zwei Stunden lang aufbewahrt. In einem Protokoll steht sie nie.',
  'All files come from this server: no other company learns that you were here.':
    'Alle Dateien kommen von diesem Server: Keine andere Firma erfährt, dass Sie hier waren.',
  'What is on your device': 'Was auf Ihrem Gerät liegt',
  'On every page': 'Auf jeder Seite',
  'With the demos and your brief': 'Bei den Demos und Ihrem Briefing',
  'In the sample workspace': 'Im Beispiel-Arbeitsbereich',
  'The language you chose: a cookie and local storage.': 'Die gewählte Sprache: ein Cookie und lokaler Speicher.',
  'The look you chose, such as dark mode: a cookie.': 'Die gewählte Darstellung, etwa der dunkle Modus: ein Cookie.',
  'What you played in this visit.': 'Was Sie bei diesem Besuch gespielt haben.',
  'A brief that you began to write, without your consent ticks.': 'Ein Briefing, das Sie begonnen haben, ohne Ihre Einwilligungshäkchen.',
  'Briefs that wait for a connection.': 'Briefings, die auf eine Verbindung warten.',
  'The brand you put into the demos.': 'Die Marke, die Sie in die Demos gesetzt haben.',
  'The addresses, codes and the ad server that you put into your files.':
    'Die Adressen, Codes und der Adserver, die Sie in Ihre Dateien gesetzt haben.',
  'What you opened and closed in the menu.': 'Was Sie im Menü auf- und zugeklappt haben.',
  'Your ticks on the starter page.': 'Ihre Häkchen auf der Starterseite.',
  'Which card you opened and how far you scrolled, so that you find the place again.':
    'Welche Karte Sie geöffnet und wie weit Sie gescrollt haben, damit Sie die Stelle wiederfinden.',
  'The sample account that you signed in with, and whether you locked it.':
    'Das Beispielkonto, mit dem Sie angemeldet sind, und ob Sie es gesperrt haben.',
  'What you added, changed or deleted in the samples.': 'Was Sie in den Beispielen hinzugefügt, geändert oder gelöscht haben.',
  'An identity check that you began to fill in, without its code and its pictures.':
    'Eine Identitätsprüfung, die Sie begonnen haben, ohne ihren Code und ihre Bilder.',
  'The files that you marked as favourites, and those you downloaded last.':
    'Die Dateien, die Sie als Favoriten markiert, und die, die Sie zuletzt heruntergeladen haben.',
  'Which columns of a list you see, and how wide.': 'Welche Spalten einer Liste Sie sehen und wie breit sie sind.',
  'Which charts you see as tables.': 'Welche Diagramme Sie als Tabellen sehen.',
  'That you switched off single keys.': 'Dass Sie die Tastenkürzel ausgeschaltet haben.',
  'Which panels you opened beside a demo.': 'Welche Bereiche Sie neben einer Demo geöffnet haben.',
  'Until you close them': 'Bis Sie sie schließen',
  'The calls that you let fail.': 'Die Aufrufe, die Sie scheitern lassen.',
  'One year': 'Ein Jahr',
  'Until you close the tab': 'Bis Sie den Tab schließen',
  'Seven days, or until you send or discard it': 'Sieben Tage, oder bis Sie es senden oder verwerfen',
  'Seven days, or until they are sent or deleted': 'Sieben Tage, oder bis sie gesendet oder gelöscht sind',
  'Until you delete it': 'Bis Sie es löschen',
  'Until you sign out': 'Bis Sie sich abmelden',
  'Until you reset the demo data on your profile': 'Bis Sie die Demodaten in Ihrem Profil zurücksetzen',
  'Until you switch them on': 'Bis Sie sie einschalten',
  'Your rights': 'Ihre Rechte',
  'You may ask what we keep about you, have it corrected or erased, receive a copy, and take your consent back at any time.':
    'Sie können erfragen, was wir über Sie speichern, es berichtigen oder löschen lassen, eine Kopie erhalten und Ihre Einwilligung jederzeit widerrufen.',
  'Write to us from the address that you gave, with the reference of your brief if you have it. We erase it from our store and everything that was still to be sent on.':
    'Schreiben Sie uns von der angegebenen Adresse, mit der Referenz Ihres Briefings, falls Sie sie haben. Wir löschen es aus unserem Speicher, samt allem, was noch weiterzuleiten war.',
  'You may also complain to a data protection authority.': 'Sie können sich auch bei einer Datenschutzbehörde beschweren.',

  'Who runs this site.': 'Wer diese Seite betreibt.',
  'The company behind Surge, how to reach it, and who answers for what is written here.':
    'Die Firma hinter Surge, wie Sie sie erreichen und wer für das Geschriebene einsteht.',
  'The company': 'Die Firma',
  Address: 'Anschrift',
  'Managing director': 'Geschäftsführung',
  'Commercial register': 'Handelsregister',
  'VAT number': 'Umsatzsteuer-ID',
  Contact: 'Kontakt',
  'Good to know': 'Gut zu wissen',
  'All brands, campaigns and figures in the demos and stories are invented. Any likeness to real ones is coincidence.':
    'Alle Marken, Kampagnen und Zahlen in den Demos und Geschichten sind erfunden. Jede Ähnlichkeit mit echten ist Zufall.',
  'Links to other sites open what others wrote: they answer for it.':
    'Links zu anderen Seiten führen zu dem, was andere geschrieben haben: Dafür stehen diese ein.',
  'Creatives, drawings and texts are ours. Typefaces and libraries come under their own free licences.':
    'Werbemittel, Zeichnungen und Texte sind von uns. Schriften und Bibliotheken stehen unter eigenen freien Lizenzen.',

  'Ads that everyone can play.': 'Anzeigen, die alle spielen können.',
  'Rich media has a poor reputation here. We want each page and each demo to work by keyboard, with a screen reader, in large type and without motion.':
    'Rich Media hat hier keinen guten Ruf. Wir wollen, dass jede Seite und jede Demo mit der Tastatur, mit einem Screenreader, in großer Schrift und ohne Bewegung funktioniert.',
  'What we aim at': 'Was wir anstreben',
  'The Web Content Accessibility Guidelines (WCAG) 2.2, level AA, on all pages and in every language.':
    'Die Web Content Accessibility Guidelines (WCAG) 2.2, Stufe AA, auf allen Seiten und in allen Sprachen.',
  'What works': 'Was funktioniert',
  'Everything can be reached and used by keyboard; the focus is always visible.':
    'Alles ist mit der Tastatur erreichbar und bedienbar; der Fokus ist immer sichtbar.',
  'Every demo can be played by keyboard, can be skipped, and never holds the focus against your will.':
    'Jede Demo lässt sich mit der Tastatur spielen, lässt sich überspringen und hält den Fokus nie gegen Ihren Willen fest.',
  'What moves for more than five seconds has a Pause; if your device asks for less motion, nothing moves by itself.':
    'Was sich länger als fünf Sekunden bewegt, hat einen Pausenknopf; wünscht Ihr Gerät weniger Bewegung, bewegt sich nichts von selbst.',
  'Text grows to 200% and pages fit a width of 320 px without scrolling sideways, in light and in dark.':
    'Text wächst bis 200 %, und Seiten passen ohne seitliches Scrollen auf 320 px Breite, hell wie dunkel.',
  'The campaign brief works without JavaScript, and names every mistake in words.':
    'Das Briefing funktioniert ohne JavaScript und benennt jeden Fehler in Worten.',
  'How we check': 'Wie wir prüfen',
  'Each page is tested automatically with every change, light and dark, and played through by keyboard. This is our own assessment; nobody has certified it.':
    'Jede Seite wird bei jeder Änderung automatisch geprüft, hell und dunkel, und mit der Tastatur durchgespielt. Das ist unsere eigene Einschätzung; niemand hat sie zertifiziert.',
  'What does not work yet': 'Was noch nicht funktioniert',
  'Some demos are games of speed or aim. Their goal can be reached by keyboard, but not always as fast.':
    'Manche Demos verlangen Tempo oder Treffsicherheit. Ihr Ziel ist mit der Tastatur erreichbar, aber nicht immer so schnell.',
  'What a demo shows while it plays is described in a sentence, not moment by moment.':
    'Was eine Demo beim Spielen zeigt, ist in einem Satz beschrieben, nicht Moment für Moment.',
  'Tell us what is in your way': 'Sagen Sie uns, was Ihnen im Weg steht',
  'Write what you wanted to do and what happened. A person answers, and we mend it or find another way with you.':
    'Schreiben Sie, was Sie tun wollten und was geschah. Ein Mensch antwortet, und wir beheben es oder finden mit Ihnen einen anderen Weg.',
  'The demos that you keep to compare them.': 'Die Demos, die Sie sich zum Vergleichen merken.',
  'Until you let them go': 'Bis Sie sie entfernen',
  'The KPI model, the budget and the market with which you looked at prices.':
    'Das KPI-Modell, das Budget und der Markt, mit denen Sie Preise angesehen haben.',
  'That you entered the password of a deck: a code, not the password.':
    'Dass Sie das Passwort einer Auswahl eingegeben haben: ein Code, nicht das Passwort.',
  'Twelve hours, or until you close the tab': 'Zwölf Stunden, oder bis Sie den Tab schließen',
  'The name under which you comment on decks.': 'Der Name, unter dem Sie in einer Auswahl kommentieren.',
  'Comments and decisions on decks that wait for a connection.': 'Kommentare und Entscheidungen zu Auswahlen, die auf eine Verbindung warten.',
  'When you make or open a deck': 'Wenn Sie eine Auswahl erstellen oder öffnen',
  'We keep what its owner put into it, texts and pictures, and what was said of it, with the names that were typed.':
    'Wir bewahren auf, was ihr Ersteller hineingelegt hat, Texte und Bilder, und was dazu gesagt wurde, mit den eingegebenen Namen.',
  'Whoever has its link, and its password if it has one, can see all of that. Nobody else receives it.':
    'Wer ihren Link hat, und ihr Passwort, falls es eines gibt, kann das alles sehen. Niemand sonst erhält es.',
  'How often it was opened and its demos were played is added up. Nothing in it tells one person from another.':
    'Zusammengezählt wird, wie oft sie geöffnet und ihre Demos gespielt wurden. Nichts daran unterscheidet eine Person von einer anderen.',
  'It is erased at once when its owner deletes it, else 30 days after its link ended or was closed.':
    'Sie wird sofort gelöscht, wenn ihr Ersteller sie löscht, sonst 30 Tage nachdem ihr Link abgelaufen ist oder geschlossen wurde.',
  'A deck that you began to write, without its password.': 'Eine Auswahl, die Sie begonnen haben, ohne ihr Passwort.',
  'Until you make it, begin anew or close the tab': 'Bis Sie sie erstellen, neu beginnen oder den Tab schließen',
  'The decks that you made here, with the links to your own pages of them.':
    'Die Auswahlen, die Sie hier erstellt haben, mit den Links zu Ihren eigenen Seiten davon.',
  'Until you forget or delete them': 'Bis Sie sie vergessen lassen oder löschen',
  'The pages, demos and films that you took along to a meeting, in the browser’s store for whole answers.':
    'Die Seiten, Demos und Filme, die Sie zu einem Termin mitgenommen haben, im Speicher des Browsers für ganze Antworten.',
  'Until you remove them on the page where you took them along': 'Bis Sie sie auf der Seite entfernen, auf der Sie sie mitgenommen haben',
  'When you present or follow': 'Wenn Sie präsentieren oder folgen',
  'A meeting keeps what is shown at the moment, and your note on it while your phone is the clicker. It is erased when the meeting ends, or within five hours of the last change.':
    'Ein Treffen speichert, was gerade gezeigt wird, und Ihre Notiz dazu, solange Ihr Telefon der Klicker ist. Es wird gelöscht, wenn das Treffen endet, spätestens fünf Stunden nach der letzten Änderung.',
  'Of those who follow, only their number is known.': 'Von denen, die folgen, ist nur die Zahl bekannt.',
  'The meeting that you present in this tab.': 'Das Treffen, das Sie in diesem Tab präsentieren.',
  'Your notes on the demos that you present.': 'Ihre Notizen zu den Demos, die Sie präsentieren.',
  'The decks that you took along, with what was said of them by name, in the same store.':
    'Die Auswahlen, die Sie mitgenommen haben, mit dem, was unter Namen dazu gesagt wurde, in demselben Speicher.',
  'If you come from a deck, its link goes along unless you take the tick off.':
    'Wenn Sie von einer Auswahl kommen, geht deren Link mit, sofern Sie den Haken nicht wegnehmen.',
  'What was said on your decks and needs no answer from you.': 'Was zu Ihren Auswahlen gesagt wurde und keine Antwort von Ihnen braucht.',
};
