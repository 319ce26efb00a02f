import './files.css';
import { useMemo } from 'react';
import { useRouteLoaderData } from 'react-router';
import { ChartFrame } from '#app/components/chart/chart-frame.tsx';
import { type ChartOf, loadChart } from '#app/components/chart/load-chart.ts';
import { formatDate } from '#app/components/format-date.ts';
import { formatMeasure } from '#app/components/format-number.ts';
import { load, revalidateUnlessQueryChanges } from '#app/components/load.ts';
import { LoadedPart } from '#app/components/loaded-part.tsx';
import { SectionFrame } from '#app/components/section/section-frame.tsx';
import { requireSession } from '#app/components/session/guard.ts';
import type { TakeAwayKind } from '#app/components/take-away/take-away.ts';
import type { Label } from '#app/i18n/dictionaries/en.ts';
import { useText } from '#app/i18n/use-text.ts';
import type { loader as rootLoader } from '#app/root.tsx';
import { TextButton } from '#app/ui/button/button.tsx';
import { useDeviceStore } from '#app/use-device-store.ts';
import type { Route } from './+types/files.route';
import { type DeliveredFile, type DemoSizes, listFiles, loadSizes, sumUp } from './delivered-files.ts';
import { FileList, useFileList } from './file-list.tsx';
import { Folders } from './folders.tsx';
import { keptFiles } from './kept-files.ts';
import { TakingNotice, useTaking } from './taking.tsx';

export const handle = { hydrate: 'at-once' };

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  requireSession(request);
  return { files: load(Promise.all([loadSizes(request.signal), loadChart(import('#app/ui/chart/round-chart.tsx'))])) };
}

export const shouldRevalidate = revalidateUnlessQueryChanges;

/** `/apps-filemanager`: what the account lead hands to ad servers, apps and players. */
export default function FilesPage({ loaderData }: Route.ComponentProps) {
  return <Files {...loaderData} />;
}

export function HydrateFallback() {
  return <Files />;
}

function Files({ files }: Partial<Route.ComponentProps['loaderData']>) {
  return (
    <SectionFrame
      title="File Manager"
      note="The brands are invented, the files are real: what an ad server or an app is given. With your brand in it, a file comes from the page of its demo."
    >
      <LoadedPart loading={files} skeleton={['figure', 'rows']} missing="The files could not be loaded.">
        {([sizes, chunk]) => <FileParts sizes={sizes} Chart={chunk?.DonutChart} />}
      </LoadedPart>
    </SectionFrame>
  );
}

function FileParts({ sizes, Chart }: { sizes: readonly DemoSizes[]; Chart: ChartOf }) {
  const { t, tData, language } = useText();
  const origin = useRouteLoaderData<typeof rootLoader>('root')?.publicOrigin;
  // biome-ignore lint/correctness/useExhaustiveDependencies: texts change with the language alone
  const files = useMemo(() => listFiles(sizes, origin ?? location.origin, { t, tData }), [sizes, origin, language]);
  const list = useFileList(files);
  const taking = useTaking();
  return (
    <>
      <Folders files={files} list={list} />
      <TakingNotice taking={taking} />
      <FileList list={list} taking={taking} />
      <div className="files-pair">
        <Storage files={files} Chart={Chart} />
        <Recent files={files} onTake={(file) => taking.take([file])} />
      </div>
    </>
  );
}

/** Which kinds the chart counts together. */
const shares = [
  { name: 'Zip packages', kinds: ['html5', 'simid'] },
  { name: 'MRAID files', kinds: ['mraid'] },
  { name: 'VAST files', kinds: ['vast'] },
  { name: 'Backup images', kinds: ['backup'] },
  { name: 'Clips', kinds: ['clip'] },
  { name: 'Spec sheets', kinds: ['spec'] },
  { name: 'Tracking plans', kinds: ['tracking'] },
] as const satisfies readonly { readonly name: Label; readonly kinds: readonly TakeAwayKind[] }[];

function Storage({ files, Chart }: { files: readonly DeliveredFile[]; Chart: ChartOf }) {
  const { t, language } = useText();
  const format = (bytes: number) => formatMeasure(bytes, 'B', language.tag);
  const figures = {
    title: t('Storage by kind of file'),
    pointName: t('Kind'),
    points: shares.map(({ name }) => ({ name: t(name) })),
    series: [{ name: t('Size'), data: shares.map(({ kinds }) => sumUp(files.filter(({ kind }) => kinds.some((one) => one === kind)))) }],
    format,
    isTimeline: false,
    fileName: 'surge-storage',
  };
  return (
    <ChartFrame heading={t('Storage')} lead={t('All files together: {{size}}', { size: format(sumUp(files)) })} figures={figures} Chart={Chart} />
  );
}

function Recent({ files, onTake }: { files: readonly DeliveredFile[]; onTake: (file: DeliveredFile) => void }) {
  const { t, language } = useText();
  const { recent } = useDeviceStore(keptFiles);
  return (
    <section className="files-recent" aria-labelledby="recent-heading">
      <h2 id="recent-heading">{t('Downloaded on this device')}</h2>
      {recent.length === 0 && <p className="dim">{t('Nothing yet. What you download stands here, to be found again.')}</p>}
      <ol>
        {recent.map(({ name, at }) => {
          const file = files.find((one) => one.name === name);
          return (
            <li key={name}>
              {file ? <TextButton onClick={() => onTake(file)}>{name}</TextButton> : <span>{name}</span>}
              <time className="mono" dateTime={at}>
                {formatDate(Date.parse(at), 'date and time', language.tag)}
              </time>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
