import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { usePlan } from '#app/components/price/brief-path.ts';
import { findPlan } from '#app/components/price/plan-parameters.ts';
import { usePriceText } from '#app/components/price/use-price-text.ts';
import { useText } from '#app/i18n/use-text.ts';
import { TextButton } from '#app/ui/button/button.tsx';
import { Checkbox, type Choice, ChoiceGroup } from '#app/ui/form/choices.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { type Demo, toUnitKey, toUnitQuery } from '#catalogue/demo.ts';
import { demos, listDemosOfType } from '#catalogue/demos.ts';
import { formats, toFormatSlug } from '#catalogue/formats.ts';
import { paymentModels } from '#catalogue/payment-models.ts';
import { markets } from '#catalogue/rates.ts';
import { BRAND_LINK, type FormField } from '#protocol/brief-fields.ts';
import { toBudgetBand } from '#protocol/budget.ts';
import { DECK_ID } from '#protocol/deck.ts';
import { toBudgetText, useMarket } from './budget-bands.ts';
import { budgets, modelChoices } from './campaign-choices.ts';
import { listChosen, toChosenName, toSizeText } from './chosen-demos.ts';
import { readDraft } from './draft.ts';
import { type Problems, toFieldTexts } from './field-texts.ts';
import type { FieldProps } from './form-fields.tsx';
import { firstValue, listValues } from './form-values.ts';
import { toFirstFormat } from './played.ts';

export function FormatsField({ values, problems, demo }: FieldProps) {
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
    <BriefChoices name="formats" type="checkbox" choices={choices} problems={problems}>
      <Link className="brief-play" to="/formats">
        {t('Not sure? Play them first.')}
        <Icon name="arrow" size={18} />
      </Link>
    </BriefChoices>
  );
}

/** A demo of the format whose picture shows it: one that lists the format first, if there is one. */
function findStill(slug: string): Demo | undefined {
  return demos.find((demo) => demo.active && toFirstFormat(demo) === slug) ?? listDemosOfType(slug)[0];
}

export function ModelField({ values, problems, demo }: FieldProps) {
  const { t } = useText();
  // It is the visitor's own choice then.
  const isAsked = useSearchParams()[0].has('model');
  const chosen = firstValue(values, 'model');
  const known = modelChoices.map(({ code, moment }) => ({
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
    <BriefChoices name="model" type="radio" choices={[...known, unknown]} problems={problems}>
      {demo && chosen && !isAsked && (
        <p className="brief-proposal">{t('{{code}} is our proposal for {{demo}}. Change it as you like.', { code: chosen, demo: demo.name })}</p>
      )}
    </BriefChoices>
  );
}

export function BudgetField({ values, problems }: FieldProps) {
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
  return (
    <BriefChoices name="budget" type="radio" choices={choices} problems={problems}>
      <Estimate />
    </BriefChoices>
  );
}

/**
 * What the budget that was reckoned with elsewhere buys in that market with the model of this form; nothing where the form has another budget. It is sent as it
 * is read here: rates change.
 */
function Estimate() {
  const { toEstimate } = usePriceText();
  const place = useRef<HTMLDivElement>(null);
  const [entered, setEntered] = useState<FormData>();
  const planned = usePlan(findPlan(useSearchParams()[0]));
  useEffect(() => {
    const form = place.current?.closest('form');
    if (!form) return;
    const read = () => setEntered(new FormData(form));
    // A form is reset only after its event.
    const readLater = () => setTimeout(read);
    read();
    // What a draft fills in is a change without input.
    for (const event of ['input', 'change']) form.addEventListener(event, read);
    form.addEventListener('reset', readLater);
    return () => {
      for (const event of ['input', 'change']) form.removeEventListener(event, read);
      form.removeEventListener('reset', readLater);
    };
  }, []);
  const model = paymentModels.find((one) => one === entered?.get('model'));
  const market = markets.find((one) => one === planned.market);
  const band = entered?.get('budget') ?? null;
  const budget = band === null || (planned.budget && band === toBudgetBand(planned.budget)) ? planned.budget : undefined;
  const estimate = budget && model && market ? toEstimate(model, market, budget) : '';
  return (
    <div ref={place} className="brief-proposal">
      <p role="status">{estimate}</p>
      <input type="hidden" name="estimate" value={estimate} />
    </div>
  );
}

/** The step of the logo, as high as the budget. */
function BudgetStep({ height }: { height: number | undefined }) {
  const rise = height === undefined ? 'M0 21h48' : `M0 21h24v${-3 - height * 5}h24`;
  return (
    <svg viewBox="0 0 48 24" width="48" height="24" fill="none" stroke="currentColor" aria-hidden="true">
      <path d={rise} strokeWidth="2" strokeDasharray={height === undefined ? '2 4' : undefined} />
    </svg>
  );
}

/** The deck that the visitor came from. Its id is all that it takes to open it, so it goes along only while this is ticked. */
export function DeckField({ problems, handedOver: { deck, brand } }: FieldProps) {
  const { t } = useText();
  if (!DECK_ID.test(deck)) return null;
  return (
    <Checkbox
      {...toFieldTexts('deck', problems, t)}
      name="deck"
      value={deck}
      label={t(
        brand ? 'Include my deck: a link that opens it as I see it, every demo in the brand.' : 'Include my deck: a link that opens it as I see it.',
      )}
      defaultChecked
    >
      <TextButton as="a" href={`/d/${deck}`} target="_blank" rel="noopener">
        {t('Open the deck')}
      </TextButton>
    </Checkbox>
  );
}

/** The visitor's brand in the first of the demos: it is sent only if this is ticked. */
export function BrandField({ demo, problems, handedOver: { brand } }: FieldProps) {
  const { t, tData } = useText();
  const link = demo ? `/play/${demo.id}${toUnitQuery(demo)}#brand=${brand}` : '';
  if (!demo || !BRAND_LINK.test(link)) return null;
  return (
    <Checkbox
      {...toFieldTexts('brandLink', problems, t)}
      name="brandLink"
      value={link}
      label={t('Include my brand preview: a link that shows {{demo}} with my name, words, colours and logo.', { demo: toChosenName(demo, tData) })}
    >
      <TextButton as="a" href={link} target="_blank" rel="noopener">
        {t('See what it shows')}
      </TextButton>
    </Checkbox>
  );
}

/** The demos and units of the address and of the draft, in the order chosen, all ticked. */
export function DemosField({ values, problems }: FieldProps) {
  const { tData } = useText();
  const [kept, setKept] = useState<readonly string[]>([]);
  // The server does not know the draft.
  useEffect(() => setKept(listValues(readDraft() ?? [], 'demos')), []);
  const choices = listChosen([...listValues(values, 'demos'), ...kept]).map((demo) => ({
    value: toUnitKey(demo),
    isChosen: true,
    content: (
      <>
        <DemoPicture demo={demo} />
        <span>
          {demo.name} <span className="mono">{toSizeText(demo, tData).toUpperCase()}</span>
        </span>
      </>
    ),
  }));
  if (choices.length === 0) return null;
  return <BriefChoices name="demos" type="checkbox" choices={choices} problems={problems} />;
}

/** A unit has no still of its own: its backup image shows it whole. */
function DemoPicture({ demo: { unit, thumbnail, creativeUrl } }: { demo: Demo }) {
  const backup = unit !== undefined && creativeUrl?.replace('index.html', 'backup.jpg');
  return <img src={backup || thumbnail} data-whole={backup ? '' : undefined} alt="" width="640" height="360" decoding="async" />;
}

interface BriefChoicesProps {
  readonly name: FormField;
  readonly type: 'checkbox' | 'radio';
  readonly choices: readonly Choice[];
  readonly problems: Problems;
  /** After the last choice. */
  readonly children?: ReactNode;
}

function BriefChoices({ name, problems, ...rest }: BriefChoicesProps) {
  const { t } = useText();
  return <ChoiceGroup {...toFieldTexts(name, problems, t)} {...rest} name={name} className={`brief-choices-${name}`} />;
}
