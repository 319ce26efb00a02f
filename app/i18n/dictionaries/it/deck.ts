import type { deck as labels } from '#app/i18n/dictionaries/en/deck.ts';

export const deck = {
  'This deck cannot be opened': 'Questa proposta non si può aprire',
  'It may need a password, have ended or been withdrawn, or its address may be incomplete. Only whoever sent you the link knows.':
    'Forse serve una password, è scaduta o è stata ritirata, oppure il suo indirizzo è incompleto. Lo sa solo chi ti ha inviato il link.',
  'That did not open a deck.': 'Così non si è aperto nessuna proposta.',
  'Opening it with the password that you entered before …': 'Si apre con la password che hai già inserito …',
  'For {{client}}': 'Per {{client}}',
  'Takes about': 'Richiede circa',
  'Open until': 'Aperta fino al',
  'This link no longer opens, or asks for its password again: load the page anew to see. What is shown stays until then, and nothing more can be sent.':
    'Questo link non si apre più o chiede di nuovo la password: ricarica la pagina per saperlo. Ciò che vedi resta fino ad allora, e non si può inviare altro.',
  'To play the demos, to comment and to decide, this page needs JavaScript.':
    'Per provare le demo, commentare e decidere, questa pagina ha bisogno di JavaScript.',
  'The demos of this deck are no longer in the catalogue.': 'Le demo di questa proposta non sono più nel catalogo.',
  'Picture of your page': 'Immagine della tua pagina',
  'Why it is here': 'Perché è qui',
  'Open it large': 'Apri in grande',
  'opens in a new tab': 'si apre in un’altra scheda',
  'Your decision': 'La tua decisione',
  Approve: 'Approva',
  'Ask for a change': 'Chiedi una modifica',
  'A change is asked for': 'Modifica richiesta',
  'A word with it, if you like': 'Una parola, se vuoi',
  'What is to be changed?': 'Che cosa va modificato?',
  'Say what is to be changed.': 'Di’ che cosa va modificato.',
  'Send the approval': 'Invia l’approvazione',
  'Send the request': 'Invia la richiesta',
  'At {{time}} of the play': 'Al minuto {{time}} della riproduzione',
  'sent this deck': 'ha inviato questa proposta',
  'Sent. Whoever sent you this deck sees it now.': 'Inviato. Chi ti ha mandato questa proposta ora lo vede.',
  'Not sent yet. It is kept on this device for up to seven days and goes out by itself once there is a connection.':
    'Non ancora inviato. Resta su questo dispositivo fino a sette giorni e parte da solo appena c’è una connessione.',
  'Not sent yet: much arrives at the moment. It goes out by itself in a while.': 'Non ancora inviato: ora arriva molto. Partirà da solo tra un po’.',
  'This was not accepted. Copy your words, discard this and say it in another way.':
    'Non è stato accettato. Copia le tue parole, scarta questo e dillo in un altro modo.',
  'Too much waits to be sent already. Send or discard some of it first.': 'C’è già troppo in attesa di invio. Prima invia o scarta qualcosa.',
  'Say who you are: a first name will do.': 'Di’ chi sei: basta il nome.',
  'You write as {{name}}.': 'Scrivi come {{name}}.',
  'Another name': 'Un altro nome',
  'It is kept on this device, so that you are asked once.': 'Resta su questo dispositivo, così te lo chiediamo una volta sola.',
  'Shall we build it?': 'Lo costruiamo?',
  'A brief about these formats takes a few minutes: goal, budget and dates. We answer you personally.':
    'Un brief su questi formati richiede pochi minuti: obiettivo, budget e date. Ti rispondiamo personalmente.',
  'Counted: how often this deck was opened and its demos were played. No person is told from another.':
    'Si conta quante volte questa proposta è stata aperta e le sue demo riprodotte. Nessuno viene distinto dagli altri.',
  'Approved as it is': 'Approvata così',
  'As stored on this device on {{date}}. What you say is kept here and sent once the network is back.':
    'Come salvato su questo dispositivo il {{date}}. Quello che dici resta qui e viene inviato una volta quando torna la rete.',
  'Print or save as PDF': 'Stampa o salva come PDF',
  'Drawing the pictures for paper …': 'Preparazione delle immagini per la carta…',
  'Play, comment and decide': 'Gioca, commenta e decidi',
  'Decided earlier': 'Deciso prima',
  'Write your answer first.': 'Scrivi prima la tua risposta.',
  'Answers: {{n}}': 'Risposte: {{n}}',
} as const satisfies Readonly<Record<(typeof labels)[number], string>>;
