import type { pages as labels } from '#app/i18n/dictionaries/en/pages.ts';

export const pages = {
  'You asked for this page by its own address: this is what a wrong one leads to.':
    'Hai aperto questa pagina dal suo indirizzo: è qui che porta un indirizzo sbagliato.',
  'You asked for this page by its own address: nothing is broken just now.':
    'Hai aperto questa pagina dal suo indirizzo: in questo momento non c’è nulla di rotto.',
  'What happened in your campaigns, newest first.': 'Che cosa è successo nelle tue campagne, a partire dal più recente.',
  'Sample entries: none of this happened. They show what Surge tells you about.':
    'Voci di esempio: niente di tutto questo è accaduto. Mostrano di che cosa ti informa Surge.',
  Today: 'Oggi',
  Earlier: 'Prima',
  unread: 'non letta',
  'What you are told': 'Di che cosa ti informiamo',
  'A creative keeps every limit, or broke one.': 'Una creatività rispetta ogni limite, oppure ne ha superato uno.',
  Briefs: 'Brief',
  'A planner answered, or something is missing.': 'Un planner ha risposto, oppure manca qualcosa.',
  Results: 'Risultati',
  'A campaign reached the number you set.': 'Una campagna ha raggiunto il numero che hai fissato.',
  Payments: 'Pagamenti',
  'An invoice was issued or paid.': 'Una fattura è stata emessa o pagata.',
  'Seven KPI models and one rule: you are billed when the moment you chose has happened and was counted, not before.':
    'Sette modelli KPI e una regola: si fattura quando il momento scelto è avvenuto ed è stato contato, non prima.',
  'You pay for': 'Si paga per',
  'Never billed': 'Mai fatturato',
  Suits: 'Adatto a',
  'Start with {{model}}': 'Inizia con {{model}}',
  'A thousand ads, each at least half in view for one second, a video for two.':
    'Mille annunci, ciascuno visibile almeno per metà per un secondo; un video, per due.',
  'Ads that nobody could see, and robots.': 'Annunci che nessuno poteva vedere, e i bot.',
  'Launches, reach, brand recall': 'Lanci, copertura, ricordo del marchio',
  'A video played to its last frame while it was in view.': 'Un video riprodotto fino all’ultimo fotogramma mentre era visibile.',
  'Views that were skipped or scrolled away.': 'Visualizzazioni saltate o superate scorrendo.',
  'Connected TV, product films': 'TV connessa, video di prodotto',
  'A click that reached your page.': 'Un clic arrivato sulla tua pagina.',
  'Double clicks, slips of the finger, robots.': 'Doppi clic, tocchi accidentali, bot.',
  'Traffic, product pages': 'Traffico, pagine prodotto',
  'A person with verified details who agreed to be contacted.': 'Una persona con dati verificati che ha accettato di essere contattata.',
  'Duplicates, wrong numbers, people you already know.': 'Doppioni, numeri sbagliati, persone che già conosci.',
  'Banking, cars, education': 'Banche, auto, formazione',
  'An app installed and opened for the first time.': 'Un’app installata e aperta per la prima volta.',
  'Reinstalls, and installs that nobody opened.': 'Reinstallazioni, e app che nessuno ha aperto.',
  'Games, wallets, delivery': 'Giochi, wallet, consegne',
  'The action you defined: a registration, a booking, a first order.':
    'L’azione che hai definito: una registrazione, una prenotazione, un primo ordine.',
  'Everything on the way there.': 'Tutto ciò che accade lungo la strada.',
  'Subscriptions, services': 'Abbonamenti, servizi',
  'An order that was paid and kept.': 'Un ordine pagato e non reso.',
  'Baskets, cancelled orders, returns.': 'Carrelli, ordini annullati, resi.',
  'Online shops': 'Negozi online',
  'The arithmetic is short.': 'Il conto è breve.',
  Budget: 'Budget',
  'In every model': 'In ogni modello',
  'A planner who answers you personally': 'Un planner che ti risponde personalmente',
  'The creative as a working demo before you book': 'La creatività come demo funzionante prima di prenotare',
  'Tracking tested end to end before launch': 'Tracciamento provato dall’inizio alla fine prima del lancio',
  'A report of every counted moment': 'Un report di ogni momento contato',
  'A change of model while the campaign runs': 'Un cambio di modello a campagna in corso',
  'Ask before you book.': 'Chiedi prima di prenotare.',
  'Paying, creatives, data: what advertisers ask before a first campaign.':
    'Pagamenti, creatività, dati: che cosa chiedono gli inserzionisti prima della prima campagna.',
  Paying: 'Pagamenti',
  Creatives: 'Creatività',
  Data: 'Dati',
  'When do I pay?': 'Quando pago?',
  'When the moment of your KPI model was counted: a view, a click, a lead, a sale. Nothing is billed before.':
    'Quando è stato contato il momento del tuo modello KPI: una visualizzazione, un clic, un lead, una vendita. Prima non si fattura nulla.',
  'Can I change the model while the campaign runs?': 'Posso cambiare modello a campagna in corso?',
  'Yes. Many campaigns start on CPM or CPC and move to CPL or CPS once the numbers hold. One plan may also mix them.':
    'Sì. Molte campagne iniziano con CPM o CPC e passano a CPL o CPS quando i numeri tengono. Un piano può anche combinarli.',
  'What happens with invalid traffic?': 'Che cosa succede al traffico non valido?',
  'Robots, duplicates and double clicks are taken out before billing, and the report says how many there were.':
    'Bot, doppioni e doppi clic vengono tolti prima della fattura, e il report dice quanti erano.',
  'Is there a smallest budget?': 'C’è un budget minimo?',
  'No fixed sum. A plan has to buy enough moments to learn from; if it cannot, we say so and advise against it.':
    'Nessuna somma fissa. Un piano deve comprare abbastanza momenti da cui imparare; se non può, lo diciamo e lo sconsigliamo.',
  'Do I have to bring a creative?': 'Devo portare una creatività?',
  'No. A logo, a colour and a landing page are enough. You can put your own brand into every demo and see it at once.':
    'No. Bastano un logo, un colore e una landing page. Puoi mettere il tuo marchio in ogni demo e vederlo subito.',
  'How heavy are the formats?': 'Quanto pesano i formati?',
  'Each demo shows what it weighs and how soon its first frame appears, beside the limits of the trade.':
    'Ogni demo mostra quanto pesa e quando appare il primo fotogramma, accanto ai limiti del settore.',
  'Do the creatives run in my ad server?': 'Le creatività girano nel mio ad server?',
  'All demos but those for television can be downloaded as a file for an ad server, an app or a video player, straight from the preview.':
    'Tutte le demo, tranne quelle per la televisione, si scaricano come file per un ad server, un’app o un lettore video, direttamente dall’anteprima.',
  'Which devices are covered?': 'Quali dispositivi sono coperti?',
  'Desktop and mobile, and the television for CTV. A preview has one tab for each device that its format supports.':
    'Desktop e mobile, e il televisore per la CTV. L’anteprima ha una scheda per ogni dispositivo che il formato supporta.',
  'What does a creative collect?': 'Che cosa raccoglie una creatività?',
  'Nothing of its own. It runs in a sealed frame without storage and without network, and reports only what was done in it.':
    'Nulla di suo. Gira in un riquadro isolato, senza memoria e senza rete, e riferisce solo ciò che vi è stato fatto.',
  'How are results counted?': 'Come si contano i risultati?',
  'By events such as shown, in view, engaged and completed. The console beside every demo prints them as you play.':
    'Per eventi come mostrato, visibile, con interazione e completato. La console accanto a ogni demo li mostra mentre giochi.',
  'Can I use my own tracking?': 'Posso usare il mio tracciamento?',
  'Yes. Your measurement runs beside ours and is tested end to end before launch. If the two differ, we explain why before we bill.':
    'Sì. La tua misurazione lavora accanto alla nostra ed è provata dall’inizio alla fine prima del lancio. Se differiscono, spieghiamo perché prima di fatturare.',
  'Do I need an account here?': 'Mi serve un account qui?',
  'No. The showcase is open. The account pages are a demonstration on sample data, which stays on your device.':
    'No. Lo showcase è aperto a tutti. Le pagine dell’account sono una dimostrazione con dati di esempio, che restano sul tuo dispositivo.',
  'No answer has all of these words. Ask us: a planner answers you personally.':
    'Nessuna risposta contiene tutte queste parole. Chiedilo a noi: un planner ti risponde personalmente.',
  'How a campaign goes, step by step. A sample schedule: yours depends on the creative and on how soon you answer.':
    'Come procede una campagna, passo dopo passo. Un calendario di esempio: il tuo dipende dalla creatività e da quanto presto rispondi.',
  'Forty days from brief to report.': 'Quaranta giorni dal brief al report.',
  Day: 'Giorno',
  'Whose turn': 'Turno',
  You: 'Tu',
  Both: 'Entrambi',
  'You send the brief': 'Invii il brief',
  'Goal, market, budget, dates. Ten minutes are enough for a first one.': 'Obiettivo, mercato, budget, date. Dieci minuti bastano per il primo.',
  'One plan comes back': 'Ricevi un piano',
  'Channels, formats, KPI model and the price of the moment you pay for.': 'Canali, formati, modello KPI e il prezzo del momento per cui paghi.',
  'You play the creative': 'Provi la creatività',
  'A working demo in your brand, on every device. You say what to change, we build it.':
    'Una demo funzionante con il tuo marchio, su ogni dispositivo. Tu dici che cosa cambiare, noi lo facciamo.',
  'Tracking is proven': 'Il tracciamento è provato',
  'A test lead travels the whole way: creative, landing page, your system, our report.':
    'Un lead di prova fa tutta la strada: creatività, landing page, il tuo sistema, il nostro report.',
  'The campaign starts': 'La campagna parte',
  'Small at first, on every channel of the plan, until the numbers can speak.':
    'All’inizio in piccolo, su ogni canale del piano, finché i numeri non possono parlare.',
  'The first turn': 'La prima svolta',
  'What does not hold is stopped. Its budget goes where the moments cost less.':
    'Ciò che non tiene si ferma. Il suo budget va dove i momenti costano meno.',
  'You read the report': 'Leggi il report',
  'Every counted moment, what it cost, and what we would do next.': 'Ogni momento contato, quanto è costato e che cosa faremmo dopo.',
  'Seven things, each with the place where it is done. Your ticks stay on this device.':
    'Sette cose, ciascuna con il luogo in cui si fa. Le tue spunte restano su questo dispositivo.',
  'What a campaign needs, ticked off.': 'Che cosa serve a una campagna, da spuntare.',
  'Complete. Now it is our turn.': 'Completo. Ora tocca a noi.',
  'Name the goal': 'Definire l’obiettivo',
  'One number that would make you call it a success.': 'Un numero che ti farebbe parlare di successo.',
  'Choose what you pay for': 'Scegliere per che cosa pagare',
  'A view, a click, a lead, an install, a sale: the moment decides the model.':
    'Una visualizzazione, un clic, un lead, un’installazione, una vendita: il momento decide il modello.',
  'Play the formats': 'Provare i formati',
  'On desktop, phone and television, to the end card.': 'Su desktop, telefono e televisore, fino alla end card.',
  'Try your brand': 'Provare il tuo marchio',
  'Name, logo and colour, in the preview of any demo.': 'Nome, logo e colore, nell’anteprima di qualsiasi demo.',
  'Prepare the landing page': 'Preparare la landing page',
  'Fast, one action, tracking in place.': 'Veloce, una sola azione, tracciamento al suo posto.',
  'Fix what cannot move': 'Fissare ciò che non si può spostare',
  'A launch, a season, a budget that ends with the year.': 'Un lancio, una stagione, un budget che finisce con l’anno.',
  'Send the brief': 'Inviare il brief',
  'By e-mail or telephone. A planner answers you personally.': 'Per e-mail o telefono. Un planner ti risponde personalmente.',
  'The site gets a new part and is back shortly.': 'Il sito riceve un pezzo nuovo e torna tra poco.',
  'One step is being replaced.': 'Stiamo sostituendo un gradino.',
  'What is paused': 'Che cosa si ferma',
  'The showcase, the dashboard and the sample accounts.': 'Lo showcase, la dashboard e gli account di esempio.',
  'What goes on': 'Che cosa continua',
  'Running campaigns: delivery and counting run on machines of their own.':
    'Le campagne in corso: erogazione e conteggio girano su macchine proprie.',
  'What you can do': 'Che cosa puoi fare',
  'Try again in a few minutes. What you kept on this device is still there.':
    'Riprova tra qualche minuto. Ciò che hai salvato su questo dispositivo è ancora lì.',
  'How to reach us': 'Come contattarci',
  'You asked for this page by its own address: nothing is closed just now.':
    'Hai aperto questa pagina dal suo indirizzo: in questo momento non c’è nulla di chiuso.',
  'Answer by voice': 'Rispondere con la voce',
  'One word is enough. It is understood on the device and never leaves it.': 'Basta una parola. Viene capita sul dispositivo e non lo lascia mai.',
  'Look when you like': 'Guardare quando vuoi',
  'The screen follows the story and takes over when the phone comes out of the pocket.':
    'Lo schermo segue la storia e prende il testimone quando il telefono esce dalla tasca.',
  'Counted like everything here': 'Contato come tutto il resto',
  'Heard, answered, completed: the same events and the same KPI models.':
    'Ascoltato, risposto, completato: gli stessi eventi e gli stessi modelli KPI.',
  'Interactive audio: a spot that listens. Say a word, shake the phone or tap the screen, and the story turns.':
    'Audio interattivo: uno spot che ascolta. Di’ una parola, scuoti il telefono o tocca lo schermo, e la storia svolta.',
  'The eighth format is for the ear.': 'L’ottavo formato è per l’orecchio.',
  'Be the first to play it': 'Provalo in anteprima',
  'The seven that you can play now': 'I sette che puoi provare ora',
  'Sample announcement: the format and its date are invented for this site.':
    'Avviso di esempio: il formato e la data sono inventati per questo sito.',
  'Planned for': 'Previsto per il',
  'The planned day has passed. Ask us how far it is.': 'Il giorno previsto è passato. Chiedici a che punto siamo.',
  'Time left': 'Tempo rimanente',
  Market: 'Mercato',
  'Budget in {{currency}}': 'Budget in {{currency}}',
  'Enter a whole amount from {{low}} to {{high}}.': 'Inserisci un importo intero da {{low}} a {{high}}.',
  '{{from}} to {{to}} impressions': 'Da {{from}} a {{to}} impression',
  '{{from}} to {{to}} completed views': 'Da {{from}} a {{to}} visualizzazioni complete',
  '{{from}} to {{to}} clicks': 'Da {{from}} a {{to}} clic',
  '{{from}} to {{to}} leads': 'Da {{from}} a {{to}} lead',
  '{{from}} to {{to}} installs': 'Da {{from}} a {{to}} installazioni',
  '{{from}} to {{to}} actions': 'Da {{from}} a {{to}} azioni',
  '{{from}} to {{to}} sales': 'Da {{from}} a {{to}} vendite',
  '{{model}} in {{market}}: {{low}} to {{high}} for a thousand.': '{{model}} in {{market}}: da {{low}} a {{high}} per mille.',
  '{{model}} in {{market}}: {{low}} to {{high}}.': '{{model}} in {{market}}: da {{low}} a {{high}}.',
  'The range is the budget divided by these rates.': 'L’intervallo è il budget diviso per queste tariffe.',
  'Sample rates of {{month}}, invented for this showcase.': 'Tariffe di esempio, {{month}}, inventate per questa vetrina.',
  'Rates of {{source}}, {{month}}.': 'Tariffe di {{source}}, {{month}}.',
  'Plan with this budget': 'Pianificare con questo budget',
  '{{budget}} in {{market}} buy {{range}}.': '{{budget}} in {{market}}: {{range}}.',
  'Real prices depend on market, audience and format: they are in your plan before anything is booked.':
    'I prezzi reali dipendono da mercato, pubblico e formato: sono nel tuo piano prima di qualsiasi prenotazione.',
  'What a budget buys': 'Che cosa compra un budget',
  'Find formats for {{model}}': 'Trova formati per {{model}}',
} satisfies Record<(typeof labels)[number], string>;
