import { useMemo, useState } from 'react';
import { Link } from 'react-router';
import { formatMeasure } from '#app/components/format-number.ts';
import { DataList, type List, useList } from '#app/components/list/data-list.tsx';
import type { Filter } from '#app/components/list/list-view.ts';
import { load } from '#app/components/load.ts';
import { LoadedPart } from '#app/components/loaded-part.tsx';
import { kindLabels } from '#app/components/take-away/kind-labels.ts';
import { takeAwayKinds } from '#app/components/take-away/take-away.ts';
import { useText } from '#app/i18n/use-text.ts';
import { Button, IconButton } from '#app/ui/button/button.tsx';
import { Dialog, DialogActions } from '#app/ui/dialog/dialog.tsx';
import type { Column } from '#app/ui/list/table.tsx';
import { useDeviceStore } from '#app/use-device-store.ts';
import { toPreviewPath } from '#catalogue/demos.ts';
import { formats, toFormatSlug } from '#catalogue/formats.ts';
import { type DeliveredFile, loadPreview, type Preview, sumUp } from './delivered-files.ts';
import { keptFiles, withFavourite } from './kept-files.ts';
import type { Taking } from './taking.tsx';

/** The dot of an ending may not be in an address. */
const toKey = ({ name }: DeliveredFile) => name.replace('.', '-');

interface MarkedFile extends DeliveredFile {
  readonly isFavourite: boolean;
}

export function useFileList(files: readonly DeliveredFile[]): List<MarkedFile> {
  const { t, tData, language } = useText();
  const { favourites } = useDeviceStore(keptFiles);
  // A mark is a part of its row: a list narrows anew when its rows change.
  const marked = useMemo(() => files.map((file) => ({ ...file, isFavourite: favourites.includes(file.name) })), [files, favourites]);
  const columns: readonly Column<MarkedFile>[] = [
    { key: 'name', lang: 'en', label: t('Name'), className: 'file-name', sort: ({ name }) => name, cell: ({ name }) => name },
    { key: 'kind', label: t('Kind'), sort: ({ kind }) => t(kindLabels[kind]), cell: ({ kind }) => t(kindLabels[kind]) },
    {
      key: 'demo',
      label: t('Demo'),
      sort: ({ demo }) => demo.name,
      cell: ({ demo }) => <Link to={toPreviewPath(demo)}>{demo.name}</Link>,
    },
    { key: 'format', label: t('Format'), sort: ({ demo }) => toFormats(demo.format), cell: ({ demo }) => toFormats(demo.format) },
    { key: 'size', label: t('Size'), isNumber: true, sort: ({ bytes }) => bytes, cell: ({ bytes }) => formatMeasure(bytes, 'B', language.tag) },
  ];
  const toFormats = (names: readonly string[]) => names.map((name) => tData(name)).join(', ');
  const filters: readonly Filter<MarkedFile>[] = [
    {
      key: 'folder',
      label: t('Folder'),
      all: t('All folders'),
      options: formats.map(({ name }) => ({ value: toFormatSlug(name), text: tData(name) })),
      matches: ({ demo }, folder) => demo.format.some((name) => toFormatSlug(name) === folder),
    },
    {
      key: 'kind',
      label: t('Kind'),
      all: t('All kinds'),
      options: takeAwayKinds.map((kind) => ({ value: kind, text: t(kindLabels[kind]) })),
      matches: ({ kind }, wanted) => kind === wanted,
    },
    {
      key: 'show',
      label: t('Favourites'),
      all: t('Favourite or not'),
      options: [{ value: 'favourites', text: t('Favourites alone') }],
      matches: ({ isFavourite }) => isFavourite,
    },
  ];
  return useList<MarkedFile>(marked, {
    name: 'files',
    columns,
    filters,
    initialSort: 'name',
    card: ['name', 'size', 'kind', 'demo', 'format'],
    keyOf: toKey,
    textOf: ({ name, kind, demo }) => [name, t(kindLabels[kind]), demo.name, demo.brand, toFormats(demo.format)].join(' '),
    summary: (matches) =>
      t('{{size}} together', {
        size: formatMeasure(sumUp(matches), 'B', language.tag),
      }),
  });
}

export function FileList({ list, taking }: { list: List<MarkedFile>; taking: Taking }) {
  const { t } = useText();
  const kept = useDeviceStore(keptFiles);
  const opened = list.all.find((file) => toKey(file) === list.view.edit);
  return (
    <>
      <DataList<MarkedFile>
        caption={t('Files')}
        list={list}
        empty={t('There are no files.')}
        bulkActions={[{ label: t('Download as one zip'), run: taking.take }]}
        actionsOf={(file) => (
          <>
            <IconButton
              label={t('Favourite: {{name}}', { name: file.name })}
              aria-pressed={file.isFavourite}
              onClick={() => keptFiles.set(withFavourite(kept, file.name, !file.isFavourite))}
            >
              <FileGlyph name="star" />
            </IconButton>
            <IconButton label={t('Look at {{name}}', { name: file.name })} onClick={() => list.change({ edit: toKey(file) })}>
              <FileGlyph name="eye" />
            </IconButton>
            <IconButton label={t('Download {{name}}', { name: file.name })} onClick={() => taking.take([file])}>
              <FileGlyph name="down" />
            </IconButton>
          </>
        )}
      />
      {opened && (
        <Dialog title={opened.name} isWide onClose={() => list.change({ edit: undefined })}>
          <FileLook key={opened.name} file={opened} />
          <DialogActions>
            <Button onClick={() => list.change({ edit: undefined })}>{t('Close')}</Button>
            <Button isPrimary onClick={() => taking.take([opened])}>
              {t('Download')}
              <FileGlyph name="down" />
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </>
  );
}

function FileLook({ file }: { file: DeliveredFile }) {
  const { t, language } = useText();
  const [loading, setLoading] = useState(() => load(loadPreview(file)));
  return (
    <div className="file-look">
      <p>
        {t(kindLabels[file.kind])} <span className="mono">{formatMeasure(file.bytes, 'B', language.tag)}</span>{' '}
        <Link to={toPreviewPath(file.demo)}>{t('Open {{name}}', { name: file.demo.name })}</Link>
      </p>
      <LoadedPart loading={loading} skeleton={['rows']} missing="The file could not be loaded." onRetry={() => setLoading(load(loadPreview(file)))}>
        {(preview) => <Look preview={preview} file={file} />}
      </LoadedPart>
    </div>
  );
}

function Look({ preview, file }: { preview: Preview; file: DeliveredFile }) {
  const { t, language } = useText();
  if (preview.kind === 'picture')
    return (
      <img
        src={preview.url}
        alt={file.kind === 'backup' ? t('Backup image of {{name}}', { name: file.demo.name }) : `${t(kindLabels[file.kind])}: ${file.demo.name}`}
      />
    );
  if (preview.kind === 'clip')
    return <video src={preview.url} controls muted playsInline aria-label={t('Clip of {{name}}', { name: file.demo.name })} />;
  if (preview.kind === 'zip')
    return (
      <ul className="file-entries">
        {preview.entries.map(({ name, bytes }) => (
          <li key={name}>
            <span>{name}</span>
            <span className="mono">{formatMeasure(bytes, 'B', language.tag)}</span>
          </li>
        ))}
      </ul>
    );
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard */}
      <pre className="mono" tabIndex={0}>
        {preview.text}
      </pre>
      {preview.isCut && <p className="dim">{t('The beginning. The whole file is in the download.')}</p>}
    </>
  );
}

const glyphs = {
  star: 'M10 2.5l2.2 5 5.3.5-4 3.6 1.2 5.4-4.7-2.9L5.3 17l1.2-5.4-4-3.6 5.3-.5z',
  eye: 'M1.5 10C4 5.8 6.8 4 10 4s6 1.8 8.5 6c-2.5 4.2-5.3 6-8.5 6s-6-1.8-8.5-6zM10 12.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
  down: 'M10 2.5v11M5 9l5 5 5-5M3 17.5h14',
} as const;

function FileGlyph({ name }: { name: keyof typeof glyphs }) {
  return (
    <svg className="file-glyph" width="18" height="18" viewBox="0 0 20 20" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden="true">
      <path d={glyphs[name]} />
    </svg>
  );
}
