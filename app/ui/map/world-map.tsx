import './world-map.css';
import { type KeyboardEvent, type MouseEvent, type PointerEvent, useEffect, useId, useRef } from 'react';
import { IconButton, TextButton } from '../button/button.tsx';
import { Icon } from '../icon.tsx';
import { findNext, HEIGHT, MOST_ZOOM, type Point, panView, showPoint, toStep, toViewBox, viewOf, WIDTH, wholeMap, zoomView } from './map-view.ts';
import { useMapView } from './use-map-view.ts';
import { type Borders, drawWorld, toSpot } from './world-shapes.ts';

/** How many classes a map tells apart. */
export const LEVELS = 5;
const ZOOM_STEP = 1.6;
/** Shift and an arrow move the map by this share of what is shown. */
const PAN_STEP = 0.2;
/** Of the dot of a place without a shape, in pixels of the whole world. */
const DOT = 4;

export interface MapPlace {
  /** ISO 3166-1, three digits. */
  readonly id: string;
  readonly name: string;
  /** Its class, from 1 to LEVELS. */
  readonly level: number;
  /** Longitude and latitude, for a dot where the map has no shape. */
  readonly at?: readonly [number, number] | undefined;
}

interface WorldMapProps {
  /** Of the drawing, which can be focused by it. */
  readonly id: string;
  readonly label: string;
  readonly borders: Borders;
  readonly places: readonly MapPlace[];
  readonly chosen: string | undefined;
  /** `isStep`: by an arrow key, one of many on a way. */
  onChoose(id: string | undefined, isStep: boolean): void;
  /** What the pointer is on. */
  onPoint(id: string | undefined): void;
  /** What each class means, the lowest first. */
  readonly levels: readonly string[];
  readonly words: {
    readonly zoomIn: string;
    readonly zoomOut: string;
    readonly whole: string;
    /** Why it cannot be shown nearer, or farther. */
    readonly isNearest: string;
    readonly isWhole: string;
    readonly legend: string;
    readonly none: string;
    readonly keys: string;
  };
}

/** Countries of the world in classes. One Tab stop: arrow keys go from place to place, as in a list box. */
export function WorldMap({ id, label, borders, places, chosen, onChoose, onPoint, levels, words }: WorldMapProps) {
  const svg = useRef<SVGSVGElement>(null);
  const ids = useId();
  const { view, now, glide, wasDragged, pointerHandlers } = useMapView(svg);
  const isWhole = view.zoom <= 1;
  const drawing = drawWorld(borders);
  const spots = places.flatMap((place) => {
    const spot = drawing.spots.get(place.id) ?? (place.at && toSpot(place.at));
    return spot ? [{ ...place, ...spot }] : [];
  });
  const current = spots.find((spot) => spot.id === chosen);
  const own = useRef<string>(undefined);
  const choose = (next: string | undefined, isStep = false) => {
    own.current = next;
    onChoose(next, isStep);
  };
  // Chosen elsewhere, it is brought near.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each choice
  useEffect(() => {
    if (current && own.current !== chosen) glide(viewOf(current.box));
    own.current = chosen;
  }, [chosen]);

  const step = (direction: Point) => {
    const largest = spots.toSorted((a, b) => b.level - a.level)[0];
    const next = current ? findNext(current, spots, direction) : largest;
    if (!next) return;
    choose(next.id, true);
    glide(showPoint(now(), next));
  };
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const direction = toStep(event.key);
    const size = now().zoom;
    if (direction && event.shiftKey) glide(panView(now(), (direction.x * PAN_STEP * WIDTH) / size, (direction.y * PAN_STEP * HEIGHT) / size));
    else if (direction) step(direction);
    else if (event.key === '+' || event.key === '=') glide(zoomView(now(), ZOOM_STEP, current));
    else if (event.key === '-') glide(zoomView(now(), 1 / ZOOM_STEP));
    else if (event.key === '0') glide(wholeMap);
    else if (event.key === 'Escape' && chosen) choose(undefined);
    else return;
    event.preventDefault();
  };
  const click = (event: MouseEvent) => {
    if (!wasDragged()) choose(toPlace(event));
  };
  return (
    <div className="world-map" data-zoomed={!isWhole}>
      <svg
        id={id}
        ref={svg}
        className="world-map-drawing"
        viewBox={toViewBox(view)}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the drawing is the list box, its countries are the options
        role="listbox"
        tabIndex={0}
        aria-label={label}
        aria-describedby={`${ids}keys`}
        aria-activedescendant={current && `${ids}${current.id}`}
        onKeyDown={press}
        onClick={click}
        onPointerOver={(event) => onPoint(toPlace(event))}
        onPointerLeave={() => onPoint(undefined)}
        {...pointerHandlers}
      >
        <path className="world-map-net" d={drawing.net} />
        <path className="world-map-land" d={drawing.land} />
        {spots.map((spot) => (
          <path
            key={spot.id}
            id={`${ids}${spot.id}`}
            className="world-map-place"
            data-place={spot.id}
            data-level={spot.level}
            role="option"
            aria-selected={spot.id === chosen}
            aria-label={spot.name}
            d={spot.path ?? toDot(spot, view.zoom)}
          />
        ))}
        <path className="world-map-borders" d={drawing.borders} />
        {current && <path className="world-map-chosen" d={current.path ?? toDot(current, view.zoom)} />}
      </svg>
      <div className="world-map-tools">
        <IconButton
          isBoxed
          label={view.zoom < MOST_ZOOM ? words.zoomIn : words.isNearest}
          aria-disabled={view.zoom >= MOST_ZOOM}
          onClick={() => glide(zoomView(now(), ZOOM_STEP, current))}
        >
          <Icon name="plus" size={16} />
        </IconButton>
        <IconButton
          isBoxed
          label={isWhole ? words.isWhole : words.zoomOut}
          aria-disabled={isWhole}
          onClick={() => glide(zoomView(now(), 1 / ZOOM_STEP))}
        >
          <Icon name="minus" size={16} />
        </IconButton>
        <TextButton aria-disabled={isWhole} aria-describedby={isWhole ? `${ids}whole` : undefined} onClick={() => glide(wholeMap)}>
          {words.whole}
        </TextButton>
        <span id={`${ids}whole`} hidden>
          {words.isWhole}
        </span>
      </div>
      <ul className="world-map-legend" aria-label={words.legend}>
        {levels.map((text, index) => (
          <li key={text}>
            <i data-level={index + 1} />
            {text}
          </li>
        ))}
        <li>
          <i />
          {words.none}
        </li>
      </ul>
      <p className="world-map-keys dim" id={`${ids}keys`}>
        {words.keys}
      </p>
    </div>
  );
}

/** Equally large on the screen, however near the map is. */
function toDot({ x, y }: Point, zoom: number): string {
  const radius = DOT / Math.sqrt(zoom);
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`;
}

const toPlace = ({ target }: MouseEvent | PointerEvent) => (target instanceof SVGElement ? target.dataset.place : undefined);
