import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { createI18n } from '#app/i18n/create-i18n.ts';
import { TextProvider } from '#app/i18n/text-provider.tsx';
import { defaultLanguage } from '#protocol/languages.ts';
import { WordsForm } from './words-form.tsx';

const draw = (onCancel?: () => void) =>
  renderToStaticMarkup(
    <TextProvider i18n={createI18n(defaultLanguage, {})}>
      <WordsForm id="x" label="Your comment" action="Send the comment" onSend={() => true} {...(onCancel && { onCancel })}>
        <i>between</i>
      </WordsForm>
    </TextProvider>,
  );

it('asks for words and a name no longer than the server takes, and says that the name is kept', () => {
  const html = draw();
  expect(html).toMatch(/<label[^>]*for="x".*<textarea[^>]*maxLength="2000".*<i>between<\/i>.*for="x-name".*<input[^>]*maxLength="80"/);
  expect(html).toMatch(/aria-describedby="x-name-hint".*id="x-name-hint">It is kept on this device/);
});

it('can be left where it was opened by a button', () => {
  expect(draw()).not.toContain('Cancel');
  expect(draw(() => {})).toContain('Cancel');
});
