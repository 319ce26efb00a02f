import { AnswerLinks } from '#app/components/answer-links.tsx';
import { useText } from '#app/i18n/use-text.ts';

/** For who would rather read than write. */
export function FirstQuestions() {
  const { t } = useText();
  return (
    <section className="first-questions">
      <h2>{t('What others ask first')}</h2>
      <p>{t('What is billed and what never is, forty days from brief to report, and the smallest budget.')}</p>
      <AnswerLinks className="first-questions-links" />
    </section>
  );
}
