import './find.css';
import { type FormEvent, useEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { goalLabels } from '#app/components/goal-labels.ts';
import { materialLabels } from '#app/components/material-labels.ts';
import { PageHead } from '#app/components/page-head.tsx';
import { PageTop } from '#app/components/page-top.tsx';
import { tradeLabels } from '#app/components/trade-labels.ts';
import { useText } from '#app/i18n/use-text.ts';
import { Button } from '#app/ui/button/button.tsx';
import { ChoiceGroup } from '#app/ui/form/choices.tsx';
import { Field, Select } from '#app/ui/form/field.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { screens } from '#catalogue/find-demos.ts';
import { paymentModels } from '#catalogue/payment-models.ts';
import { goals, materials, modelsOfGoal, trades } from '#catalogue/vocabulary.ts';
import { screenLabels } from './answer-labels.ts';
import { FindResults } from './find-results.tsx';
import { dayChoices, findParameters, LOGO, OPEN, toWish } from './parameters.ts';

/** Of the results: the form leads there, also without script. */
const RESULT_ID = 'find-result';

/** `/find`: five questions, and the three formats that answer them best. The answers are the address. */
export default function FindPage() {
  const { t } = useText();
  const [query] = useSearchParams();
  const wish = toWish(query);
  const ask = useAsk();
  const lead = t('Five questions; leave any of them open. You get three formats, with what speaks for each and why it comes where it does.');
  return (
    <>
      <PageHead title={`${t('Find by goal')} | Surge`} description={lead} image="/share/find.jpg" />
      <PageTop name={t('Find by goal')} heading={t('Say the goal. Get three formats.')} lead={lead} />
      <Questions key={query.toString()} query={query} onAsk={ask} />
      {wish ? (
        <FindResults id={RESULT_ID} wish={wish} />
      ) : (
        <p className="find-before dim" id={RESULT_ID} tabIndex={-1}>
          {t('Answer one question or all five: your three formats appear here.')}
        </p>
      )}
    </>
  );
}

/** Puts the answers into the address, without those that stayed open, and leads the keyboard to the results. */
function useAsk() {
  const navigate = useNavigate();
  const { key } = useLocation();
  const hasAsked = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each navigation, also one to the same address
  useEffect(() => {
    if (!hasAsked.current) return;
    hasAsked.current = false;
    document.getElementById(RESULT_ID)?.focus({ preventScroll: true });
  }, [key]);
  return (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const answers = new URLSearchParams();
    for (const [name, value] of new FormData(event.currentTarget)) if (typeof value === 'string' && value !== '') answers.append(name, value);
    hasAsked.current = true;
    void navigate({ search: answers.toString(), hash: RESULT_ID });
  };
}

interface QuestionsProps {
  readonly query: URLSearchParams;
  readonly onAsk: (event: FormEvent<HTMLFormElement>) => void;
}

function Questions({ query, onAsk }: QuestionsProps) {
  const { t } = useText();
  const given = findParameters.map(({ name, parse }) => [name, parse(query.getAll(name))] as const);
  const listGiven = (name: string) => given.find(([one]) => one === name)?.[1] ?? [];
  const group = (name: string, choices: readonly (readonly [value: string, text: string, code?: string])[], open?: string) => {
    const chosen = listGiven(name);
    return {
      id: `find-${name}`,
      name,
      className: `find-choices find-choices-${name}`,
      choices: choices.map(([value, text, code]) => ({
        value,
        isChosen: value === open ? chosen.length === 0 || chosen.includes(value) : chosen.includes(value),
        content: code ? (
          <>
            <b>{code}</b> <span>{text}</span>
          </>
        ) : (
          text
        ),
      })),
    };
  };
  const models = paymentModels.map((model) => {
    const paid = goals.filter((goal) => modelsOfGoal[goal].includes(model));
    return [model, paid.map((goal) => t(goalLabels[goal])).join(', '), model] as const;
  });
  return (
    <form className="find-form" method="get" action={`#${RESULT_ID}`} onSubmit={onAsk}>
      <ChoiceGroup type="radio" label={t('What do you pay for?')} {...group('model', [...models, ['', t('No preference')]], '')} />
      <ChoiceGroup
        type="radio"
        label={t('Where should it be seen?')}
        {...group('screen', [...screens.map((screen) => [screen, t(screenLabels[screen])] as const), ['', t('No preference')]], '')}
      />
      <Field id="find-trade" label={t('Which trade is it for?')}>
        <Select name="trade" defaultValue={listGiven('trade')[0] ?? ''}>
          <option value="">{t('No preference')}</option>
          {trades.map((trade) => (
            <option key={trade} value={trade}>
              {t(tradeLabels[trade])}
            </option>
          ))}
        </Select>
      </Field>
      <ChoiceGroup
        type="checkbox"
        label={t('What do you have, besides colours and words?')}
        {...group('have', [[LOGO, t('A logo')], ...materials.map((material) => [material, t(materialLabels[material])] as const)])}
      />
      <ChoiceGroup
        type="radio"
        label={t('How soon should it start?')}
        hint={t('Lead times are samples: working days from your material to the first impression.')}
        {...group('days', [...dayChoices.map((n) => [String(n), t('{{n}} working days', { n })] as const), [OPEN, t('Not fixed yet')]], OPEN)}
      />
      <Button type="submit" isPrimary isLarge>
        {t('Find three formats')}
        <Icon name="arrow" size={18} />
      </Button>
    </form>
  );
}
