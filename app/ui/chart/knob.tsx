import './chart.css';
import './knob.css';
import { Arc } from '@visx/shape';
import { type PointerEvent, useId } from 'react';

interface KnobProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step?: number;
  format(value: number): string;
  onChange(value: number): void;
  /** For forms. */
  readonly name?: string;
}

/** From the left below, over the top, to the right below. */
const START = -0.75 * Math.PI;
const TURN = 1.5 * Math.PI;

/** A dial to turn by pointer, and the browser's own slider below it. */
export function Knob({ label, value, min, max, step = 1, format, onChange, name }: KnobProps) {
  const id = useId();
  const angle = START + (TURN * (value - min)) / (max - min);
  const turn = ({ clientX, clientY, currentTarget, pointerId, type, buttons }: PointerEvent) => {
    if (type === 'pointerdown') currentTarget.setPointerCapture(pointerId);
    else if (buttons === 0) return;
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    onChange(toKnobValue(clientX - left - width / 2, clientY - top - height / 2, { min, max, step }));
  };
  return (
    <div className="knob">
      <label htmlFor={id}>{label}</label>
      <div className="knob-dial" onPointerDown={turn} onPointerMove={turn}>
        <svg viewBox="-50 -50 100 100" aria-hidden="true">
          <Arc className="chart-track" innerRadius={40} outerRadius={49} startAngle={START} endAngle={START + TURN} />
          <Arc className="knob-value" innerRadius={40} outerRadius={49} startAngle={START} endAngle={angle} />
          <line className="knob-hand" y1={-36} y2={-49} transform={`rotate(${(angle * 180) / Math.PI})`} />
        </svg>
        <output htmlFor={id}>{format(value)}</output>
      </div>
      <input
        id={id}
        className="chart-slider"
        type="range"
        name={name}
        min={min}
        max={max}
        step={step}
        value={value}
        onChange={({ target }) => onChange(Number(target.value))}
        aria-valuetext={format(value)}
      />
    </div>
  );
}

/** The value at a place around the dial's middle. In the gap below, the nearer end. */
export function toKnobValue(x: number, y: number, { min, max, step }: { readonly min: number; readonly max: number; readonly step: number }): number {
  const angle = Math.atan2(x, -y);
  const share = Math.min(1, Math.max(0, (angle - START) / TURN));
  const value = min + Math.round(((max - min) * share) / step) * step;
  // Steps such as 0.1 do not add up exactly.
  return Math.min(max, Number(value.toFixed(6)));
}
