import { type KeyboardEvent, type PointerEvent, useRef } from 'react';

/** A column is neither narrower nor wider, in pixels. */
export const WIDTHS = { min: 64, max: 640, step: 16 } as const;

interface ResizerProps {
  readonly column: string;
  onResize(widths: Readonly<Record<string, number>>): void;
}

/** The edge of a column, for a pointer. By keyboard Shift and an arrow key in the head do the same. */
export function Resizer({ column, onResize }: ResizerProps) {
  const start = useRef<{ x: number; widths: Readonly<Record<string, number>> }>(null);
  const begin = (event: PointerEvent<HTMLSpanElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    start.current = { x: event.clientX, widths: readWidths(event.currentTarget) };
  };
  const move = ({ clientX }: PointerEvent) => {
    if (start.current) onResize(widen(start.current.widths, column, clientX - start.current.x));
  };
  return (
    <span
      className="table-resizer"
      aria-hidden="true"
      onPointerDown={begin}
      onPointerMove={move}
      onPointerUp={() => {
        start.current = null;
      }}
    />
  );
}

export function resizeByKey(event: KeyboardEvent<HTMLElement>, column: string, onResize: ResizerProps['onResize']) {
  const steps = { ArrowLeft: -WIDTHS.step, ArrowRight: WIDTHS.step }[event.key];
  if (!event.shiftKey || steps === undefined) return;
  event.preventDefault();
  onResize(widen(readWidths(event.currentTarget), column, steps));
}

/** What all columns of the table measure now: once one has a width, all need one. */
function readWidths(inside: Element): Readonly<Record<string, number>> {
  const heads = inside.closest('tr')?.querySelectorAll<HTMLElement>('[data-key]') ?? [];
  return Object.fromEntries(Array.from(heads, (head) => [head.dataset.key ?? '', Math.round(head.getBoundingClientRect().width)]));
}

function widen(widths: Readonly<Record<string, number>>, column: string, px: number): Readonly<Record<string, number>> {
  return { ...widths, [column]: Math.min(WIDTHS.max, Math.max(WIDTHS.min, (widths[column] ?? 0) + px)) };
}
