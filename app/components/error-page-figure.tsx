/** Digits in the strokes of the logo, 130 x 200 units; every zero is an empty slot. */
const digits: Readonly<Record<string, string>> = {
  4: 'M11 0v134h119M96 0v200',
  5: 'M122 11H17v78h64l30 30v40l-30 30H4',
};
const places = [0, 178, 356];

/** The status as a drawing: digits around slots that nothing fills, and the line that ends in the first of them. */
export function ErrorFigure({ status }: { status: number }) {
  return (
    <svg className="error-page-figure" viewBox="0 0 512 270" fill="none" aria-hidden="true">
      {places.map((x, place) => (
        <g key={x} transform={`translate(${x} 44)`}>
          <Digit digit={String(status).charAt(place)} />
        </g>
      ))}
      <path d="M0 262h150v-26h86" stroke="var(--surge)" strokeWidth="7" />
    </svg>
  );
}

function Digit({ digit }: { digit: string }) {
  if (digits[digit]) return <path d={digits[digit]} stroke="currentColor" strokeWidth="22" />;
  return (
    <g stroke="var(--line-strong)" strokeWidth="1.5">
      <path d="M0 1h130v198H0z" stroke="currentColor" strokeWidth="2" />
      <path d="M0 0l130 200M130 0L0 200" opacity=".5" />
      <path d="M1-32v14M129-32v14M1-25h128" />
    </g>
  );
}
