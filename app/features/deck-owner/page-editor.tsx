import './page-editor.css';
import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { toBrandKit } from '#app/components/brand/brand-kit.ts';
import { useBrandedStill } from '#app/components/deck/branded-still.ts';
import { useText } from '#app/i18n/use-text.ts';
import { Button, IconButton, TextButton } from '#app/ui/button/button.tsx';
import { FieldProblem } from '#app/ui/form/field.tsx';
import { Icon } from '#app/ui/icon.tsx';
import type { Demo } from '#catalogue/demo.ts';
import { sizes } from '#catalogue/sizes.ts';
import type { DeckContent, DeckPage } from '#protocol/deck.ts';
import { keepPicture, toPictureUrl } from './page-pictures.ts';
import { fitPlace, isTall, moveByKey, type Place, type Ratios, resize, toFirstPlace, toHeight } from './page-place.ts';
import { LEAST_PX, PAGE_TYPES, type PageProblem, readPage } from './read-page.ts';
import { useBrought } from './use-brought.ts';

interface PageEditorProps {
  /** The unit that is placed. */
  readonly demo: Demo;
  readonly deckId: string | undefined;
  readonly brand: DeckContent['brand'];
  readonly page: DeckPage | undefined;
  /** Undefined takes the page away. */
  onChange(page: DeckPage | undefined): void;
}

/** The client's own page or app as the stage: a picture of it, and on it the ad, moved and sized by hand, by keys and by buttons. */
export function PageEditor({ demo, deckId, brand, page, onChange }: PageEditorProps) {
  const { t } = useText();
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<PageProblem | 'nothing'>();
  const [said, setSaid] = useState<'reading' | 'taken'>();
  /** What stood here before it was replaced or taken away. */
  const [before, setBefore] = useState<DeckPage>();
  const { width, height } = sizes[demo.size];
  const unit = width / height;
  const put = (next: DeckPage | undefined) => {
    setBefore(page);
    onChange(next);
  };
  // Reading takes a while: what is written in the deck meanwhile stays.
  const now = useRef({ page, put });
  useEffect(() => {
    now.current = { page, put };
  });
  const take = async (file: File) => {
    if (said === 'reading') return;
    setProblem(undefined);
    setSaid('reading');
    const read = await readPage(file);
    setSaid(undefined);
    if ('problem' in read) return setProblem(read.problem);
    const picture = await toRatio(read.dataUrl);
    // Closed meanwhile.
    if (!root.current) return;
    const { page: old, put: putNow } = now.current;
    putNow({ picture: keepPicture(read.dataUrl), ...(old ? fitPlace(old, { unit, picture }) : toFirstPlace({ unit, picture }, width)) });
    setSaid('taken');
  };
  const isOver = useBrought(root, (file) => (file ? void take(file) : setProblem('nothing')));
  /** The button that was pressed may be gone. */
  const change = (next: DeckPage | undefined) => {
    setSaid(undefined);
    put(next);
    input.current?.focus();
  };
  const sentences = {
    type: t('Choose a PNG, JPEG or WebP picture.'),
    size: t('This file is larger than 30 MB. Choose a smaller one.'),
    small: t('This picture is too small: it needs {{n}} pixels on each side.', { n: LEAST_PX }),
    picture: t('This file could not be read as a picture. Choose another one.'),
    nothing: t('The clipboard holds no picture: copy one, or choose a file.'),
  };
  return (
    <div className="page-editor" ref={root} tabIndex={-1} data-over={isOver || undefined}>
      <div className="page-editor-choose">
        <Button as="label" htmlFor={id}>
          {t(page ? 'Choose another picture' : 'Choose a picture')}
        </Button>
        <input
          id={id}
          ref={input}
          type="file"
          className="visually-hidden"
          accept={PAGE_TYPES.join()}
          aria-describedby={`${id}-ways`}
          onChange={({ target }) => {
            if (target.files?.[0]) void take(target.files[0]);
            target.value = '';
          }}
        />
        {page && <TextButton onClick={() => change(undefined)}>{t('Without a page')}</TextButton>}
        {before && <TextButton onClick={() => change(before)}>{t('Undo')}</TextButton>}
        <p className="dim" id={`${id}-ways`}>
          {t('A screenshot of your client’s page or app: choose it, drop it here or paste it. It stays on this device until you save the deck.')}
        </p>
      </div>
      <div role="alert">
        <FieldProblem id={id} problem={problem && sentences[problem]} />
      </div>
      <p role="status">
        {said === 'reading' && t('Reading the picture …')}
        {said === 'taken' && t('The picture is there. Put the ad in its place.')}
      </p>
      {page && (
        <Stage
          key={page.picture}
          demo={demo}
          brand={brand}
          unit={unit}
          page={page}
          url={toPictureUrl(deckId, page.picture)}
          isNew={said === 'taken'}
          onChange={onChange}
        />
      )}
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
  readonly brand: DeckContent['brand'];
  readonly unit: number;
  readonly page: DeckPage;
  readonly url: string;
  /** It may have been dropped far from here: it is shown where it is. */
  readonly isNew: boolean;
  onChange(page: DeckPage): void;
}

function Stage({ demo, brand, unit, page, url, isNew, onChange }: StageProps) {
  const { t } = useText();
  const id = useId();
  const stage = useRef<HTMLDivElement>(null);
  const [ratio, setRatio] = useState<number>();
  const [isMissing, setMissing] = useState(false);
  const ratios: Ratios | undefined = ratio ? { unit, picture: ratio } : undefined;
  const move = (place: Place) => onChange({ picture: page.picture, ...place });
  // Of another size than it was placed in, it may reach beyond the picture.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each size
  useEffect(() => {
    if (!ratio) return;
    const fitted = fitPlace(page, { unit, picture: ratio });
    if (fitted.x !== page.x || fitted.y !== page.y || fitted.width !== page.width) move(fitted);
  }, [unit, ratio]);
  const reveal = useReveal(stage, page, ratio);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once it has its size
  useEffect(() => {
    if (ratio && isNew) stage.current?.parentElement?.scrollIntoView({ block: 'nearest' });
  }, [ratio]);
  const grow = (step: number) => {
    if (!ratios) return;
    reveal();
    move(resize(page, page.width + step, ratios));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const place = ratios && moveByKey(page, event.key, event.shiftKey, ratios);
    if (!place) return;
    event.preventDefault();
    reveal();
    move(place);
  };
  const percent = (part: number) => Math.round(part * 100);
  const said = t('{{x}}% from the left, {{y}}% from the top, {{width}}% wide', {
    x: percent(page.x),
    y: percent(page.y),
    width: percent(page.width),
  });
  const drag = useDrag({ stage, page, ratios, move });
  // As it was when the page was placed: drawing takes a second, too long for each letter of a name.
  const [kit] = useState(() => toBrandKit(brand));
  const { still } = useBrandedStill(demo, kit, true, true);
  // The owner of a closed deck is no exception: at its address there is nothing.
  if (isMissing)
    return <p role="alert">{t('The picture could not be fetched. It is not shown while the link is closed or without a connection.')}</p>;
  return (
    <>
      <div className="page-editor-view">
        <div className="page-editor-stage" ref={stage} data-tall={(ratio && isTall(ratio)) || undefined}>
          <img
            src={url}
            alt={t('Your client’s page')}
            draggable={false}
            ref={(image) => {
              if (image?.complete && image.naturalHeight) setRatio(image.naturalWidth / image.naturalHeight);
            }}
            onError={() => setMissing(true)}
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
          {t('Drag the ad to its place, and its corner to size it.')} {t('Arrow keys move the ad, with Shift in larger steps; + and − size it.')}
        </p>
      </div>
    </>
  );
}

/** A picture that is higher than its frame is scrolled to the ad at first, and when keys or buttons moved it. */
function useReveal(stage: RefObject<HTMLElement | null>, { y, width }: Place, ratio: number | undefined): () => void {
  const isWanted = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever it stands elsewhere
  useEffect(() => {
    const view = stage.current?.parentElement;
    const ad = stage.current?.querySelector('.page-editor-unit');
    if (!isWanted.current || !view || !ad) return;
    isWanted.current = false;
    const [frame, box] = [view.getBoundingClientRect(), ad.getBoundingClientRect()];
    if (box.top < frame.top || box.bottom > frame.bottom) view.scrollTop += box.top + box.height / 2 - frame.top - frame.height / 2;
  }, [y, width, ratio]);
  return () => {
    isWanted.current = true;
  };
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
      // A second finger is no second hand.
      if (event.button !== 0 || !event.isPrimary) return;
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
