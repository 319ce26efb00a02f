import { useId } from 'react';
import { formatMeasure } from '#app/components/format-number.ts';
import { useText } from '#app/i18n/use-text.ts';
import { FileDrop } from '#app/ui/form/file-drop.tsx';

const PICTURE_TYPES = ['application/pdf', 'image/*'];
const DOCUMENT_TYPES = [...PICTURE_TYPES, '.doc', '.docx', '.odt'];
const DOCUMENT_MAX_BYTES = 5e6;

interface DocumentDropProps {
  readonly name: string;
  /** The picture of a document that is on paper: no text document. */
  readonly isPicture?: boolean;
}

/** One document. It stays on the device: what is sent of it is its name. */
export function DocumentDrop({ name, isPicture = false }: DocumentDropProps) {
  const { t, language } = useText();
  const formatBytes = (bytes: number) => formatMeasure(bytes, 'B', language.tag);
  const size = formatBytes(DOCUMENT_MAX_BYTES);
  const id = useId();
  return (
    <div id={id}>
      <FileDrop
        name={name}
        accept={isPicture ? PICTURE_TYPES : DOCUMENT_TYPES}
        maxBytes={DOCUMENT_MAX_BYTES}
        maxFiles={1}
        formatBytes={formatBytes}
        // The form looks again whether a document is missing: this one is in it only now.
        onChange={() => document.getElementById(id)?.dispatchEvent(new Event('input', { bubbles: true }))}
        words={{
          choose: t('Choose a file'),
          orDrop: isPicture
            ? t('or drop or paste it here: picture or PDF, at most {{size}}.', { size })
            : t('or drop or paste it here: PDF, text document or picture, at most {{size}}.', { size }),
          staysHere: t('It stays on this device: only its name is kept.'),
          taken: (file) => t('{{name}} was added.', { name: file }),
          removed: (file) => t('{{name}} was removed.', { name: file }),
          remove: (file) => t('Remove {{name}}', { name: file }),
          reading: (file) => t('Reading {{name}}', { name: file }),
          problems: {
            type: (file) =>
              isPicture
                ? t('{{name}} is no picture and no PDF. Choose another file.', { name: file })
                : t('{{name}} is no document and no picture. Choose another file.', { name: file }),
            size: (file) => t('{{name}} is larger than {{size}}. Choose a smaller file.', { name: file, size }),
            count: (file) => t('{{name}} was left out: one file is the most. Remove the other first.', { name: file }),
            unreadable: (file) => t('{{name}} could not be read. Choose another file.', { name: file }),
          },
        }}
      />
    </div>
  );
}
