import { useEffect, useMemo, useState } from 'react';
import type { Label } from '#app/i18n/dictionaries/en.ts';
import { useText } from '#app/i18n/use-text.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Field, Select } from '#app/ui/form/field.tsx';
import { Switch } from '#app/ui/form/scales.tsx';
import { CheckReport } from './check-report.tsx';
import { ScreenTabs, Shown, useInSight, useScreen } from './check-stage.tsx';
import { judgeFiles, judgePicture, judgeVast } from './judge-files.ts';
import { soldSizes } from './rules.ts';
import { SideBySide } from './side-by-side.tsx';
import { findSize, type PageSubject, type PictureSubject, type Subject, type VastSubject } from './subject.ts';
import type { Obstacle } from './unpack.ts';

const obstacles: Readonly<Record<Obstacle, Label>> = {
  bytes: 'It unpacks to more than 64 MB. The rest was left out.',
  time: 'It took longer than ten seconds to unpack. The rest was left out.',
  entries: 'It has more than 2,000 files. The rest was left out.',
  damaged: 'The zip is damaged. What could be read of it is shown.',
  path: 'Files whose names lead out of the zip were left out.',
  locked: 'Files that need a password were left out.',
  method: 'Files that are compressed in a way that browsers do not know were left out.',
};

/** One file: its stage, and what is found of it. */
export function CheckBench({ subject }: { subject: Subject }) {
  const { t } = useText();
  if (subject.kind === 'picture') return <CheckedPicture subject={subject} />;
  if (subject.kind === 'vast') return <CheckedVast subject={subject} />;
  const met = new Set(subject.zip?.obstacles.map(({ what }) => what));
  return (
    <>
      {met.size > 0 && (
        <div role="alert" className="check-obstacles">
          {[...met].map((what) => (
            <p key={what}>{t(obstacles[what])}</p>
          ))}
        </div>
      )}
      <CheckedPage subject={subject} />
    </>
  );
}

function CheckedPicture({ subject }: { subject: PictureSubject }) {
  const verdicts = useMemo(() => judgePicture(subject), [subject]);
  const screen = useScreen();
  const stage = useInSight(screen);
  const { type, width, height } = subject.picture;
  const address = useMemo(() => URL.createObjectURL(new Blob([subject.bytes], { type })), [subject, type]);
  useEffect(() => () => URL.revokeObjectURL(address), [address]);
  const size = { width: width || 300, height: height || 250 };
  return (
    <>
      <ScreenTabs screen={screen} />
      <div className="check-stage" ref={stage}>
        <Shown screen={screen} size={size}>
          {(scale) => <img src={address} alt={subject.name} width={size.width * scale} height={size.height * scale} />}
        </Shown>
      </div>
      <CheckReport subject={subject} verdicts={verdicts} size={size} />
    </>
  );
}

function CheckedVast({ subject }: { subject: VastSubject }) {
  const verdicts = useMemo(() => judgeVast(subject.text), [subject]);
  return <CheckReport subject={subject} verdicts={verdicts} />;
}

/** A page with its files: opened, and beside it one of ours of the same size. */
function CheckedPage({ subject }: { subject: PageSubject }) {
  const { t } = useText();
  const screen = useScreen();
  const [page, setPage] = useState(subject.pages[0]);
  const [chosenSize, setChosenSize] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const html = useMemo(() => new TextDecoder().decode(subject.files.find(({ name }) => name === page)?.bytes), [subject, page]);
  const foundSize = useMemo(() => findSize(html, page ?? '', subject.name), [html, page, subject]);
  const sizeName = chosenSize || (foundSize ? `${foundSize.width}x${foundSize.height}` : '300x250');
  const [width = 300, height = 250] = sizeName.split('x').map(Number);
  const size = useMemo(() => ({ width, height }), [width, height]);
  const fileVerdicts = useMemo(() => judgeFiles(subject, page, html), [subject, page, html]);
  if (page === undefined) {
    return (
      <>
        <p role="alert">{t('There is no page in this zip: nothing to open.')}</p>
        <CheckReport subject={subject} verdicts={fileVerdicts} />
      </>
    );
  }
  return (
    <>
      <div className="check-choices">
        {subject.pages.length > 1 && (
          <Field id="check-page" label={t('Page')}>
            <Select value={page} onChange={({ target }) => setPage(target.value)}>
              {subject.pages.map((name) => (
                <option key={name}>{name}</option>
              ))}
            </Select>
          </Field>
        )}
        <Field id="check-size" label={t('Size')} hint={foundSize ? undefined : t('The file does not name its size.')}>
          <Select value={sizeName} onChange={({ target }) => setChosenSize(target.value)}>
            {[...new Set([...(foundSize ? [`${foundSize.width}x${foundSize.height}`] : []), ...soldSizes])].map((name) => (
              <option key={name}>{name}</option>
            ))}
          </Select>
        </Field>
        <Switch
          id="check-open"
          label={t('Let it load from the web')}
          hint={t('By https alone. Off, what it asks for is noted and not sent.')}
          checked={isOpen}
          onChange={({ target }) => setIsOpen(target.checked)}
        />
      </div>
      <ScreenTabs screen={screen} />
      <SideBySide key={`${screen} ${page} ${sizeName} ${isOpen} ${attempt}`} {...{ subject, page, html, size, screen, isOpen, fileVerdicts }}>
        <Button onClick={() => setAttempt(attempt + 1)}>{t('Open it again')}</Button>
      </SideBySide>
    </>
  );
}
