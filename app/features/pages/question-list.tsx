import './question-list.css';
import '#app/ui/button.css';
import { Link } from 'react-router';
import { useText } from '#app/i18n/use-text.ts';
import { Icon } from '#app/ui/icon.tsx';
import { findQuestions, type Question } from './find-questions.ts';

/** So few matches are opened for the reader; without a search the first answer is. */
const OPEN_AT_MOST = 2;

/** What the search leaves, by subject. */
export function QuestionList({ q }: { q: string }) {
  const { t } = useText();
  const groups = findQuestions(q, t);
  const count = groups.reduce((sum, { questions }) => sum + questions.length, 0);
  return (
    <>
      <p className={q && count > 0 ? 'faq-count dim' : 'visually-hidden'} role="status">
        {q && count > 0 ? t('Results: {{n}}', { n: count }) : ''}
      </p>
      {groups.map(({ name, questions }) => (
        <section key={name} className="faq-group" aria-labelledby={`faq-${name}`}>
          <h2 id={`faq-${name}`}>{t(name)}</h2>
          <div>
            {questions.map((entry) => (
              <Answer key={entry.question} entry={entry} isOpen={q === '' ? entry === groups[0]?.questions[0] : count <= OPEN_AT_MOST} />
            ))}
          </div>
        </section>
      ))}
      {count === 0 && (
        <div className="faq-nothing">
          <p role="status">{t('No answer has all of these words. Ask us: a planner answers you personally.')}</p>
          <Link className="button" to="/start-campaign">
            {t('Start Your Campaign')}
            <Icon name="arrow" size={18} />
          </Link>
        </div>
      )}
    </>
  );
}

function Answer({ entry: { question, answer, link }, isOpen }: { entry: Question; isOpen: boolean }) {
  const { t } = useText();
  return (
    <details className="faq" open={isOpen}>
      <summary>
        <h3>{t(question)}</h3>
        <svg width="18" height="18" viewBox="0 0 18 18" stroke="currentColor" strokeWidth="1.5" aria-hidden="true">
          <path d="M1 9h16" />
          <path className="faq-upright" d="M9 1v16" />
        </svg>
      </summary>
      <p>{t(answer)}</p>
      {link && (
        <Link className="faq-link" to={link.to}>
          {t(link.label)}
          <Icon name="arrow" size={18} />
        </Link>
      )}
    </details>
  );
}
