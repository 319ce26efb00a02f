import './sent-notice.css';
import { loadDictionary } from '#app/i18n/create-i18n.ts';
import type { Label } from '#app/i18n/dictionaries/en.ts';
import { defaultLanguage, languages } from '#protocol/languages.ts';

/** Shows a notice on the open page: a waiting brief was sent. */
export function showSentNotice(reference: string): Promise<void> {
  return show('Your brief was sent.', `/start-campaign/sent?reference=${reference}`, reference);
}

/** Shows a notice: a waiting brief expired and was deleted from this device. */
export function showExpiredNotice(): Promise<void> {
  return show('A brief of yours could not be sent within seven days and was deleted from this device.', '/start-campaign', 'Start Your Campaign');
}

/** Without React, as most pages never need it. Stays until it is closed. `link`: one of our texts, or a text that is the same in all languages. */
async function show(sentence: Label, address: string, link: string): Promise<void> {
  const dictionary: Readonly<Partial<Record<string, string>>> = await loadDictionary(
    languages.find(({ tag }) => tag === document.documentElement.lang) ?? defaultLanguage,
    false,
  );
  const say = (label: string) => dictionary[label] ?? label;
  const notice = create('div', 'sent-notice');
  notice.role = 'status';
  document.body.append(notice);
  const anchor = create('a', 'sent-notice-reference', say(link));
  anchor.href = address;
  const close = create('button', 'text-button', say('Close'));
  close.type = 'button';
  close.onclick = () => notice.remove();
  // Screen readers read the words only if they are added after the live region.
  requestAnimationFrame(() => notice.append(create('p', '', say(sentence)), anchor, close));
}

function create<Name extends 'div' | 'p' | 'a' | 'button'>(name: Name, className: string, text = ''): HTMLElementTagNameMap[Name] {
  return Object.assign(document.createElement(name), { className, textContent: text });
}
