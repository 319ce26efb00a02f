import { PageHead } from '#app/components/page-head.tsx';
import { PageTop } from '#app/components/page-top.tsx';
import { useText } from '#app/i18n/use-text.ts';
import { QuestionList } from './question-list.tsx';
import { QuestionSearch } from './question-search.tsx';
import { useQuestionSearch } from './use-question-search.ts';

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
