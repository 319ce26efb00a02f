import './question-list.css';
import './question-search.css';
import { Link } from 'react-router';
import { PageHead } from '#app/components/page-head.tsx';
import { PageTop } from '#app/components/page-top.tsx';
import { SearchForm, useSearchWords } from '#app/components/search-form.tsx';
import { useText } from '#app/i18n/use-text.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { findQuestions, type Question } from './find-questions.ts';

/** Answers as native `<details>`: the browser's own search opens them. The page's search is in its address. */
export default function FaqsPage() {
  const { t } = useText();
  const [q, search] = useSearchWords();
  const lead = t('Paying, creatives, data: what advertisers ask before a first campaign.');
  return (
    <>
      <PageHead title={`${t('Questions and answers')} | Surge`} description={lead} image="/share/faqs.jpg" />
      <PageTop name={t('Questions and answers')} heading={t('Ask before you book.')} lead={lead} />
      <SearchForm className="faq-search" label={t('Search')} q={q} onSearch={search} />
      <QuestionList q={q} />
    </>
  );
}

/** Up to so many matches are shown open; without a search the first answer is open. */
const OPEN_AT_MOST = 2;

/** What the search leaves, by subject. */
function QuestionList({ q }: { q: string }) {
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
          <Button as={Link} to="/start-campaign">
            {t('Start Your Campaign')}
            <Icon name="arrow" size={18} />
          </Button>
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
