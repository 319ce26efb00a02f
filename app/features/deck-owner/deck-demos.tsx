import { lazy, Suspense, useState } from 'react';
import { keptDemos, listKnown } from '#app/components/kept/kept-demos.ts';
import { toUnitLabel } from '#app/components/unit-label.ts';
import { useText } from '#app/i18n/use-text.ts';
import { Button, IconButton, TextButton } from '#app/ui/button/button.tsx';
import { Field, Select, Textarea } from '#app/ui/form/field.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { moveKey, useReorder } from '#app/ui/list/use-reorder.ts';
import { useDeviceStore } from '#app/use-device-store.ts';
import { type Demo, findUnit, listUnits } from '#catalogue/demo.ts';
import { activeDemos } from '#catalogue/demos.ts';
import { DEMOS_MOST, type DeckContent, type DeckDemo, lengths } from '#protocol/deck.ts';

// Few decks have pages of the client: what places an ad on one comes when it is asked for.
const PageEditor = lazy(async () => ({ default: (await import('./page-editor.tsx')).PageEditor }));

interface DeckDemosProps {
  readonly demos: readonly DeckDemo[];
  readonly brand: DeckContent['brand'];
  /** Id of the control that adds one. */
  readonly addId: string;
  readonly problem: string | undefined;
  /** Of the deck, where it was made. */
  readonly id: string | undefined;
  onChange(demos: readonly DeckDemo[]): void;
}

/** The demos of a deck, put in order by their handles, with a note each; removed, and added. */
export function DeckDemos({ demos, brand, addId, problem, id, onChange }: DeckDemosProps) {
  const { t } = useText();
  const byKey = new Map(demos.map((one) => [String(one.id), one]));
  const nameOf = (key: string) => toDemo(Number(key))?.name ?? key;
  const { order, said, lifted, toHandle } = useReorder({
    keys: [...byKey.keys()],
    nameOf,
    words: {
      lifted: (name, place, count) => t('{{name}} is picked up. Place {{place}} of {{count}}.', { name, place, count }),
      moved: (name, place, count) => t('{{name}}: place {{place}} of {{count}}.', { name, place, count }),
      dropped: (name, place, count) => t('{{name}} is dropped. Place {{place}} of {{count}}.', { name, place, count }),
      cancelled: (name) => t('{{name}} is back where it was.', { name }),
    },
    onMove: (key, index) => onChange(listIn(byKey, moveKey([...byKey.keys()], key, index))),
  });
  const change = (changed: DeckDemo) => onChange(demos.map((one) => (one.id === changed.id ? changed : one)));
  return (
    <>
      <ol className="owner-demos">
        {listIn(byKey, order).map((one, place) => (
          <li key={one.id} data-item="" data-lifted={lifted === String(one.id) || undefined}>
            <IconButton className="owner-handle" label={t('Drag {{name}}', { name: nameOf(String(one.id)) })} {...toHandle(String(one.id))}>
              <Icon name="menu" size={16} />
            </IconButton>
            <DemoFields place={place + 1} given={one} deckId={id} brand={brand} onChange={change} />
            <IconButton
              className="owner-remove"
              label={t('Take {{name}} out of the deck', { name: nameOf(String(one.id)) })}
              onClick={() => onChange(demos.filter((other) => other.id !== one.id))}
            >
              <Icon name="close" size={18} />
            </IconButton>
          </li>
        ))}
      </ol>
      <p role="status" className="visually-hidden">
        {said}
      </p>
      <AddDemo id={addId} taken={demos.map((one) => one.id)} problem={problem} onAdd={(added) => onChange([...demos, { id: added, note: '' }])} />
    </>
  );
}

const toDemo = (id: number) => listKnown([id])[0];

function listIn(byKey: ReadonlyMap<string, DeckDemo>, keys: readonly string[]): readonly DeckDemo[] {
  return keys.flatMap((key) => byKey.get(key) ?? []);
}

interface DemoFieldsProps {
  /** From 1. */
  readonly place: number;
  readonly given: DeckDemo;
  readonly deckId: string | undefined;
  readonly brand: DeckContent['brand'];
  onChange(demo: DeckDemo): void;
}

function DemoFields({ place, given, deckId, brand, onChange }: DemoFieldsProps) {
  const { t, tData } = useText();
  const [isPlacing, setPlacing] = useState(false);
  const demo = toDemo(given.id);
  const { unit, page, ...rest } = given;
  if (!demo) return <p>{t('No such demo')}</p>;
  const shown = findUnit(demo, unit);
  const chooseUnit = (chosen: string) => {
    onChange({ ...rest, ...(chosen && { unit: chosen }), ...(page && { page }) });
    // Of another size, it stands elsewhere on the page: that is seen to there.
    if (page) setPlacing(true);
  };
  return (
    <div className="owner-demo">
      <img src={shown.thumbnail} alt="" width={600} height={500} loading="lazy" />
      <div>
        <h3>
          <span className="mono" aria-hidden="true">
            {place}
          </span>{' '}
          {demo.name}
        </h3>
        <p className="dim">{`${tData(shown.type)}, ${tData(shown.size).toUpperCase()}`}</p>
        {demo.units.length > 0 && (
          <Field id={`owner-unit-${demo.id}`} label={t('Size')}>
            <Select value={unit ?? ''} onChange={({ target }) => chooseUnit(target.value)}>
              {listUnits(demo).map((one) => (
                <option key={one.slug} value={one.unit ?? ''}>
                  {toUnitLabel(one, demo, tData)}
                </option>
              ))}
            </Select>
          </Field>
        )}
        <Field id={`owner-note-${demo.id}`} label={t('Note on {{name}}', { name: demo.name })} note={t('optional')}>
          <Textarea rows={2} value={given.note} maxLength={lengths.note} onChange={({ target }) => onChange({ ...given, note: target.value })} />
        </Field>
        <TextButton className="owner-page-open" aria-expanded={isPlacing} onClick={() => setPlacing(!isPlacing)}>
          {t(page ? 'Your client’s page: change it' : 'Show it on your client’s page')}
          <span className="visually-hidden">{` ${demo.name}`}</span>
        </TextButton>
      </div>
      {isPlacing && (
        <Suspense fallback={<p className="dim">{t('Loading')}</p>}>
          <PageEditor
            demo={shown}
            deckId={deckId}
            brand={brand}
            page={page}
            onChange={(next) => onChange({ ...rest, ...(unit && { unit }), ...(next && { page: next }) })}
          />
        </Suspense>
      )}
    </div>
  );
}

interface AddDemoProps {
  readonly id: string;
  /** Ids of those that are in the deck. */
  readonly taken: readonly number[];
  readonly problem: string | undefined;
  onAdd(id: number): void;
}

function AddDemo({ id, taken, problem, onAdd }: AddDemoProps) {
  const { t, tData } = useText();
  const [chosen, setChosen] = useState('');
  const kept = useDeviceStore(keptDemos);
  if (taken.length >= DEMOS_MOST) return <p>{t('A deck has room for {{n}} demos: take one out first.', { n: DEMOS_MOST })}</p>;
  const isFree = (demo: Demo) => !taken.includes(demo.id);
  const groups = [
    { label: t('Kept'), demos: listKnown(kept).filter(isFree) },
    { label: t('All demos'), demos: activeDemos.filter((demo) => isFree(demo) && !kept.includes(demo.id)) },
  ];
  const add = () => {
    if (!chosen) return;
    onAdd(Number(chosen));
    setChosen('');
  };
  return (
    <Field id={id} className="owner-add" label={t('Add a demo')} problem={problem}>
      <div className="owner-line">
        <Select value={chosen} onChange={({ target }) => setChosen(target.value)}>
          <option value="">{t('Choose a demo')}</option>
          {groups.map(
            ({ label, demos }) =>
              demos.length > 0 && (
                <optgroup key={label} label={label}>
                  {demos.map((demo) => (
                    <option key={demo.id} value={demo.id}>{`${demo.name}, ${tData(demo.type)}, ${tData(demo.size).toUpperCase()}`}</option>
                  ))}
                </optgroup>
              ),
          )}
        </Select>
        <Button aria-disabled={!chosen} onClick={add}>
          {t('Add')}
        </Button>
      </div>
    </Field>
  );
}
