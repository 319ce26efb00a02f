import type { account as labels } from '#app/i18n/dictionaries/en/account.ts';

/** Italian account pages. */
export const account: Readonly<Record<(typeof labels)[number], string>> = {
  Password: 'Password',
  'Show password': 'Mostra password',
  'User name': 'Nome utente',
  'Your name': 'Il tuo nome',
  'User id': 'ID utente',
  Code: 'Codice',
  To: 'A',
  'One moment…': 'Un momento…',
  'Please look at these fields: {{n}}': 'Controlla questi campi: {{n}}',
  'Enter your e-mail address.': 'Inserisci il tuo indirizzo e-mail.',
  'Enter a whole e-mail address, like name@company.com.': 'Inserisci un indirizzo completo, come nome@azienda.it.',
  'Enter a user name.': 'Inserisci un nome utente.',
  'Enter your password.': 'Inserisci la password.',
  'Enter the six digits of the code.': 'Inserisci le sei cifre del codice.',
  'This is not the code. Look at it again, or ask for a new one.': 'Non è il codice giusto. Ricontrollalo o chiedine uno nuovo.',
  'Use at most {{n}} characters.': 'Usa al massimo {{n}} caratteri.',
  'Use at least {{n}} characters.': 'Usa almeno {{n}} caratteri.',
  'Use plain text, without < and >.': 'Usa solo testo, senza < e >.',
  'Username and password are invalid. Please enter correct username and password':
    'Nome utente e password non sono validi. Inserisci nome utente e password corretti',
  'Something wrong for edit profile': 'Non è stato possibile modificare il profilo',
  'Invalid Token !!': 'Token non valido',
  'Cannot add user': 'Impossibile aggiungere l’utente',
  'Cannot get user profile': 'Impossibile caricare il profilo',
  'Profile Updated Successfully': 'Profilo aggiornato correttamente',
  'Check you mail and reset your password.': 'Controlla la posta e reimposta la password.',
  'The account may have been reset in the meantime. Sign out and in again.':
    'Forse l’account è stato ripristinato nel frattempo. Esci e accedi di nuovo.',
  'Sign out and in again, then save once more.': 'Esci, accedi di nuovo e salva ancora una volta.',
  'This address may have an account already. Sign in, or use another address.':
    'Forse questo indirizzo ha già un account. Accedi o usa un altro indirizzo.',
  'Try again in a moment.': 'Riprova tra un momento.',
  'This is a sample: no message is really sent.': 'È un esempio: nessun messaggio viene davvero inviato.',
  'This did not work. Check your connection and try again.': 'Non ha funzionato. Controlla la connessione e riprova.',
  'The sample account lives in your browser and needs JavaScript. Switch it on and try again.':
    'L’account di esempio vive nel tuo browser e ha bisogno di JavaScript. Attivalo e riprova.',
  'This browser keeps nothing for this site. Everything works until you close the page.':
    'Questo browser non conserva nulla di questo sito. Tutto funziona finché non chiudi la pagina.',
  'Sample account': 'Account di esempio',
  'Accounts here are samples: they live in this browser and nowhere else.':
    'Gli account qui sono esempi: vivono in questo browser e in nessun altro posto.',
  'Back to your numbers.': 'Di nuovo ai tuoi numeri.',
  'No account needed to look around': 'Per dare un’occhiata non serve un account',
  'Use demo account': 'Usa l’account demo',
  'Use a sample social account': 'Usa un account social di esempio',
  'New here?': 'Prima volta qui?',
  'Put your name on it.': 'Mettici il tuo nome.',
  'You make a sample account. Only this browser knows it; the password is kept as a salted hash.':
    'Crei un account di esempio. Lo conosce solo questo browser; la password è conservata come hash con salt.',
  'At least 8 characters. Choose one that you use nowhere else.': 'Almeno 8 caratteri. Scegline una che non usi altrove.',
  'Make a sample account': 'Crea un account di esempio',
  'You have an account?': 'Hai già un account?',
  'It happens. Start over.': 'Capita. Si ricomincia.',
  'Give us the address of your account. The answer is the same whether we know it or not.':
    'Dacci l’indirizzo del tuo account. La risposta è la stessa, che lo conosciamo o no.',
  'The password of the demo account never changes: {{password}}': 'La password dell’account demo non cambia mai: {{password}}',
  'Send instructions': 'Invia istruzioni',
  'Back to sign in': 'Torna all’accesso',
  'Locked. Nothing has moved.': 'Bloccato. Nulla si è mosso.',
  'All tabs are locked. Unlocking one unlocks them all.': 'Tutte le schede sono bloccate. Sbloccandone una si sbloccano tutte.',
  Unlock: 'Sblocca',
  'Sign in as somebody else': 'Accedi con un altro account',
  'Signing you out…': 'Uscita in corso…',
  'One more number.': 'Ancora un numero.',
  'A second step keeps an account safe when its password is known. The sample code is:':
    'Un secondo passaggio protegge l’account anche se qualcuno conosce la password. Il codice di esempio è:',
  Verify: 'Verifica',
  'No message?': 'Non è arrivato?',
  'Send a new code': 'Invia un nuovo codice',
  'The new code is {{code}}.': 'Il nuovo codice è {{code}}.',
  'Sample message': 'Messaggio di esempio',
  'Good day, {{name}}.': 'Buongiorno, {{name}}.',
  'Somebody, hopefully you, made an account with this address. One click, and it is yours.':
    'Qualcuno, speriamo tu, ha creato un account con questo indirizzo. Un clic ed è tuo.',
  'Confirm this address': 'Conferma questo indirizzo',
  'Look in your inbox.': 'Guarda nella tua posta.',
  'We write to {{address}}. The letter is on this page: its button confirms the address.':
    'Scriviamo a {{address}}. L’e-mail è in questa pagina: il suo pulsante conferma l’indirizzo.',
  'Send again': 'Invia di nuovo',
  'Sample letters sent again: {{n}}': 'E-mail di esempio inviate di nuovo: {{n}}',
  'Confirmed. The address is yours.': 'Confermato. L’indirizzo è tuo.',
  'Plans, invoices and answers will come there. You can go on now.': 'Lì arriveranno piani, fatture e risposte. Ora puoi proseguire.',
  'Change your name': 'Cambia il tuo nome',
  'It changes everywhere at once: in the header and in your other tabs.':
    'Cambia ovunque allo stesso momento: nell’intestazione e nelle altre schede.',
  'Save name': 'Salva nome',
  'Sample data on this device': 'Dati di esempio su questo dispositivo',
  'What you add, change or delete in the samples stays in this browser.':
    'Ciò che aggiungi, modifichi o elimini negli esempi resta in questo browser.',
  'Reset demo data': 'Ripristina i dati demo',
  'Reset demo data?': 'Ripristinare i dati demo?',
  'Accounts, orders, mails and messages made on this device are deleted, and you are signed out. This cannot be undone.':
    'Account, ordini, e-mail e messaggi creati su questo dispositivo vengono eliminati e la sessione si chiude. Non si può annullare.',
  'Keep everything': 'Mantieni tutto',
  'Delete and sign out': 'Elimina ed esci',
  'Make calls fail': 'Fai fallire le chiamate',
  'Tick a call, then use the page that makes it: it is refused with the sentence beside it.':
    'Seleziona una chiamata e usa la pagina che la fa: viene rifiutata con la frase accanto.',
};
