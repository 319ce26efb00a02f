import type { legal as labels } from '#app/i18n/dictionaries/en/legal.ts';

/** Italian: privacy, imprint, accessibility. */
export const legal: Readonly<Record<(typeof labels)[number], string>> = {
  Legal: 'Note legali',
  Privacy: 'Privacy',
  Imprint: 'Note societarie',
  Accessibility: 'Accessibilità',
  'Sample text: Surge is a fictional company. A real one lets its own lawyers write this page.':
    'Testo di esempio: Surge è un’azienda inventata. Una vera fa scrivere questa pagina ai propri legali.',

  'What we keep, why, and for how long.': 'Che cosa conserviamo, perché e per quanto tempo.',
  'No third party, no tracking, and no cookie unless you choose a language or a look. What remains is little, and all of it is listed here.':
    'Nessuna terza parte, nessun tracciamento e nessun cookie, a meno che tu scelga una lingua o un aspetto. Quel che resta è poco, ed è tutto elencato qui.',
  'Who is responsible': 'Chi è responsabile',
  'When you send a brief': 'Quando invii un brief',
  'We keep what you entered, what the page said that your budget buys, the language you read the form in, when it arrived, and the version of the text you agreed to.':
    'Conserviamo quello che hai scritto, che cosa compra il tuo budget secondo la pagina, la lingua in cui hai letto il modulo, quando è arrivato e la versione del testo che hai accettato.',
  'What you played in your visit goes along only if you tick it. You see every figure before it is sent.':
    'Quello che hai giocato durante la visita viene inviato solo se lo spunti. Vedi ogni cifra prima dell’invio.',
  'Your brand in an ad goes along only if you tick it, as a link that shows it. A copy of your brief may be mailed to you.':
    'Il tuo marchio in un annuncio viene inviato solo se lo spunti, come link che lo mostra. Una copia del brief può esserti inviata per e-mail.',
  'We use it to answer you and to plan the campaign you asked for. The basis is your consent (GDPR, Article 6 (1) a).':
    'Lo usiamo per risponderti e pianificare la campagna che hai chiesto. La base è il tuo consenso (GDPR, articolo 6, paragrafo 1, lettera a).',
  'Our sales team reads it; a copy may be in its mailbox and its customer system. Nobody else receives it.':
    'Lo legge il nostro team commerciale; una copia può trovarsi nella sua casella e nel suo sistema clienti. Nessun altro lo riceve.',
  'It is erased after 24 months, or earlier if you ask us.': 'Viene cancellato dopo 24 mesi, o prima se ce lo chiedi.',
  'Demos are counted, people are not': 'Contiamo le demo, non le persone',
  'How often a demo is seen, played and completed is added up per demo, kind of device, language and day. Nothing in it tells one person from another.':
    'Quante volte una demo è vista, giocata e completata si somma per demo, tipo di dispositivo, lingua e giorno. Nulla distingue una persona dall’altra.',
  'Nothing is counted if your browser sends Global Privacy Control or Do Not Track.':
    'Nulla viene contato se il tuo browser invia Global Privacy Control o Do Not Track.',
  'What our server sees': 'Che cosa vede il nostro server',
  'Like every server, ours sees the network address of a request. It holds off abuse, for which a code made from it is kept for two hours at most; it is never written to a log.':
    'Come ogni server, il nostro vede l’indirizzo di rete di una richiesta. Serve a frenare gli abusi: per questo un codice ricavato da esso è conservato per due ore al massimo. Non finisce mai in un registro.',
  'All files come from this server: no other company learns that you were here.':
    'Tutti i file arrivano da questo server: nessun’altra azienda sa della tua visita.',
  'What is on your device': 'Che cosa resta sul tuo dispositivo',
  'On every page': 'In ogni pagina',
  'With the demos and your brief': 'Con le demo e il tuo brief',
  'In the sample workspace': 'Nell’area di lavoro di esempio',
  'The language you chose: a cookie and local storage.': 'La lingua che hai scelto: un cookie e la memoria locale.',
  'The look you chose, such as dark mode: a cookie.': 'L’aspetto che hai scelto, come il tema scuro: un cookie.',
  'What you played in this visit.': 'Quello che hai giocato in questa visita.',
  'A brief that you began to write, without your consent ticks.': 'Un brief che hai iniziato a scrivere, senza le tue spunte di consenso.',
  'Briefs that wait for a connection.': 'Brief che aspettano una connessione.',
  'The brand you put into the demos.': 'Il marchio che hai messo nelle demo.',
  'The addresses, codes and the ad server that you put into your files.': 'Gli indirizzi, i codici e l’ad server che hai messo nei tuoi file.',
  'What you opened and closed in the menu.': 'Che cosa hai aperto e chiuso nel menu.',
  'Your ticks on the starter page.': 'Le tue spunte sulla pagina di partenza.',
  'Which card you opened and how far you scrolled, so that you find the place again.':
    'Quale demo hai aperto e fin dove hai scorso la pagina, per ritrovare il punto.',
  'The sample account that you signed in with, and whether you locked it.': 'L’account di esempio con cui sei entrato e se lo hai bloccato.',
  'What you added, changed or deleted in the samples.': 'Che cosa hai aggiunto, modificato o eliminato negli esempi.',
  'An identity check that you began to fill in, without its code and its pictures.':
    'Una verifica dell’identità che hai iniziato a compilare, senza il codice e le immagini.',
  'The files that you marked as favourites, and those you downloaded last.':
    'I file che hai segnato come preferiti e quelli che hai scaricato per ultimi.',
  'Which columns of a list you see, and how wide.': 'Quali colonne di un elenco vedi e quanto sono larghe.',
  'Which charts you see as tables.': 'Quali grafici vedi come tabelle.',
  'That you switched off single keys.': 'Che hai disattivato le scorciatoie con un solo tasto.',
  'Which panels you opened beside a demo.': 'Quali pannelli hai aperto accanto a una demo.',
  'Until you close them': 'Finché non li chiudi',
  'The calls that you let fail.': 'Le chiamate che fai fallire.',
  'One year': 'Un anno',
  'Until you close the tab': 'Finché non chiudi la scheda',
  'Seven days, or until you send or discard it': 'Sette giorni, o finché non lo invii o lo elimini',
  'Seven days, or until they are sent or deleted': 'Sette giorni, o finché non sono inviati o eliminati',
  'Until you delete it': 'Finché non lo elimini',
  'Until you sign out': 'Finché non esci',
  'Until you reset the demo data on your profile': 'Finché non ripristini i dati demo nel tuo profilo',
  'Until you switch them on': 'Finché non le riattivi',
  'Your rights': 'I tuoi diritti',
  'You may ask what we keep about you, have it corrected or erased, receive a copy, and take your consent back at any time.':
    'Puoi chiedere che cosa conserviamo su di te, farlo correggere o cancellare, riceverne una copia e ritirare il consenso in ogni momento.',
  'Write to us from the address that you gave, with the reference of your brief if you have it. We erase it from our store and everything that was still to be sent on.':
    'Scrivici dall’indirizzo che hai indicato, con il riferimento del brief se lo hai. Lo cancelliamo dal nostro archivio, con tutto ciò che era ancora da inoltrare.',
  'You may also complain to a data protection authority.': 'Puoi anche presentare reclamo a un’autorità per la protezione dei dati.',

  'Who runs this site.': 'Chi gestisce questo sito.',
  'The company behind Surge, how to reach it, and who answers for what is written here.':
    'L’azienda dietro Surge, come contattarla e chi risponde di ciò che è scritto qui.',
  'The company': 'L’azienda',
  Address: 'Indirizzo',
  'Managing director': 'Direzione generale',
  'Commercial register': 'Registro delle imprese',
  'VAT number': 'Partita IVA',
  Contact: 'Contatti',
  'Good to know': 'Da sapere',
  'All brands, campaigns and figures in the demos and stories are invented. Any likeness to real ones is coincidence.':
    'Tutti i marchi, le campagne e le cifre delle demo e delle storie sono inventati. Ogni somiglianza con quelli reali è casuale.',
  'Links to other sites open what others wrote: they answer for it.':
    'I link ad altri siti portano a ciò che hanno scritto altri: ne rispondono loro.',
  'Creatives, drawings and texts are ours. Typefaces and libraries come under their own free licences.':
    'Creatività, disegni e testi sono nostri. Caratteri e librerie hanno le proprie licenze libere.',

  'Ads that everyone can play.': 'Annunci con cui tutti possono giocare.',
  'Rich media has a poor reputation here. We want each page and each demo to work by keyboard, with a screen reader, in large type and without motion.':
    'Il rich media qui ha una cattiva fama. Vogliamo che ogni pagina e ogni demo funzioni da tastiera, con uno screen reader, a caratteri grandi e senza movimento.',
  'What we aim at': 'A che cosa puntiamo',
  'The Web Content Accessibility Guidelines (WCAG) 2.2, level AA, on all pages and in every language.':
    'Le Web Content Accessibility Guidelines (WCAG) 2.2, livello AA, in tutte le pagine e in tutte le lingue.',
  'What works': 'Che cosa funziona',
  'Everything can be reached and used by keyboard; the focus is always visible.':
    'Tutto si raggiunge e si usa da tastiera; il focus è sempre visibile.',
  'Every demo can be played by keyboard, can be skipped, and never holds the focus against your will.':
    'Ogni demo si gioca da tastiera, si può saltare e non trattiene mai il focus contro la tua volontà.',
  'What moves for more than five seconds has a Pause; if your device asks for less motion, nothing moves by itself.':
    'Ciò che si muove per più di cinque secondi ha una pausa; se il tuo dispositivo chiede meno movimento, nulla si muove da solo.',
  'Text grows to 200% and pages fit a width of 320 px without scrolling sideways, in light and in dark.':
    'Il testo cresce fino al 200% e le pagine stanno in 320 px di larghezza senza scorrere di lato, in chiaro e in scuro.',
  'The campaign brief works without JavaScript, and names every mistake in words.':
    'Il brief funziona senza JavaScript e nomina ogni errore a parole.',
  'How we check': 'Come verifichiamo',
  'Each page is tested automatically with every change, light and dark, and played through by keyboard. This is our own assessment; nobody has certified it.':
    'Ogni pagina viene provata automaticamente a ogni modifica, in chiaro e in scuro, e percorsa da tastiera. È una nostra valutazione; nessuno l’ha certificata.',
  'What does not work yet': 'Che cosa non funziona ancora',
  'Some demos are games of speed or aim. Their goal can be reached by keyboard, but not always as fast.':
    'Alcune demo sono giochi di velocità o di mira. L’obiettivo si raggiunge da tastiera, ma non sempre altrettanto in fretta.',
  'What a demo shows while it plays is described in a sentence, not moment by moment.':
    'Ciò che una demo mostra mentre si gioca è descritto in una frase, non momento per momento.',
  'Tell us what is in your way': 'Dicci che cosa ti ostacola',
  'Write what you wanted to do and what happened. A person answers, and we mend it or find another way with you.':
    'Scrivi che cosa volevi fare e che cosa è successo. Ti risponde una persona, e lo sistemiamo o troviamo con te un’altra via.',
  'The demos that you keep to compare them.': 'Le demo che salvi per confrontarle.',
  'Until you let them go': 'Finché non le togli',
  'The KPI model, the budget and the market with which you looked at prices.':
    'Il modello KPI, il budget e il mercato con cui hai guardato i prezzi.',
  'That you entered the password of a deck: a code, not the password.': 'Che hai inserito la password di una proposta: un codice, non la password.',
  'Twelve hours, or until you close the tab': 'Dodici ore, o finché non chiudi la scheda',
  'The name under which you comment on decks.': 'Il nome con cui commenti le proposte.',
  'Comments and decisions on decks that wait for a connection.': 'Commenti e decisioni sulle proposte in attesa di connessione.',
  'When you make or open a deck': 'Quando crei o apri una proposta',
  'We keep what its owner put into it, texts and pictures, and what was said of it, with the names that were typed.':
    'Conserviamo ciò che il suo autore vi ha messo, testi e immagini, e ciò che se ne è detto, con i nomi scritti.',
  'Whoever has its link, and its password if it has one, can see all of that. Nobody else receives it.':
    'Chi ha il suo link, e la sua password se c’è, può vedere tutto. Nessun altro lo riceve.',
  'How often it was opened and its demos were played is added up. Nothing in it tells one person from another.':
    'Si somma quante volte è stata aperta e le sue demo giocate. Niente distingue una persona da un’altra.',
  'It is erased at once when its owner deletes it, else 30 days after its link ended or was closed.':
    'Viene cancellata subito quando il suo autore la elimina, altrimenti 30 giorni dopo che il suo link è scaduto o è stato chiuso.',
  'A deck that you began to write, without its password.': 'Una proposta che hai iniziato a creare, senza la sua password.',
  'Until you make it, begin anew or close the tab': 'Finché non la crei, ricominci o chiudi la scheda',
  'The decks that you made here, with the links to your own pages of them.': 'Le proposte che hai creato qui, con i link alle tue pagine.',
  'Until you forget or delete them': 'Finché non le dimentichi o le elimini',
  'The pages, demos and films that you took along to a meeting, in the browser’s store for whole answers.':
    'Le pagine, le demo e i filmati che hai portato a un incontro, nell’archivio del browser per le risposte intere.',
  'Until you remove them on the page where you took them along': 'Finché non li rimuovi nella pagina in cui li hai presi',
  'When you present or follow': 'Quando presenti o segui',
  'A meeting keeps what is shown at the moment, and your note on it while your phone is the clicker. It is erased when the meeting ends, or within five hours of the last change.':
    'Un incontro conserva ciò che si vede in quel momento e la tua nota, finché il tuo telefono è il telecomando. Si cancella alla fine dell’incontro, o entro cinque ore dall’ultimo cambio.',
  'Of those who follow, only their number is known.': 'Di chi segue si conosce solo il numero.',
  'The meeting that you present in this tab.': 'L’incontro che presenti in questa scheda.',
  'Your notes on the demos that you present.': 'Le tue note sulle demo che presenti.',
  'The decks that you took along, with what was said of them by name, in the same store.':
    'Le proposte che hai portato con te, con ciò che ne è stato detto e i nomi, nello stesso archivio.',
  'If you come from a deck, its link goes along unless you take the tick off.':
    'Se arrivi da una proposta, il suo link viene inviato, a meno che tu non tolga la spunta.',
  'What was said on your decks and needs no answer from you.': 'Ciò che è stato detto delle tue proposte e non ha bisogno di una tua risposta.',
};
