import './maintenance-drawing.css';

/** The unit step with its edge taken out: the gap under dimension lines, the new part beside it. */
export function MaintenanceDrawing() {
  return (
    <svg className="maintenance-drawing" viewBox="0 0 760 240" fill="none" aria-hidden="true">
      <path d="M0 170h300M460 40h300" stroke="currentColor" strokeWidth="14" />
      <path d="M300 170h80V40h80" stroke="var(--line-strong)" strokeWidth="1.5" strokeDasharray="6 6" />
      <path d="M300 8v16M460 8v16M300 16h160" stroke="var(--line-strong)" strokeWidth="1.5" />
      <g transform="translate(530 84) rotate(8)">
        <path d="M0 130h80V0h80" stroke="var(--surge)" strokeWidth="14" />
      </g>
    </svg>
  );
}
