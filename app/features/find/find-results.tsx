import { useEffect } from 'react';
import { Link } from 'react-router';
import { Chips } from '#app/components/chips.tsx';
import { DemoLink } from '#app/components/demo-link.tsx';
import { formatMeasure } from '#app/components/format-number.ts';
import { goalLabels } from '#app/components/goal-labels.ts';
import { KeepButton } from '#app/components/kept/keep-button.tsx';
import { keepAll, keptDemos, toComparePath } from '#app/components/kept/kept-demos.ts';
import { materialLabels } from '#app/components/material-labels.ts';
import { toBriefPath, usePlan } from '#app/components/price/brief-path.ts';
import { PriceMoment } from '#app/components/price/price-moment.tsx';
import { type Plan, priceStore, toPlanQuery } from '#app/components/price/price-store.ts';
import { tradeLabels } from '#app/components/trade-labels.ts';
import { toUnitLabel } from '#app/components/unit-label.ts';
import { useText } from '#app/i18n/use-text.ts';
import { Button, TextButton } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { useDeviceStore } from '#app/use-device-store.ts';
import { type Demo, toUnitKey } from '#catalogue/demo.ts';
import { activeDemos } from '#catalogue/demos.ts';
import { isPossible, type Ranked, type Reason, rankDemos, type Wish, whyAfter } from '#catalogue/find-demos.ts';
import { findMeasurement } from '#catalogue/measurements.ts';
import { modelsOfGoal } from '#catalogue/vocabulary.ts';
import { screenLabels } from './answer-labels.ts';

/** What an ad loads in all: the export of a film is its own, larger file. */
const weigh = ({ slug }: Demo) => findMeasurement(slug)?.network;

const isGood = ({ good }: Reason) => good;

/** The three best, and why each of the others is none of them. `id`: of the heading, which takes the focus. */
export function FindResults({ id, wish }: { id: string; wish: Wish }) {
  const { t } = useText();
  const { toReason, toWhy } = useReasonTexts();
  const ranked = rankDemos(activeDemos, wish, weigh);
  const three = ranked.slice(0, 3);
  const last = three.at(-1);
  const ids = three.map(({ demo }) => demo.id);
  const keys = three.map(({ unit }) => toUnitKey(unit));
  const kept = useDeviceStore(keptDemos);
  const areKept = ids.every((one) => kept.includes(one));
  const reckoned = usePlan({ days: wish.days });
  const plan = { ...reckoned, model: reckoned.model ?? wish.model };
  // Asked for here, it is what the prices and the briefs of the next pages are about.
  useEffect(() => {
    if (wish.model) priceStore.set({ ...priceStore.get(), model: wish.model });
  }, [wish.model]);
  const fitting = three.filter(({ reasons }) => reasons.every(isGood)).length;
  const model = wish.model ?? three.flatMap(({ demo }) => demo.goals.flatMap((goal) => modelsOfGoal[goal]))[0] ?? 'CPM';
  return (
    <section className="find-results" aria-labelledby={id}>
      <h2 id={id} tabIndex={-1}>
        {t('Your three formats')}
      </h2>
      <Asked wish={wish} />
      {fitting === 0 && <p>{t('Nothing fits all of it; these come nearest.')}</p>}
      {fitting > 0 && fitting < three.length && <p>{t('All of it is met by {{n}} of three; the others come nearest.', { n: String(fitting) })}</p>}
      <TradeUnpaid ranked={ranked} wish={wish} />
      <ol className="find-three">
        {three.map((one, place) => (
          <Result key={one.demo.id} one={one} rank={place + 1} before={three[place - 1]} wish={wish} plan={plan} />
        ))}
      </ol>
      <div className="find-actions">
        <Button as={Link} to={toComparePath(keys, toPlanQuery(plan))}>
          {t('Compare these three')}
          <Icon name="arrow" size={18} />
        </Button>
        <Button aria-disabled={areKept} onClick={() => keepAll(ids)}>
          {t(areKept ? 'All three are kept' : 'Keep all three')}
          <Icon name="heart" size={18} />
        </Button>
        <Button as={Link} to={toBriefPath(keys, plan)}>
          {t('Start Your Campaign')}
          <Icon name="arrow" size={18} />
        </Button>
      </div>
      <section className="find-price" aria-labelledby={`${id}-price`}>
        <h2 id={`${id}-price`}>{t('What a budget buys')}</h2>
        <PriceMoment model={model} demoKeys={keys} plan={{ days: wish.days }} />
      </section>
      <details className="find-rest">
        <summary>{t('Not chosen, and why')}</summary>
        <ul>
          {ranked.slice(three.length).map((one) => {
            const worst = one.reasons.find(({ good }) => !good);
            return (
              <li key={one.demo.id}>
                <DemoLink slug={one.demo.slug} /> <span className="dim">{worst ? toReason(worst, one.demo) : last && toWhy(last, one)}</span>
              </li>
            );
          })}
        </ul>
      </details>
    </section>
  );
}

/** Why the first is of another trade, where none of the trade is paid by the model. */
function TradeUnpaid({ ranked, wish: { model, trade } }: { ranked: readonly Ranked[]; wish: Wish }) {
  const { t } = useText();
  const ofTrade = ranked.filter(({ reasons }) => reasons.some(({ about, good }) => about === 'trade' && good));
  const nearest = ofTrade.find(isPossible)?.demo;
  if (!model || !trade || !nearest || ofTrade.some(({ reasons }) => reasons.some(({ about, good }) => about === 'model' && good))) return null;
  const models = [...new Set(nearest.goals.flatMap((goal) => modelsOfGoal[goal]))].join(', ');
  return (
    <p>
      {t('No format made for {{trade}} is paid by {{model}}. The nearest of them is {{name}}, paid by {{models}}.', {
        trade: t(tradeLabels[trade]),
        model,
        name: nearest.name,
        models,
      })}
    </p>
  );
}

/** The answers, in the order of the questions. */
function Asked({ wish: { model, screen, trade, have, days } }: { wish: Wish }) {
  const { t } = useText();
  const answers = [
    model,
    screen && t(screenLabels[screen]),
    trade && t(tradeLabels[trade]),
    ...(have?.length === 0 ? [t('Only a logo')] : (have ?? []).map((material) => t(materialLabels[material]))),
    days && t('{{n}} working days', { n: days }),
  ];
  return <Chips label={t('What you asked for')}>{answers.map((answer) => answer && <li key={answer}>{answer}</li>)}</Chips>;
}

interface ResultProps {
  readonly one: Ranked;
  readonly rank: number;
  /** The better one before it. */
  readonly before: Ranked | undefined;
  readonly wish: Wish;
  readonly plan: Plan;
}

function Result({ one, rank, before, wish, plan }: ResultProps) {
  const { t, tData, language } = useText();
  const { toReason, toWhy } = useReasonTexts();
  const { demo, unit, reasons } = one;
  const screens = unit.size === 'CTV' ? [t(screenLabels.tv)] : unit.device.map((device) => t(screenLabels[device]));
  const weight = weigh(unit);
  const isLate = reasons.some(({ about, good }) => about === 'time' && !good);
  // A preview starts with the unit's first device.
  const device = unit.device.slice(1).find((one) => one === wish.screen);
  return (
    <li className="find-one">
      <span className="find-rank" aria-hidden="true">
        {rank}
      </span>
      <img src={demo.thumbnail} alt="" width="600" height="500" decoding="async" />
      <div>
        <div className="find-name">
          <h3>{demo.name}</h3>
          <KeepButton demo={demo} />
        </div>
        <p className="mono dim">
          {[
            toUnitLabel(unit, demo, tData),
            ...screens,
            weight !== undefined && t('Loads {{size}} in all', { size: formatMeasure(weight, 'B', language.tag) }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {unit !== demo && (
          <p>{t('Found as {{unit}}; the picture shows {{size}}.', { unit: toUnitLabel(unit, demo, tData), size: tData(demo.size) })}</p>
        )}
        {isLate && <p className="find-late">{t('Later than you asked')}</p>}
        <p>{tData(demo.description)}</p>
        <ul className="find-reasons">
          {reasons.map((reason) => (
            <li key={reason.about} data-good={reason.good}>
              <Icon name={reason.good ? 'check' : 'minus'} size={18} />
              <span>
                <span className="visually-hidden">{`${t(reason.good ? 'For it' : 'Against it')}: `}</span>
                {toReason(reason, demo)}
              </span>
            </li>
          ))}
        </ul>
        {before && <p className="find-why">{toWhy(before, one)}</p>}
        <div className="find-actions">
          <Button as={DemoLink} slug={unit.slug} device={device}>
            {(name) => (
              <>
                {`${t('View Demo')} `}
                <span className="visually-hidden">{name}</span>
                <Icon name="arrow" size={18} />
              </>
            )}
          </Button>
          <TextButton as={Link} to={toBriefPath([toUnitKey(unit)], plan)}>
            {t('Plan a campaign with this format')}
            <span className="visually-hidden">: {demo.name}</span>
          </TextButton>
        </div>
      </div>
    </li>
  );
}

/** Reasons as sentences. */
function useReasonTexts() {
  const { t, tData } = useText();
  const toReason = (reason: Reason, demo: Demo): string => {
    switch (reason.about) {
      case 'screen':
        return reason.unit
          ? t('{{screen}}: shown there as {{size}}', { screen: t(screenLabels[reason.screen]), size: toUnitLabel(reason.unit, demo, tData) })
          : t('{{screen}}: not made for it', { screen: t(screenLabels[reason.screen]) });
      case 'material':
        if (reason.missing.length > 0)
          return t('Still missing: {{materials}}', { materials: reason.missing.map((one) => t(materialLabels[one])).join(', ') });
        return t(demo.needs.length === 0 ? 'A logo, colours and words are enough' : 'You have all that it needs');
      case 'model': {
        const { model, goal } = reason;
        if (!goal)
          return t('{{model}} does not pay for its goals: {{goals}}', {
            model,
            goals: demo.goals.map((one) => t(goalLabels[one])).join(', '),
          });
        const values = { model, goal: t(goalLabels[goal]) };
        return goal === demo.goals[0]
          ? t('{{model}} pays for its first goal: {{goal}}', values)
          : t('{{model}} pays for its second goal: {{goal}}', values);
      }
      case 'time':
        return t(reason.good ? 'In time: takes {{n}} of {{days}} working days' : 'Too late: takes {{n}} working days, not {{days}}', {
          n: reason.leadDays,
          days: reason.days,
        });
      case 'trade': {
        if (!reason.good) return t('Made for other trades: {{trades}}', { trades: demo.trades.map((one) => t(tradeLabels[one])).join(', ') });
        return t(reason.place === 0 ? 'Made for your trade: {{trade}}' : 'Also suits your trade: {{trade}}', { trade: t(tradeLabels[reason.trade]) });
      }
    }
  };
  const toWhy = (better: Ranked, worse: Ranked) => t(whys[whyAfter(better, worse)], { name: better.demo.name });
  return { toReason, toWhy };
}

/** Why it comes after the one that is named. */
const whys = {
  screen: 'After {{name}}, because it suits the screen less.',
  material: 'After {{name}}, because it needs more than you have.',
  model: 'After {{name}}, because it suits the goal less.',
  time: 'After {{name}}, because it takes longer than you have.',
  trade: 'After {{name}}, because it suits the trade less.',
  lighter: 'After {{name}}, because it loads more. All else is equal.',
  order: 'After {{name}}, with no difference: all is equal.',
} as const;
