import { Link } from 'react-router';
import { useText } from '#app/i18n/use-text.ts';
import { Icon } from '#app/ui/icon.tsx';
import type { Demo } from '#catalogue/demo.ts';
import { demos, listDemosOfType } from '#catalogue/demos.ts';
import { formats, toFormatSlug } from '#catalogue/formats.ts';
import { BrandField } from './brand-field.tsx';
import { toBudgetText } from './budget-bands.ts';
import { budgets, modelStops } from './campaign-choices.ts';
import { ChoiceField } from './choice-field.tsx';
import { DemosField } from './demos-field.tsx';
import { type FormValues, firstValue, listValues } from './form-values.ts';
import { toFirstFormat } from './played.ts';
import type { Problems } from './problems.ts';
import { TextField } from './text-field.tsx';
import { useMarket } from './use-market.ts';

interface CampaignFieldsProps {
  readonly values: FormValues;
  readonly problems: Problems;
  /** The demo from which the visitor came. */
  readonly demo: Demo | undefined;
}

/** What the campaign shall be. */
export function CampaignFields({ values, problems, demo }: CampaignFieldsProps) {
  return (
    <>
      <DemosField values={values} problems={problems} />
      <BrandField demo={demo} problems={problems} />
      <FormatsField values={values} problems={problems} demo={demo} />
      <ModelField values={values} problems={problems} demo={demo} />
      <BudgetField values={values} problems={problems} />
      <TextField name="startDate" type="date" label="Start date" hint="A guess is fine." autoComplete="off" values={values} problems={problems} />
    </>
  );
}

function FormatsField({ values, problems, demo }: CampaignFieldsProps) {
  const { t, tData } = useText();
  const chosen = listValues(values, 'formats');
  const choices = formats.map(({ name }) => {
    const slug = toFormatSlug(name);
    const still = demo && toFirstFormat(demo) === slug ? demo : findStill(slug);
    return {
      value: slug,
      isChosen: chosen.includes(slug),
      content: (
        <>
          {still && <img src={still.thumbnail} alt="" width="640" height="360" loading="lazy" decoding="async" />}
          <span>{tData(name)}</span>
        </>
      ),
    };
  });
  return (
    <ChoiceField name="formats" type="checkbox" label="Formats you like" hint="Choose any number of them." choices={choices} problems={problems}>
      <Link className="brief-play" to="/formats">
        {t('Not sure? Play them first.')}
        <Icon name="arrow" size={18} />
      </Link>
    </ChoiceField>
  );
}

/** A demo that stands for the format in no other one's place. */
function findStill(slug: string): Demo | undefined {
  return demos.find((demo) => demo.active && toFirstFormat(demo) === slug) ?? listDemosOfType(slug)[0];
}

function ModelField({ values, problems, demo }: CampaignFieldsProps) {
  const { t } = useText();
  const chosen = firstValue(values, 'model');
  const known = modelStops.map(({ code, moment }) => ({
    value: code,
    isChosen: chosen === code,
    content: (
      <>
        <b>{code}</b> <span className="mono">{t(moment)}</span>
      </>
    ),
  }));
  const unknown = {
    value: '',
    isChosen: !known.some(({ isChosen }) => isChosen),
    content: (
      <>
        <b aria-hidden="true">?</b> <span className="mono">{t('not sure yet')}</span>
      </>
    ),
  };
  return (
    <ChoiceField
      name="model"
      type="radio"
      label="KPI model"
      hint="The moment you pay for, from an ad being seen to a sale."
      choices={[...known, unknown]}
      problems={problems}
    >
      {demo && chosen && (
        <p className="brief-hint brief-proposal">
          {t('{{code}} is our proposal for {{demo}}. Change it as you like.', { code: chosen, demo: demo.name })}
        </p>
      )}
    </ChoiceField>
  );
}

function BudgetField({ values, problems }: { values: FormValues; problems: Problems }) {
  const text = useText();
  const country = useMarket();
  const chosen = firstValue(values, 'budget');
  const choices = budgets.map(({ band, height }) => ({
    value: band,
    isChosen: chosen === band,
    content: (
      <>
        <BudgetStep height={height} />
        <span>{toBudgetText(band, country, text)}</span>
      </>
    ),
  }));
  return <ChoiceField name="budget" type="radio" label="Media budget" hint="In total, for this campaign." choices={choices} problems={problems} />;
}

/** The house's unit step, as high as the budget. */
function BudgetStep({ height }: { height: number | undefined }) {
  const rise = height === undefined ? 'M0 21h48' : `M0 21h24v${-3 - height * 5}h24`;
  return (
    <svg viewBox="0 0 48 24" width="48" height="24" fill="none" stroke="currentColor" aria-hidden="true">
      <path d={rise} strokeWidth="2" strokeDasharray={height === undefined ? '2 4' : undefined} />
    </svg>
  );
}
