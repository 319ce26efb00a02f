import './sent-notice.css';
import { loadDictionary } from '#app/i18n/create-i18n.ts';
import type { Label } from '#app/i18n/dictionaries/en.ts';
import { defaultLanguage, languages } from '#app/i18n/languages.ts';

/** Says on whatever page is open that a waiting brief was sent. Outside of React: most pages never need it. Stays until it is closed. */
export async function showSentNotice(reference: string): Promise<void> {
  const dictionary = await loadDictionary(languages.find(({ tag }) => tag === document.documentElement.lang) ?? defaultLanguage);
  const say = (label: Label) => dictionary[label] ?? label;
  const notice = create('div', 'sent-notice');
  notice.role = 'status';
  document.body.append(notice);
  const link = create('a', 'sent-notice-reference', reference);
  link.href = `/start-campaign/sent?reference=${reference}`;
  const close = create('button', 'text-button', say('Close'));
  close.type = 'button';
  close.onclick = () => notice.remove();
  // The live region first, its words after: only then are they read out.
  requestAnimationFrame(() => notice.append(create('p', '', say('Your brief was sent.')), link, close));
}

function create<Name extends 'div' | 'p' | 'a' | 'button'>(name: Name, className: string, text = ''): HTMLElementTagNameMap[Name] {
  return Object.assign(document.createElement(name), { className, textContent: text });
}
