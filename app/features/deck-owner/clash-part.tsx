import type { SubmitEvent } from 'react';
import { useParams } from 'react-router';
import { listKnown } from '#app/components/kept/kept-demos.ts';
import type { Label } from '#app/i18n/dictionaries/en.ts';
import { useText } from '#app/i18n/use-text.ts';
import { Button } from '#app/ui/button/button.tsx';
import { ChoiceGroup } from '#app/ui/form/choices.tsx';
import { type Clash, listIds, ORDER, PLAN, toPart, toPlan } from './deck-merge.ts';
import { toPictureUrl } from './page-pictures.ts';
import { usePlanText } from './plan-part.tsx';

const labels: Readonly<Record<string, Label>> = {
  title: 'Title of the deck',
  client: 'Client',
  order: 'Demos in their order',
  plan: 'What a budget buys',
  'brand.name': 'Name of the brand in the ads',
  'brand.headline': 'Headline',
  'brand.cta': 'Call to action',
  'brand.primary': 'Main colour',
  'brand.accent': 'Second colour',
  'brand.logo': 'Logo',
  unit: 'Size',
  page: 'Your client’s page',
} satisfies Record<string, Label>;

interface ClashPartProps {
  readonly clashes: readonly Clash[];
  readonly isSaving: boolean;
  /** `theirs`: the fields in which the other's text is wanted. */
  onSettle(theirs: ReadonlySet<string>): void;
}

/** The same function each time: it is called once. */
const takeFocus = (heading: HTMLElement | null) => heading?.focus();

/** Two people changed the same: both texts are here, and one of each is chosen. */
export function ClashPart({ clashes, isSaving, onSettle }: ClashPartProps) {
  const { t } = useText();
  const names = useNames();
  const settle = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    onSettle(new Set(clashes.map(({ field }) => field).filter((field) => data.get(field) === 'theirs')));
  };
  return (
    <form className="owner-clash" aria-labelledby="owner-clash" onSubmit={settle}>
      <h2 id="owner-clash" tabIndex={-1} ref={takeFocus}>
        {t('Somebody else changed the same')}
      </h2>
      <p>{t('The deck was saved elsewhere while you were writing. Nothing is lost: choose which of the two shall stand, then save.')}</p>
      {clashes.map(({ field, mine, theirs }, index) => (
        <ChoiceGroup
          key={field}
          id={`owner-clash-${index}`}
          name={field}
          type="radio"
          label={names.toName(field)}
          choices={[
            { value: 'mine', isChosen: true, content: <Side name={t('Your version')} field={field} value={mine} /> },
            { value: 'theirs', isChosen: false, content: <Side name={t('The other version')} field={field} value={theirs} /> },
          ]}
        />
      ))}
      <Button type="submit" isPrimary aria-disabled={isSaving}>
        {t('Save with these')}
      </Button>
    </form>
  );
}

function Side({ name, field, value }: { name: string; field: string; value: string }) {
  const { toText } = useNames();
  const { id } = useParams();
  // Of two pages at one place their pictures alone tell which is which.
  const [picture] = toPart(field).part === 'page' ? value.split(' ') : [];
  return (
    <>
      <b>{name}</b>
      {picture && <img src={toPictureUrl(id, picture)} alt="" />}
      {value.startsWith('data:') ? <img src={value} alt="" /> : <span>{toText(field, value)}</span>}
    </>
  );
}

/** How a field is called, and how what it holds is written. */
function useNames() {
  const { t } = useText();
  const toPlanText = usePlanText();
  const demoName = (id: number) => listKnown([id])[0]?.name ?? String(id);
  const toName = (field: string) => {
    const { part, id } = toPart(field);
    if (id === undefined) return t(labels[field] ?? 'Your brand');
    return part === 'note' ? t('Note on {{name}}', { name: demoName(id) }) : `${t(labels[part] ?? 'Size')}: ${demoName(id)}`;
  };
  const toText = (field: string, value: string) => {
    if (value === '') return t('(empty)');
    if (field === PLAN) return toPlanText(toPlan(value) ?? {});
    if (field === ORDER) return listIds(value).map(demoName).join(', ');
    if (toPart(field).part !== 'page') return value;
    const [, x, y, width] = value.split(' ').map((part) => Math.round(Number(part) * 100));
    return t('{{x}}% from the left, {{y}}% from the top, {{width}}% wide', { x: x ?? 0, y: y ?? 0, width: width ?? 0 });
  };
  return { toName, toText };
}
