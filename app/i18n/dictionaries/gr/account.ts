import type { account as labels } from '#app/i18n/dictionaries/en/account.ts';

/** German account pages. */
export const account: Readonly<Record<(typeof labels)[number], string>> = {
  Password: 'Passwort',
  'Show password': 'Passwort anzeigen',
  'User name': 'Benutzername',
  'Your name': 'Ihr Name',
  'User id': 'Benutzer-ID',
  Code: 'Code',
  To: 'An',
  'One moment…': 'Einen Moment …',
  'Please look at these fields: {{n}}': 'Bitte prüfen Sie diese Felder: {{n}}',
  'Enter your e-mail address.': 'Geben Sie Ihre E-Mail-Adresse ein.',
  'Enter a whole e-mail address, like name@company.com.': 'Geben Sie eine vollständige Adresse ein, etwa name@firma.de.',
  'Enter a user name.': 'Geben Sie einen Benutzernamen ein.',
  'Enter your password.': 'Geben Sie Ihr Passwort ein.',
  'Enter the six digits of the code.': 'Geben Sie die sechs Ziffern des Codes ein.',
  'This is not the code. Look at it again, or ask for a new one.':
    'Das ist nicht der Code. Sehen Sie noch einmal nach oder fordern Sie einen neuen an.',
  'Use at most {{n}} characters.': 'Höchstens {{n}} Zeichen.',
  'Use at least {{n}} characters.': 'Mindestens {{n}} Zeichen.',
  'Use plain text, without < and >.': 'Bitte nur Text, ohne < und >.',
  'Username and password are invalid. Please enter correct username and password':
    'Benutzername und Passwort sind ungültig. Bitte geben Sie den richtigen Benutzernamen und das richtige Passwort ein',
  'Something wrong for edit profile': 'Das Profil konnte nicht geändert werden',
  'Invalid Token !!': 'Ungültiges Token',
  'Cannot add user': 'Der Benutzer kann nicht angelegt werden',
  'Cannot get user profile': 'Das Profil kann nicht geladen werden',
  'Profile Updated Successfully': 'Profil erfolgreich aktualisiert',
  'Check you mail and reset your password.': 'Sehen Sie in Ihr Postfach und setzen Sie Ihr Passwort zurück.',
  'The account may have been reset in the meantime. Sign out and in again.':
    'Das Konto wurde inzwischen vielleicht zurückgesetzt. Melden Sie sich ab und wieder an.',
  'Sign out and in again, then save once more.': 'Melden Sie sich ab und wieder an und speichern Sie dann noch einmal.',
  'This address may have an account already. Sign in, or use another address.':
    'Zu dieser Adresse gibt es vielleicht schon ein Konto. Melden Sie sich an oder nehmen Sie eine andere Adresse.',
  'Try again in a moment.': 'Versuchen Sie es gleich noch einmal.',
  'This is a sample: no message is really sent.': 'Dies ist ein Beispiel: Es wird keine Nachricht wirklich verschickt.',
  'This did not work. Check your connection and try again.': 'Das hat nicht geklappt. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
  'The sample account lives in your browser and needs JavaScript. Switch it on and try again.':
    'Das Beispielkonto lebt in Ihrem Browser und braucht JavaScript. Schalten Sie es ein und versuchen Sie es noch einmal.',
  'This browser keeps nothing for this site. Everything works until you close the page.':
    'Dieser Browser speichert nichts für diese Website. Alles funktioniert, bis Sie die Seite schließen.',
  'Sample account': 'Beispielkonto',
  'Accounts here are samples: they live in this browser and nowhere else.':
    'Die Konten hier sind Beispiele: Sie leben in diesem Browser und sonst nirgends.',
  'Back to your numbers.': 'Zurück zu Ihren Zahlen.',
  'No account needed to look around': 'Zum Umsehen braucht es kein Konto',
  'Use demo account': 'Demokonto verwenden',
  'Use a sample social account': 'Social-Media-Beispielkonto verwenden',
  'New here?': 'Neu hier?',
  'Put your name on it.': 'Setzen Sie Ihren Namen darauf.',
  'You make a sample account. Only this browser knows it; the password is kept as a salted hash.':
    'Sie legen ein Beispielkonto an. Nur dieser Browser kennt es; das Passwort liegt hier als gesalzener Hash.',
  'At least 8 characters. Choose one that you use nowhere else.': 'Mindestens 8 Zeichen. Nehmen Sie eines, das Sie sonst nirgends verwenden.',
  'Make a sample account': 'Beispielkonto anlegen',
  'You have an account?': 'Sie haben ein Konto?',
  'It happens. Start over.': 'Kommt vor. Fangen Sie neu an.',
  'Give us the address of your account. The answer is the same whether we know it or not.':
    'Geben Sie die Adresse Ihres Kontos an. Die Antwort ist dieselbe, ob wir sie kennen oder nicht.',
  'The password of the demo account never changes: {{password}}': 'Das Passwort des Demokontos ändert sich nie: {{password}}',
  'Send instructions': 'Anleitung senden',
  'Back to sign in': 'Zurück zur Anmeldung',
  'Locked. Nothing has moved.': 'Gesperrt. Alles steht noch da.',
  'All tabs are locked. Unlocking one unlocks them all.': 'Alle Tabs sind gesperrt. Wer einen entsperrt, entsperrt alle.',
  Unlock: 'Entsperren',
  'Sign in as somebody else': 'Als jemand anderes anmelden',
  'Signing you out…': 'Sie werden abgemeldet …',
  'One more number.': 'Noch eine Zahl.',
  'A second step keeps an account safe when its password is known. The sample code is:':
    'Ein zweiter Schritt schützt ein Konto, dessen Passwort bekannt wurde. Der Beispielcode lautet:',
  Verify: 'Bestätigen',
  'No message?': 'Nichts angekommen?',
  'Send a new code': 'Neuen Code senden',
  'The new code is {{code}}.': 'Der neue Code lautet {{code}}.',
  'Sample message': 'Beispielnachricht',
  'Good day, {{name}}.': 'Guten Tag, {{name}}!',
  'Somebody, hopefully you, made an account with this address. One click, and it is yours.':
    'Jemand, hoffentlich Sie, hat mit dieser Adresse ein Konto angelegt. Ein Klick, und es gehört Ihnen.',
  'Confirm this address': 'Adresse bestätigen',
  'Look in your inbox.': 'Sehen Sie in Ihr Postfach.',
  'We write to {{address}}. The letter is on this page: its button confirms the address.':
    'Wir schreiben an {{address}}. Die E-Mail steht auf dieser Seite: Der Knopf darin bestätigt die Adresse.',
  'Send again': 'Noch einmal senden',
  'Sample letters sent again: {{n}}': 'Beispiel-E-Mails noch einmal gesendet: {{n}}',
  'Confirmed. The address is yours.': 'Bestätigt. Die Adresse gehört Ihnen.',
  'Plans, invoices and answers will come there. You can go on now.': 'Dorthin kommen Pläne, Rechnungen und Antworten. Sie können jetzt weitermachen.',
  'Change your name': 'Ihren Namen ändern',
  'It changes everywhere at once: in the header and in your other tabs.':
    'Er ändert sich überall zugleich: in der Kopfzeile und in Ihren anderen Tabs.',
  'Save name': 'Namen speichern',
  'Sample data on this device': 'Beispieldaten auf diesem Gerät',
  'What you add, change or delete in the samples stays in this browser.':
    'Was Sie in den Beispielen anlegen, ändern oder löschen, bleibt in diesem Browser.',
  'Reset demo data': 'Demodaten zurücksetzen',
  'Reset demo data?': 'Demodaten zurücksetzen?',
  'Accounts, orders, mails and messages made on this device are deleted, calls that you made fail succeed again, and you are signed out. This cannot be undone.':
    'Konten, Aufträge, Mails und Nachrichten von diesem Gerät werden gelöscht, absichtlich scheiternde Aufrufe gelingen wieder, und Sie werden abgemeldet. Das lässt sich nicht rückgängig machen.',
  'Keep everything': 'Alles behalten',
  'Delete and sign out': 'Löschen und abmelden',
  'Make calls fail': 'Aufrufe scheitern lassen',
  'See what a page says when its data does not arrive, and how it recovers.':
    'So sehen Sie, was eine Seite sagt, wenn ihre Daten nicht ankommen, und wie sie sich erholt.',
  'Calls that fail now: {{n}}': 'Aufrufe, die jetzt scheitern: {{n}}',
  'Let all calls succeed again': 'Alle Aufrufe wieder gelingen lassen',
  'Choose calls': 'Aufrufe wählen',
  'Search calls': 'Aufrufe suchen',
  'Calls found: {{n}}': 'Gefundene Aufrufe: {{n}}',
  'Tick a call, then use the page that makes it: it is refused with the sentence beside it.':
    'Haken Sie einen Aufruf an und benutzen Sie die Seite, die ihn macht: Er wird mit dem Satz daneben abgelehnt.',
};
