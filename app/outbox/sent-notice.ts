import './sent-notice.css';
import { loadDictionary } from '#app/i18n/create-i18n.ts';
import type { Label } from '#app/i18n/dictionaries/en.ts';
import { defaultLanguage, languages } from '#protocol/languages.ts';

/** Says on whatever page is open that a waiting brief was sent. */
export function showSentNotice(reference: string): Promise<void> {
  return show('Your brief was sent.', `/start-campaign/sent?reference=${reference}`, reference);
}

/** The same of one whose time to wait is over: it is gone from this device. */
export function showExpiredNotice(): Promise<void> {
  return show('A brief of yours could not be sent within seven days and was deleted from this device.', '/start-campaign', 'Start Your Campaign');
}

/** Outside of React: most pages never need it. Stays until it is closed. `link`: one of our texts, or what is the same in all languages. */
async function show(sentence: Label, address: string, link: string): Promise<void> {
  const dictionary: Readonly<Partial<Record<string, string>>> = await loadDictionary(
    languages.find(({ tag }) => tag === document.documentElement.lang) ?? defaultLanguage,
  );
  const say = (label: string) => dictionary[label] ?? label;
  const notice = create('div', 'sent-notice');
  notice.role = 'status';
  document.body.append(notice);
  const way = create('a', 'sent-notice-reference', say(link));
  way.href = address;
  const close = create('button', 'text-button', say('Close'));
  close.type = 'button';
  close.onclick = () => notice.remove();
  // The live region first, its words after: only then are they read out.
  requestAnimationFrame(() => notice.append(create('p', '', say(sentence)), way, close));
}

function create<Name extends 'div' | 'p' | 'a' | 'button'>(name: Name, className: string, text = ''): HTMLElementTagNameMap[Name] {
  return Object.assign(document.createElement(name), { className, textContent: text });
}
