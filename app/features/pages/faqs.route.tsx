import './question-list.css';
import './question-search.css';
import { type FormEvent, useEffect, useId, useRef } from 'react';
import { Link, useSearchParams } from 'react-router';
import { PageHead } from '#app/components/page-head.tsx';
import { PageTop } from '#app/components/page-top.tsx';
import { useText } from '#app/i18n/use-text.ts';
import { Button, IconButton } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { findQuestions, type Question } from './find-questions.ts';

/** Answers as native `<details>`: the browser's own search opens them. The page's search is in its address. */
export default function FaqsPage() {
  const { t } = useText();
  const [q, search] = useQuestionSearch();
  const lead = t('Paying, creatives, data: what advertisers ask before a first campaign.');
  return (
    <>
      <PageHead title={`${t('Questions and answers')} | Surge`} description={lead} />
      <PageTop name={t('Questions and answers')} heading={t('Ask before you book.')} lead={lead} />
      <QuestionSearch q={q} onSearch={search} />
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

/** Browsers limit how often an address may change. */
const TYPING_PAUSE_MS = 150;

interface QuestionSearchProps {
  readonly q: string;
  onSearch(q: string): void;
}

/** A GET form: answers without script, narrows while typing with it. */
function QuestionSearch({ q, onSearch }: QuestionSearchProps) {
  const { t } = useText();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const search = () => onSearch(input.current?.value.trim() ?? '');
  const searchSoon = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(search, TYPING_PAUSE_MS);
  };
  const searchNow = (event: FormEvent) => {
    event.preventDefault();
    clearTimeout(timer.current);
    search();
  };
  // While the field has the focus, what was typed counts, also before hydration; otherwise it follows the address, which Back changes too.
  useEffect(() => {
    if (!input.current || input.current.value.trim() === q) return;
    if (document.activeElement === input.current) searchSoon();
    else input.current.value = q;
  });
  return (
    <search className="faq-search">
      <form method="get" autoComplete="off" onSubmit={searchNow}>
        <label htmlFor={id}>{t('Search')}</label>
        <input id={id} ref={input} type="search" name="q" defaultValue={q} maxLength={100} enterKeyHint="search" onInput={searchSoon} />
        <IconButton type="submit" label={t('Apply')}>
          <Icon name="search" size={18} />
        </IconButton>
      </form>
    </search>
  );
}

/** The server keeps `?q=` of every page to this length (catalogue/filter.ts). */
const MAX_LENGTH = 100;

/** The words in the address: reload and Back find them again, and without script the form sends them. */
function useQuestionSearch(): readonly [string, (q: string) => void] {
  const [query, setQuery] = useSearchParams();
  const search = (q: string) => {
    setQuery(
      (previous) => {
        const next = new URLSearchParams(previous);
        if (q) next.set('q', q);
        else next.delete('q');
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  return [(query.get('q') ?? '').slice(0, MAX_LENGTH).trim(), search];
}
