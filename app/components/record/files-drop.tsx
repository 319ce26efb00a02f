import { formatMeasure } from '#app/components/format-number.ts';
import { useText } from '#app/i18n/use-text.ts';
import { FileDrop } from '#app/ui/form/file-drop.tsx';

const TYPES = ['application/pdf', 'application/zip', '.txt', '.docx', '.xlsx', '.odt', '.ods', 'image/*', 'video/mp4'];
const MAX_BYTES = 20e6;

interface FilesDropProps {
  readonly name: string;
  readonly maxFiles: number;
  onChange(files: readonly File[]): void;
}

/** Several files of any kind that people work with. They stay on the device: what is kept of them is their names and sizes. */
export function FilesDrop({ name, maxFiles, onChange }: FilesDropProps) {
  const { t, language } = useText();
  const formatBytes = (bytes: number) => formatMeasure(bytes, 'B', language.tag);
  const size = formatBytes(MAX_BYTES);
  return (
    <FileDrop
      name={name}
      accept={TYPES}
      maxBytes={MAX_BYTES}
      maxFiles={maxFiles}
      formatBytes={formatBytes}
      onChange={onChange}
      words={{
        choose: t('Choose files'),
        orDrop: t('or drop or paste them here: documents, pictures, clips and zips, at most {{size}} each.', { size }),
        staysHere: t('They stay on this device: only their names and sizes are kept.'),
        taken: (file) => t('{{name}} was added.', { name: file }),
        removed: (file) => t('{{name}} was removed.', { name: file }),
        remove: (file) => t('Remove {{name}}', { name: file }),
        reading: (file) => t('Reading {{name}}', { name: file }),
        problems: {
          type: (file) => t('{{name}} is no document, picture, clip or zip. Choose another file.', { name: file }),
          size: (file) => t('{{name}} is larger than {{size}}. Choose a smaller file.', { name: file, size }),
          count: (file) => t('{{name}} was left out: {{n}} files are the most. Remove one first.', { name: file, n: maxFiles }),
          unreadable: (file) => t('{{name}} could not be read. Choose another file.', { name: file }),
        },
      }}
    />
  );
}
