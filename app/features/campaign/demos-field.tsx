import { useEffect, useState } from 'react';
import { useText } from '#app/i18n/use-text.ts';
import { demos } from '#catalogue/demos.ts';
import { ChoiceField } from './choice-field.tsx';
import { readDraft } from './draft.ts';
import { type FormValues, listValues } from './form-values.ts';
import type { Problems } from './problems.ts';

/** The demos that the visitor came with, or had chosen before: each is taken out by its tick. */
export function DemosField({ values, problems }: { values: FormValues; problems: Problems }) {
  const { tData } = useText();
  const [kept, setKept] = useState<readonly string[]>([]);
  // Only the device knows its draft.
  useEffect(() => setKept(listValues(readDraft() ?? [], 'demos')), []);
  const chosen = [...listValues(values, 'demos'), ...kept];
  const choices = demos
    .filter(({ id, active }) => active && chosen.includes(String(id)))
    .map(({ id, name, size, thumbnail }) => ({
      value: String(id),
      isChosen: true,
      content: (
        <>
          <img src={thumbnail} alt="" width="640" height="360" decoding="async" />
          <span>
            {name} <span className="mono">{tData(size).toUpperCase()}</span>
          </span>
        </>
      ),
    }));
  if (choices.length === 0) return null;
  return (
    <ChoiceField
      name="demos"
      type="checkbox"
      label="Demos you start from"
      hint="Take the tick off what you do not want."
      choices={choices}
      problems={problems}
    />
  );
}
