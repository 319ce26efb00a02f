import type { campaign as labels } from '#app/i18n/dictionaries/en/campaign.ts';

/** Italian: the campaign brief, its form and the page after it. */
export const campaign: Readonly<Record<(typeof labels)[number], string>> = {
  'New campaign': 'Nuova campagna',
  'Tell us the result. We build the way there.': 'Dicci il risultato. Noi costruiamo la strada.',
  'E-mail': 'E-mail',
  'Sample contact details: this is a demonstration site.': 'Contatti di esempio: questo è un sito dimostrativo.',
  'Or write, or call': 'Oppure scrivi, o chiama',
  'What others ask first': 'Le domande più frequenti',
  'What is billed and what never is, forty days from brief to report, and the smallest budget.':
    'Che cosa si paga e che cosa mai, quaranta giorni dal brief al report e il budget minimo.',
  'What happens next': 'Che cosa succede poi',
  'We read it': 'Leggiamo',
  'A planner answers you personally and asks what is missing.': 'Un planner ti risponde personalmente e chiede quello che manca.',
  'We propose': 'Proponiamo',
  'One plan within two working days: channels, formats, KPI model and the price of the moment you pay for.':
    'Un piano entro due giorni lavorativi: canali, formati, modello KPI e il prezzo del momento che paghi.',
  'You play it': 'Tu provi',
  'The creative as a working demo, on desktop and phone, before anything is booked.':
    'La creatività come demo funzionante, su desktop e telefono, prima di prenotare qualsiasi cosa.',
  'We launch': 'Si parte',
  'Tracking is tested end to end first. Then the campaign runs, and you see what we see.':
    'Prima il tracciamento viene provato dall’inizio alla fine. Poi la campagna parte, e vedi quello che vediamo noi.',
  'Send Surge your campaign brief: goal, formats, KPI model, budget and start date. A planner answers you personally.':
    'Invia a Surge il tuo brief: obiettivo, formati, modello KPI, budget e data di inizio. Un planner ti risponde personalmente.',

  'Name, work e-mail, company and your consent are enough. The rest spares you questions.':
    'Bastano nome, e-mail di lavoro, azienda e il tuo consenso. Il resto ti risparmia domande.',
  required: 'obbligatorio',
  'Work e-mail': 'E-mail di lavoro',
  'Phone number': 'Numero di telefono',
  Company: 'Azienda',
  Country: 'Paese',
  'Choose a country': 'Scegli un paese',
  'The campaign': 'La campagna',
  'Formats you like': 'Formati che ti interessano',
  'Demos you start from': 'Demo di partenza',
  'Take the tick off what you do not want.': 'Togli la spunta a ciò che non vuoi.',
  'Your brand in the ad': 'Il tuo marchio nell’annuncio',
  'Include my brand preview: a link that shows {{demo}} with my name, words, colours and logo.':
    'Includi l’anteprima con il mio marchio: un link che mostra {{demo}} con nome, testi, colori e logo miei.',
  'See what it shows': 'Vedi che cosa mostra',
  '{{code}} is our proposal for {{demo}}. Change it as you like.': '{{code}} è la nostra proposta per {{demo}}. Cambiala come vuoi.',
  'Choose any number of them.': 'Scegline quanti vuoi.',
  'Not sure? Play them first.': 'Hai dubbi? Provali prima.',
  'KPI model': 'Modello KPI',
  'The moment you pay for, from an ad being seen to a sale.': 'Il momento che paghi, dall’annuncio visto fino alla vendita.',
  'not sure yet': 'non so ancora',
  'Media budget': 'Budget media',
  'In total, for this campaign.': 'In tutto, per questa campagna.',
  'Under €10,000': 'Meno di 10.000 €',
  '€10,000 to €50,000': 'Da 10.000 a 50.000 €',
  '€50,000 to €200,000': 'Da 50.000 a 200.000 €',
  'More than €200,000': 'Più di 200.000 €',
  'Not decided yet': 'Ancora da decidere',
  'Under about {{to}}': 'Meno di circa {{to}}',
  'About {{from}} to {{to}}': 'Da circa {{from}} a {{to}}',
  'More than about {{from}}': 'Oltre circa {{from}}',
  'Start date': 'Data di inizio',
  'A guess is fine.': 'Basta una stima.',
  'Your message': 'Il tuo messaggio',
  Message: 'Messaggio',
  'Your goal, market and audience; dates that cannot move; what you have already.':
    'Il tuo obiettivo, mercato e pubblico; le date che non si possono spostare; che cosa hai già.',
  '{{n}} of {{max}} characters': '{{n}} di {{max}} caratteri',
  'Your consent': 'Il tuo consenso',
  'Surge may keep what I entered here, and use it to answer this brief. I can take this back at any time; then all of it is erased.':
    'Surge può conservare quello che ho scritto qui e usarlo per rispondere a questo brief. Posso ritirare il consenso in ogni momento; allora tutto viene cancellato.',
  'Privacy notice': 'Informativa sulla privacy',
  'Text of consent {{version}}': 'Testo del consenso {{version}}',
  'Also tell me about new formats by e-mail, once a month at most.': 'Informami anche via e-mail sui nuovi formati, al massimo una volta al mese.',
  News: 'Novità',
  'Send this brief': 'Invia il brief',
  'Review and send': 'Rivedi e invia',
  'Draft kept on this device': 'Bozza salvata su questo dispositivo',
  Discard: 'Elimina bozza',
  'This browser keeps no draft: what you write stays until you leave this page.':
    'Questo browser non conserva bozze: quello che scrivi resta finché non lasci la pagina.',

  'Enter your name.': 'Scrivi il tuo nome.',
  'Enter the name of your company.': 'Scrivi il nome della tua azienda.',
  'Tick this box: without your consent we may not keep the brief.': 'Spunta questa casella: senza il tuo consenso non possiamo conservare il brief.',
  'Enter a whole phone number, like +44 20 7946 0000, or none.': 'Scrivi un numero di telefono completo, come +44 20 7946 0000, o nessuno.',
  'Enter a whole date, or none.': 'Scrivi una data completa, o nessuna.',
  'Choose today or a later day.': 'Scegli oggi o un giorno successivo.',
  'Choose from the list.': 'Scegli dall’elenco.',
  'Some characters here cannot be stored. Use plain text.': 'Alcuni caratteri non si possono salvare. Usa testo semplice.',
  'Many briefs came from your network just now. Nothing you typed is lost: wait a minute, then send it again.':
    'Dalla tua rete sono appena arrivati molti brief. Nulla di ciò che hai scritto è perso: aspetta un minuto e invia di nuovo.',
  'We cannot take briefs at this moment. Nothing you typed is lost: wait a minute, then send it again.':
    'In questo momento non possiamo ricevere brief. Nulla di ciò che hai scritto è perso: aspetta un minuto e invia di nuovo.',
  'This page was open for too long or too short a time to be sure that a person wrote it. Please send it once more.':
    'Questa pagina è rimasta aperta troppo a lungo o troppo poco per sapere che l’ha compilata una persona. Invia ancora una volta.',
  'We could not read this brief. Check it and send it once more.':
    'Non siamo riusciti a leggere questo brief. Controllalo e invialo ancora una volta.',
  'Five briefs are waiting on this device already. Send or delete one of them first.':
    'Su questo dispositivo aspettano già cinque brief. Prima inviane o eliminane uno.',

  'Exactly this will be sent.': 'Sarà inviato esattamente questo.',
  'not given': 'non indicato',
  'Given, text {{version}}': 'Dato, testo {{version}}',
  'Yes, once a month at most': 'Sì, al massimo una volta al mese',
  No: 'No',
  'With it go the language of this page, a number that makes sending twice harmless, and the time at which this form was opened.':
    'Insieme al brief vanno la lingua di questa pagina, un numero che rende innocuo inviare due volte e l’ora in cui il modulo è stato aperto.',
  'Change something': 'Cambia qualcosa',
  'Send along what I played in this visit: it helps the planner to see what caught my eye.':
    'Invia anche quello che ho giocato in questa visita: aiuta il planner a capire che cosa mi ha colpito.',
  'These figures will be sent.': 'Queste cifre saranno inviate.',
  'These figures stay on this device.': 'Queste cifre restano su questo dispositivo.',
  Demo: 'Demo',
  Seconds: 'Sec.',
  Touches: 'Tocchi',
  'To the end': 'Fino alla fine',
  'By QR code': 'Con codice QR',

  'Waiting to be sent': 'In attesa di invio',
  'Nothing is waiting any more.': 'Non c’è più nulla in attesa.',
  'We cannot be reached from here just now. Your brief is safe on this device and goes out by itself as soon as we can, within seven days.':
    'In questo momento non siamo raggiungibili da qui. Il tuo brief è al sicuro su questo dispositivo e parte da solo appena lo siamo, entro sette giorni.',
  'This browser keeps nothing for us: leave this page open until then.':
    'Questo browser non conserva nulla per noi: lascia aperta la pagina fino ad allora.',
  'Write another brief': 'Scrivi un altro brief',
  'The server could not take it as it is.': 'Il server non ha potuto accettarlo così com’è.',
  'Still no answer. It is tried again by itself.': 'Ancora nessuna risposta. Si riprova da solo.',
  'Open in the form': 'Apri nel modulo',
  'Send now': 'Invia ora',
  Delete: 'Elimina',

  'Your brief was sent.': 'Il tuo brief è stato inviato.',
  'A brief of yours could not be sent within seven days and was deleted from this device.':
    'Un tuo brief non è stato inviato entro sette giorni ed è stato cancellato da questo dispositivo.',
  'Thank you. We have it in writing.': 'Grazie. Ora è nero su bianco.',
  'Your reference': 'Il tuo riferimento',
  'Quote it when you write or call, and we have your brief before us.': 'Indicalo quando scrivi o chiami e avremo il tuo brief davanti.',
  'What is in the form now would be lost. Replace it?': 'Ciò che si trova ora nel modulo andrebbe perso. Sostituirlo?',
  'Copy the reference': 'Copia il riferimento',
  'You have a plan from us within two working days.': 'Avrai il nostro piano entro due giorni lavorativi.',
  'A copy of your brief is on its way to your mail box.': 'Una copia del tuo brief è in viaggio verso la tua casella.',
  'Meanwhile: play the formats you have not seen yet.': 'Intanto: prova i formati che non hai ancora visto.',
  'Your deck': 'La tua proposta',
  'Open the deck': 'Apri la proposta',
  'Include my deck: a link that opens it as I see it.': 'Includi la mia proposta: un link che la apre così come la vedo.',
  'Include my deck: a link that opens it as I see it, every demo in the brand.':
    'Includi la mia proposta: un link che la apre così come la vedo, con ogni demo nel marchio.',
  'The deck shows every demo in the brand.': 'La proposta mostra ogni demo nel marchio.',
};
