import { useState } from 'react';
import { formatMeasure } from '#app/components/format-number.ts';
import { useText } from '#app/i18n/use-text.ts';
import { Field, type FieldTexts, Input } from '#app/ui/form/field.tsx';
import { FileDrop } from '#app/ui/form/file-drop.tsx';
import { readPicture } from '#app/ui/form/read-picture.ts';
import { Repeater } from '#app/ui/form/repeater.tsx';
import { ProductPicture } from './product-parts.tsx';

/** A picture is redrawn to fit: on this device it is kept in local storage. */
export const PICTURE = { maxPx: 640, maxLength: 60_000 };
const MAX_BYTES = 8e6;
const MAX_ROWS = 12;

interface DrawnProps {
  readonly name: string;
  readonly texts: FieldTexts;
  readonly initial: readonly string[];
}

/** One picture, redrawn small on this device. */
export function PictureDrop({ name, texts, initial: [first = ''] }: DrawnProps) {
  const { t, language } = useText();
  const [picture, setPicture] = useState(first);
  const [isWrong, setWrong] = useState(false);
  const take = async ([file]: readonly File[]) => {
    const drawn = file && (await readPicture(file, PICTURE));
    setWrong(file !== undefined && drawn === undefined);
    setPicture(drawn ?? first);
  };
  return (
    <Field
      {...texts}
      note={t('optional')}
      hint={t('Without one it shows the picture of its demo.')}
      problem={isWrong ? t('This is no picture.') : texts.problem}
    >
      <FileDrop
        name="picture-file"
        accept={['image/*']}
        maxBytes={MAX_BYTES}
        maxFiles={1}
        formatBytes={(bytes) => formatMeasure(bytes, 'B', language.tag)}
        onChange={(files) => void take(files)}
        words={{
          choose: t('Choose a picture'),
          orDrop: t('or drop or paste it here'),
          staysHere: t('It stays on this device: nothing is uploaded.'),
          taken: (file) => t('{{name}} was added.', { name: file }),
          removed: (file) => t('{{name}} was removed.', { name: file }),
          remove: (file) => t('Remove {{name}}', { name: file }),
          reading: (file) => t('Reading {{name}}', { name: file }),
          problems: {
            type: (file) => t('{{name}} is no picture. Choose another file.', { name: file }),
            size: (file) => t('{{name}} is larger than 8 MB. Choose a smaller file.', { name: file }),
            count: (file) => t('{{name}} was left out: one picture is enough. Remove the other first.', { name: file }),
            unreadable: (file) => t('{{name}} could not be read. Choose another file.', { name: file }),
          },
        }}
      />
      <input type="hidden" name={name} value={picture} />
      {picture && (
        <div className="product-form-picture">
          <ProductPicture picture={picture} alt={t('The picture as it is shown')} />
        </div>
      )}
    </Field>
  );
}

/** What it is and does, line by line. */
export function SpecificationRows({ name, texts, initial }: DrawnProps) {
  const { t } = useText();
  return (
    <div className="field" data-wrong={texts.problem && ''}>
      <Repeater
        label={texts.label}
        rows={Math.max(1, initial.length / 2)}
        min={0}
        max={MAX_ROWS}
        words={{ add: t('Add a property'), row: (n) => t('Property {{n}}', { n }), remove: (n) => t('Remove property {{n}}', { n }) }}
      >
        {({ id, at }) => (
          <>
            <Field id={at === 0 ? texts.id : `${id}-type`} label={t('Property')}>
              <Input name={name} autoComplete="off" maxLength={60} defaultValue={initial[at * 2]} />
            </Field>
            <Field id={`${id}-value`} label={t('Value of the property')}>
              <Input name={name} autoComplete="off" maxLength={120} defaultValue={initial[at * 2 + 1]} />
            </Field>
          </>
        )}
      </Repeater>
      {texts.problem && <p className="field-problem">{texts.problem}</p>}
    </div>
  );
}
