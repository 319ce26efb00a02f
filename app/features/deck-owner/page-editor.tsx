import './page-editor.css';
import { type ClipboardEvent, type DragEvent, type KeyboardEvent, type PointerEvent, useEffect, useId, useRef, useState } from 'react';
import { useText } from '#app/i18n/use-text.ts';
import { Button, IconButton, TextButton } from '#app/ui/button/button.tsx';
import { FieldProblem } from '#app/ui/form/field.tsx';
import { Icon } from '#app/ui/icon.tsx';
import type { Demo } from '#catalogue/demo.ts';
import { sizes } from '#catalogue/sizes.ts';
import type { DeckPage } from '#protocol/deck.ts';
import { keepPicture, toPictureUrl } from './page-pictures.ts';
import { fitPlace, moveByKey, type Place, type Ratios, resize, toFirstPlace, toHeight } from './page-place.ts';
import { PAGE_TYPES, type PageProblem, readPage } from './read-page.ts';

interface PageEditorProps {
  /** The unit that is placed. */
  readonly demo: Demo;
  readonly deckId: string | undefined;
  readonly page: DeckPage | undefined;
  /** Undefined takes the page away. */
  onChange(page: DeckPage | undefined): void;
}

/** The client's own page or app as the stage: a picture of it, and on it the ad, moved and sized by hand, by keys and by buttons. */
export function PageEditor({ demo, deckId, page, onChange }: PageEditorProps) {
  const { t } = useText();
  const id = useId();
  const [problem, setProblem] = useState<PageProblem>();
  const [isReading, setReading] = useState(false);
  const [isOver, setOver] = useState(false);
  const { width, height } = sizes[demo.size];
  const unit = width / height;
  const take = async (file: File | undefined) => {
    if (!file || isReading) return;
    setReading(true);
    const read = await readPage(file);
    setReading(false);
    setProblem('problem' in read ? read.problem : undefined);
    if ('problem' in read) return;
    const picture = await toRatio(read.dataUrl);
    onChange({ picture: keepPicture(read.dataUrl), ...(page ? fitPlace(page, { unit, picture }) : toFirstPlace({ unit, picture })) });
  };
  const drag = (isInside: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setOver(isInside);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void take(event.dataTransfer.files[0]);
  };
  const paste = ({ clipboardData }: ClipboardEvent) => void take(clipboardData.files[0]);
  const sentences = {
    type: t('Choose a PNG, JPEG or WebP picture.'),
    size: t('This file is larger than 30 MB. Choose a smaller one.'),
    picture: t('This file could not be read as a picture. Choose another one.'),
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what is dropped here can also be chosen by the button
    <div className="page-editor" data-over={isOver || undefined} onDragOver={drag(true)} onDragLeave={drag(false)} onDrop={drop} onPaste={paste}>
      <div className="page-editor-choose">
        <Button as="label" htmlFor={id}>
          {t(page ? 'Choose another picture' : 'Choose a picture')}
        </Button>
        <input
          id={id}
          type="file"
          className="visually-hidden"
          accept={PAGE_TYPES.join()}
          onChange={({ target }) => {
            void take(target.files?.[0]);
            target.value = '';
          }}
        />
        {page && <TextButton onClick={() => onChange(undefined)}>{t('Without a page')}</TextButton>}
        <p className="dim">
          {t('A screenshot of your client’s page or app: choose it, drop it here or paste it. It stays on this device until you save the deck.')}
        </p>
      </div>
      <div role="alert">
        <FieldProblem id={id} problem={problem && sentences[problem]} />
      </div>
      <p role="status">{isReading && t('Reading the picture …')}</p>
      {page && <Stage key={page.picture} demo={demo} unit={unit} page={page} url={toPictureUrl(deckId, page.picture)} onChange={onChange} />}
    </div>
  );
}

/** Width to height. */
async function toRatio(url: string): Promise<number> {
  const picture = new Image();
  picture.src = url;
  await picture.decode();
  return picture.naturalWidth / picture.naturalHeight;
}

interface StageProps {
  readonly demo: Demo;
  readonly unit: number;
  readonly page: DeckPage;
  readonly url: string;
  onChange(page: DeckPage): void;
}

function Stage({ demo, unit, page, url, onChange }: StageProps) {
  const { t } = useText();
  const id = useId();
  const stage = useRef<HTMLDivElement>(null);
  const [ratio, setRatio] = useState<number>();
  const ratios: Ratios | undefined = ratio ? { unit, picture: ratio } : undefined;
  const move = (place: Place) => onChange({ picture: page.picture, ...place });
  // Of another size than it was placed in, it may reach beyond the picture.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each size
  useEffect(() => {
    if (!ratio) return;
    const fitted = fitPlace(page, { unit, picture: ratio });
    if (fitted.x !== page.x || fitted.y !== page.y || fitted.width !== page.width) move(fitted);
  }, [unit, ratio]);
  const grow = (step: number) => ratios && move(resize(page, page.width + step, ratios));
  const onKeyDown = (event: KeyboardEvent) => {
    const place = ratios && moveByKey(page, event.key, event.shiftKey, ratios);
    if (!place) return;
    event.preventDefault();
    move(place);
  };
  const percent = (part: number) => Math.round(part * 100);
  const said = t('{{x}}% from the left, {{y}}% from the top, {{width}}% wide', {
    x: percent(page.x),
    y: percent(page.y),
    width: percent(page.width),
  });
  const drag = useDrag({ stage, page, ratios, move });
  const still = demo.creativeUrl?.replace('index.html', 'backup.jpg') ?? demo.thumbnail;
  return (
    <>
      <div className="page-editor-stage" ref={stage}>
        <img
          src={url}
          alt={t('Your client’s page')}
          draggable={false}
          ref={(image) => {
            if (image?.complete && image.naturalHeight) setRatio(image.naturalWidth / image.naturalHeight);
          }}
          onLoad={({ currentTarget }) => setRatio(currentTarget.naturalWidth / currentTarget.naturalHeight)}
        />
        {ratios && (
          <div
            role="application"
            // biome-ignore lint/a11y/noNoninteractiveTabindex: it is moved by keys
            tabIndex={0}
            className="page-editor-unit"
            aria-label={`${demo.name}: ${said}`}
            aria-describedby={`${id}-keys`}
            style={{
              left: `${page.x * 100}%`,
              top: `${page.y * 100}%`,
              width: `${page.width * 100}%`,
              height: `${toHeight(page.width, ratios) * 100}%`,
            }}
            onKeyDown={onKeyDown}
            {...drag('move')}
          >
            <img src={still} alt="" draggable={false} />
            <span className="page-editor-corner" aria-hidden="true" {...drag('size')} />
          </div>
        )}
      </div>
      <div className="page-editor-tools">
        <IconButton isBoxed label={t('Smaller')} onClick={() => grow(-0.02)}>
          <Icon name="minus" size={18} />
        </IconButton>
        <IconButton isBoxed label={t('Larger')} onClick={() => grow(0.02)}>
          <Icon name="plus" size={18} />
        </IconButton>
        <p role="status">{said}</p>
        <p className="dim" id={`${id}-keys`}>
          {t('Arrow keys move the ad, with Shift in larger steps; + and − size it.')}
        </p>
      </div>
    </>
  );
}

interface DragOptions {
  readonly stage: { readonly current: HTMLDivElement | null };
  readonly page: DeckPage;
  readonly ratios: Ratios | undefined;
  move(place: Place): void;
}

/** By mouse, pen and finger: the whole moves, its corner sizes. */
function useDrag({ stage, page, ratios, move }: DragOptions) {
  const start = useRef<{ readonly x: number; readonly y: number; readonly place: Place } | undefined>(undefined);
  return (what: 'move' | 'size') => ({
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return;
      // The corner is in what is moved.
      event.stopPropagation();
      event.currentTarget.setPointerCapture(event.pointerId);
      start.current = { x: event.clientX, y: event.clientY, place: page };
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const from = start.current;
      const box = stage.current?.getBoundingClientRect();
      if (!from || !box || !ratios || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
      event.stopPropagation();
      const [dx, dy] = [(event.clientX - from.x) / box.width, (event.clientY - from.y) / box.height];
      const { x, y, width } = from.place;
      if (what === 'move') return move(fitPlace({ x: x + dx, y: y + dy, width }, ratios));
      // Its other corner stays.
      const most = Math.min(1 - x, (1 - y) / toHeight(1, ratios));
      move(fitPlace({ x, y, width: Math.min(width + dx, most) }, ratios));
    },
    onPointerUp() {
      start.current = undefined;
    },
    onPointerCancel() {
      start.current = undefined;
    },
  });
}
