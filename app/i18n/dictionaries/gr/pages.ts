import type { pages as labels } from '#app/i18n/dictionaries/en/pages.ts';

export const pages = {
  'You asked for this page by its own address: this is what a wrong one leads to.':
    'Sie haben diese Seite über ihre eigene Adresse aufgerufen: Hierher führt eine falsche.',
  'You asked for this page by its own address: nothing is broken just now.':
    'Sie haben diese Seite über ihre eigene Adresse aufgerufen: Gerade ist nichts kaputt.',
  'What happened in your campaigns, newest first.': 'Was in Ihren Kampagnen passiert ist, das Neueste zuerst.',
  'Sample entries: none of this happened. They show what Surge tells you about.':
    'Beispieleinträge: Nichts davon ist geschehen. Sie zeigen, worüber Surge Sie informiert.',
  Today: 'Heute',
  Earlier: 'Früher',
  unread: 'ungelesen',
  'What you are told': 'Was Sie erfahren',
  'A creative keeps every limit, or broke one.': 'Ein Werbemittel hält jede Grenze ein oder hat eine überschritten.',
  Briefs: 'Briefings',
  'A planner answered, or something is missing.': 'Jemand aus der Planung hat geantwortet, oder es fehlt etwas.',
  Results: 'Ergebnisse',
  'A campaign reached the number you set.': 'Eine Kampagne hat Ihre Zielzahl erreicht.',
  Payments: 'Zahlungen',
  'An invoice was issued or paid.': 'Eine Rechnung wurde gestellt oder bezahlt.',
  'Seven KPI models and one rule: you are billed when the moment you chose has happened and was counted, not before.':
    'Sieben KPI-Modelle und eine Regel: Abgerechnet wird, wenn der gewählte Moment eingetreten und gezählt ist, nicht vorher.',
  'You pay for': 'Sie zahlen für',
  'Never billed': 'Nie berechnet',
  Suits: 'Passt zu',
  'Start with {{model}}': 'Mit {{model}} starten',
  'A thousand ads, each at least half in view for one second, a video for two.':
    'Tausend Einblendungen, jede mindestens zur Hälfte und eine Sekunde lang sichtbar, ein Video zwei.',
  'Ads that nobody could see, and robots.': 'Einblendungen, die niemand sehen konnte, und Bots.',
  'Launches, reach, brand recall': 'Markteinführungen, Reichweite, Markenerinnerung',
  'A video played to its last frame while it was in view.': 'Ein Video, das im sichtbaren Bereich bis zum letzten Bild lief.',
  'Views that were skipped or scrolled away.': 'Views, die übersprungen oder weggescrollt wurden.',
  'Connected TV, product films': 'Connected TV, Produktfilme',
  'A click that reached your page.': 'Einen Klick, der auf Ihrer Seite ankam.',
  'Double clicks, slips of the finger, robots.': 'Doppelklicks, verrutschte Finger, Bots.',
  'Traffic, product pages': 'Traffic, Produktseiten',
  'A person with verified details who agreed to be contacted.': 'Einen Menschen mit geprüften Angaben, der einem Kontakt zugestimmt hat.',
  'Duplicates, wrong numbers, people you already know.': 'Dubletten, falsche Nummern, Menschen, die Sie schon kennen.',
  'Banking, cars, education': 'Banken, Autos, Bildung',
  'An app installed and opened for the first time.': 'Eine App, die installiert und zum ersten Mal geöffnet wurde.',
  'Reinstalls, and installs that nobody opened.': 'Wiederholte Installationen und Apps, die niemand geöffnet hat.',
  'Games, wallets, delivery': 'Spiele, Wallets, Lieferdienste',
  'The action you defined: a registration, a booking, a first order.':
    'Die Aktion, die Sie festgelegt haben: eine Registrierung, eine Buchung, eine erste Bestellung.',
  'Everything on the way there.': 'Alles auf dem Weg dorthin.',
  'Subscriptions, services': 'Abos, Dienstleistungen',
  'An order that was paid and kept.': 'Eine Bestellung, die bezahlt und behalten wurde.',
  'Baskets, cancelled orders, returns.': 'Warenkörbe, Stornos, Rücksendungen.',
  'Online shops': 'Onlineshops',
  'The arithmetic is short.': 'Die Rechnung ist kurz.',
  Budget: 'Budget',
  'In every model': 'In jedem Modell',
  'A planner who answers you personally': 'Jemand aus der Planung, der Ihnen persönlich antwortet',
  'The creative as a working demo before you book': 'Das Werbemittel als spielbare Demo, bevor Sie buchen',
  'Tracking tested end to end before launch': 'Tracking, vor dem Start von Anfang bis Ende getestet',
  'A report of every counted moment': 'Ein Bericht über jeden gezählten Moment',
  'A change of model while the campaign runs': 'Ein Modellwechsel während der laufenden Kampagne',
  'Ask before you book.': 'Fragen Sie, bevor Sie buchen.',
  'Paying, creatives, data: what advertisers ask before a first campaign.':
    'Bezahlung, Werbemittel, Daten: was Werbekunden vor der ersten Kampagne fragen.',
  Paying: 'Bezahlung',
  Creatives: 'Werbemittel',
  Data: 'Daten',
  'When do I pay?': 'Wann zahle ich?',
  'When the moment of your KPI model was counted: a view, a click, a lead, a sale. Nothing is billed before.':
    'Wenn der Moment Ihres KPI-Modells gezählt ist: ein View, ein Klick, ein Lead, ein Verkauf. Vorher wird nichts berechnet.',
  'Can I change the model while the campaign runs?': 'Kann ich das Modell während der Kampagne wechseln?',
  'Yes. Many campaigns start on CPM or CPC and move to CPL or CPS once the numbers hold. One plan may also mix them.':
    'Ja. Viele Kampagnen beginnen mit CPM oder CPC und wechseln zu CPL oder CPS, sobald die Zahlen stimmen. Ein Plan kann sie auch mischen.',
  'What happens with invalid traffic?': 'Was passiert mit ungültigem Traffic?',
  'Robots, duplicates and double clicks are taken out before billing, and the report says how many there were.':
    'Bots, Dubletten und Doppelklicks werden vor der Abrechnung entfernt, und der Bericht nennt ihre Zahl.',
  'Is there a smallest budget?': 'Gibt es ein Mindestbudget?',
  'No fixed sum. A plan has to buy enough moments to learn from; if it cannot, we say so and advise against it.':
    'Keine feste Summe. Ein Plan muss genug Momente kaufen, um daraus zu lernen; kann er das nicht, sagen wir es und raten ab.',
  'Do I have to bring a creative?': 'Muss ich ein Werbemittel mitbringen?',
  'No. A logo, a colour and a landing page are enough. You can put your own brand into every demo and see it at once.':
    'Nein. Logo, Farbe und Landingpage genügen. Sie können Ihre eigene Marke in jede Demo setzen und sehen sie sofort.',
  'How heavy are the formats?': 'Wie schwer sind die Formate?',
  'Each demo shows what it weighs and how soon its first frame appears, beside the limits of the trade.':
    'Jede Demo zeigt ihr Gewicht und wann ihr erstes Bild steht, neben den Grenzen der Branche.',
  'Do the creatives run in my ad server?': 'Laufen die Werbemittel in meinem Adserver?',
  'All demos but those for television can be downloaded as a file for an ad server, an app or a video player, straight from the preview.':
    'Alle Demos außer denen fürs Fernsehen lassen sich als Datei für einen Adserver, eine App oder einen Videoplayer herunterladen, direkt aus der Vorschau.',
  'Which devices are covered?': 'Welche Geräte sind abgedeckt?',
  'Desktop and mobile, and the television for CTV. A preview has one tab for each device that its format supports.':
    'Desktop und Mobil, für CTV der Fernseher. Eine Vorschau hat einen Reiter für jedes Gerät, das ihr Format unterstützt.',
  'What does a creative collect?': 'Was sammelt ein Werbemittel?',
  'Nothing of its own. It runs in a sealed frame without storage and without network, and reports only what was done in it.':
    'Nichts von sich aus. Es läuft in einem abgeschotteten Rahmen ohne Speicher und ohne Netz und meldet nur, was darin getan wurde.',
  'How are results counted?': 'Wie werden Ergebnisse gezählt?',
  'By events such as shown, in view, engaged and completed. The console beside every demo prints them as you play.':
    'Nach Ereignissen wie „gezeigt“, „sichtbar“, „Interaktion“ und „abgeschlossen“. Die Konsole neben jeder Demo zeigt sie, während Sie spielen.',
  'Can I use my own tracking?': 'Kann ich mein eigenes Tracking nutzen?',
  'Yes. Your measurement runs beside ours and is tested end to end before launch. If the two differ, we explain why before we bill.':
    'Ja. Ihre Messung läuft neben unserer und wird vor dem Start von Anfang bis Ende getestet. Weichen beide ab, erklären wir das, bevor wir abrechnen.',
  'Do I need an account here?': 'Brauche ich hier ein Konto?',
  'No. The showcase is open. The account pages are a demonstration on sample data, which stays on your device.':
    'Nein. Der Showcase ist offen. Die Kontoseiten sind eine Vorführung mit Beispieldaten, die auf Ihrem Gerät bleiben.',
  'No answer has all of these words. Ask us: a planner answers you personally.':
    'Keine Antwort enthält alle diese Wörter. Fragen Sie uns: Jemand aus der Planung antwortet Ihnen persönlich.',
  'How a campaign goes, step by step. A sample schedule: yours depends on the creative and on how soon you answer.':
    'Wie eine Kampagne verläuft, Schritt für Schritt. Ein Beispielplan: Ihrer hängt vom Werbemittel ab und davon, wie schnell Sie antworten.',
  'Forty days from brief to report.': 'Vierzig Tage vom Briefing bis zum Bericht.',
  Day: 'Tag',
  'Whose turn': 'Am Zug',
  You: 'Sie',
  Both: 'Beide',
  'You send the brief': 'Sie schicken das Briefing',
  'Goal, market, budget, dates. Ten minutes are enough for a first one.': 'Ziel, Markt, Budget, Termine. Zehn Minuten genügen für ein erstes.',
  'One plan comes back': 'Ein Plan kommt zurück',
  'Channels, formats, KPI model and the price of the moment you pay for.':
    'Kanäle, Formate, KPI-Modell und der Preis des Moments, für den Sie zahlen.',
  'You play the creative': 'Sie spielen das Werbemittel',
  'A working demo in your brand, on every device. You say what to change, we build it.':
    'Eine spielbare Demo in Ihrer Marke, auf jedem Gerät. Sie sagen, was sich ändern soll, wir bauen es.',
  'Tracking is proven': 'Das Tracking ist geprüft',
  'A test lead travels the whole way: creative, landing page, your system, our report.':
    'Ein Testlead geht den ganzen Weg: Werbemittel, Landingpage, Ihr System, unser Bericht.',
  'The campaign starts': 'Die Kampagne startet',
  'Small at first, on every channel of the plan, until the numbers can speak.':
    'Erst klein, auf jedem Kanal des Plans, bis die Zahlen sprechen können.',
  'The first turn': 'Die erste Kurskorrektur',
  'What does not hold is stopped. Its budget goes where the moments cost less.':
    'Was nicht trägt, wird gestoppt. Sein Budget geht dorthin, wo die Momente weniger kosten.',
  'You read the report': 'Sie lesen den Bericht',
  'Every counted moment, what it cost, and what we would do next.': 'Jeder gezählte Moment, was er gekostet hat und was wir als Nächstes tun würden.',
  'Seven things, each with the place where it is done. Your ticks stay on this device.':
    'Sieben Dinge, jedes mit dem Ort, an dem es getan wird. Ihre Häkchen bleiben auf diesem Gerät.',
  'What a campaign needs, ticked off.': 'Was eine Kampagne braucht, zum Abhaken.',
  'Complete. Now it is our turn.': 'Vollständig. Jetzt sind wir dran.',
  'Name the goal': 'Das Ziel benennen',
  'One number that would make you call it a success.': 'Eine Zahl, bei der Sie von Erfolg sprechen würden.',
  'Choose what you pay for': 'Wählen, wofür Sie zahlen',
  'A view, a click, a lead, an install, a sale: the moment decides the model.':
    'Ein View, ein Klick, ein Lead, eine Installation, ein Verkauf: Der Moment entscheidet über das Modell.',
  'Play the formats': 'Die Formate spielen',
  'On desktop, phone and television, to the end card.': 'Auf Desktop, Telefon und Fernseher, bis zur Endcard.',
  'Try your brand': 'Ihre Marke ausprobieren',
  'Name, logo and colour, in the preview of any demo.': 'Name, Logo und Farbe, in der Vorschau jeder Demo.',
  'Prepare the landing page': 'Die Landingpage vorbereiten',
  'Fast, one action, tracking in place.': 'Schnell, eine Handlung, Tracking eingebaut.',
  'Fix what cannot move': 'Festhalten, was sich nicht verschieben lässt',
  'A launch, a season, a budget that ends with the year.': 'Eine Markteinführung, eine Saison, ein Budget, das mit dem Jahr endet.',
  'Send the brief': 'Das Briefing schicken',
  'By e-mail or telephone. A planner answers you personally.': 'Per E-Mail oder Telefon. Jemand aus der Planung antwortet Ihnen persönlich.',
  'The site gets a new part and is back shortly.': 'Die Website bekommt ein neues Teil und ist gleich wieder da.',
  'One step is being replaced.': 'Eine Stufe wird ausgetauscht.',
  'What is paused': 'Was ruht',
  'The showcase, the dashboard and the sample accounts.': 'Der Showcase, das Dashboard und die Beispielkonten.',
  'What goes on': 'Was weiterläuft',
  'Running campaigns: delivery and counting run on machines of their own.':
    'Laufende Kampagnen: Auslieferung und Zählung laufen auf eigenen Maschinen.',
  'What you can do': 'Was Sie tun können',
  'Try again in a few minutes. What you kept on this device is still there.':
    'In ein paar Minuten noch einmal versuchen. Was Sie auf diesem Gerät aufbewahrt haben, ist noch da.',
  'How to reach us': 'So erreichen Sie uns',
  'You asked for this page by its own address: nothing is closed just now.':
    'Sie haben diese Seite über ihre eigene Adresse aufgerufen: Gerade ist nichts geschlossen.',
  'Answer by voice': 'Mit der Stimme antworten',
  'One word is enough. It is understood on the device and never leaves it.': 'Ein Wort genügt. Es wird auf dem Gerät verstanden und verlässt es nie.',
  'Look when you like': 'Hinsehen, wann Sie wollen',
  'The screen follows the story and takes over when the phone comes out of the pocket.':
    'Der Bildschirm folgt der Geschichte und übernimmt, wenn das Telefon aus der Tasche kommt.',
  'Counted like everything here': 'Gezählt wie alles hier',
  'Heard, answered, completed: the same events and the same KPI models.':
    'Gehört, beantwortet, abgeschlossen: dieselben Ereignisse und dieselben KPI-Modelle.',
  'Interactive audio: a spot that listens. Say a word, shake the phone or tap the screen, and the story turns.':
    'Interaktives Audio: ein Spot, der zuhört. Ein Wort sagen, das Telefon schütteln oder tippen, und die Geschichte nimmt eine Wende.',
  'The eighth format is for the ear.': 'Das achte Format ist fürs Ohr.',
  'Be the first to play it': 'Als Erste spielen',
  'The seven that you can play now': 'Die sieben, die es schon gibt',
  'Sample announcement: the format and its date are invented for this site.':
    'Beispielankündigung: Format und Termin sind für diese Website erfunden.',
  'Planned for': 'Geplant für den',
  'The planned day has passed. Ask us how far it is.': 'Der geplante Tag ist vorbei. Fragen Sie uns, wie weit es ist.',
  'Time left': 'Verbleibende Zeit',
  Market: 'Markt',
  'Budget in {{currency}}': 'Budget in {{currency}}',
  'Enter a whole amount from {{low}} to {{high}}.': 'Geben Sie einen ganzen Betrag von {{low}} bis {{high}} ein.',
  '{{from}} to {{to}} impressions': '{{from}} bis {{to}} Einblendungen',
  '{{from}} to {{to}} completed views': '{{from}} bis {{to}} vollständige Aufrufe',
  '{{from}} to {{to}} clicks': '{{from}} bis {{to}} Klicks',
  '{{from}} to {{to}} leads': '{{from}} bis {{to}} Leads',
  '{{from}} to {{to}} installs': '{{from}} bis {{to}} Installationen',
  '{{from}} to {{to}} actions': '{{from}} bis {{to}} Aktionen',
  '{{from}} to {{to}} sales': '{{from}} bis {{to}} Verkäufe',
  '{{model}} in {{market}}: {{low}} to {{high}} for a thousand.': '{{model}} in {{market}}: {{low}} bis {{high}} für tausend.',
  '{{model}} in {{market}}: {{low}} to {{high}}.': '{{model}} in {{market}}: {{low}} bis {{high}}.',
  'The range is the budget divided by these rates.': 'Die Spanne ist das Budget, geteilt durch diese Preise.',
  'Sample rates of {{month}}, invented for this showcase.': 'Beispielpreise, {{month}}, für diese Vorführung erfunden.',
  'Rates of {{source}}, {{month}}.': 'Preise von {{source}}, {{month}}.',
  'Plan with this budget': 'Mit diesem Budget planen',
  '{{budget}} in {{market}} buy {{range}}.': '{{budget}} in {{market}}: {{range}}.',
  'Real prices depend on market, audience and format: they are in your plan before anything is booked.':
    'Echte Preise hängen von Markt, Zielgruppe und Format ab: Sie stehen in Ihrem Plan, bevor etwas gebucht wird.',
  'What a budget buys': 'Was ein Budget bringt',
  'Find formats for {{model}}': 'Formate für {{model}} finden',
} satisfies Record<(typeof labels)[number], string>;
