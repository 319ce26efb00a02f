/** What stands around an ad in its trailer: drawn here, without words, for formats that are nothing without their place. */

const arrow = (turn: number) =>
  `<path d="M-9 -58 L0 -68 L9 -58" transform="rotate(${turn})" data-key="${['up', 'right', 'down', 'left'][turn / 90]}"/>`;

/** A television and, below it, the remote in front of the viewer. */
export const TELEVISION = {
  ad: { width: 496, height: 279 },
  html: `<style>
    html { height: 100%; overflow: hidden; background: radial-gradient(90% 80% at 50% 34%, #6a6055, #2a2622 78%) }
    body { background: none }
    iframe { position: absolute; left: 16px; top: 14px; box-shadow: 0 0 0 6px #0b0b0c, 0 0 0 7px #3a3734, 0 14px 60px #ffd9a022 }
    .remote { position: absolute; left: 0; top: 300px; width: 528px; height: 140px }
    .remote [data-key] { fill: none; stroke: #f4f1ea; stroke-width: 4; stroke-linecap: round; stroke-linejoin: round }
    .remote circle[data-key] { fill: #3b3835; stroke: none }
    body[data-lit='up'] [data-key='up'], body[data-lit='down'] [data-key='down'],
    body[data-lit='left'] [data-key='left'], body[data-lit='right'] [data-key='right'] { stroke: #ff4a1c; stroke-width: 8 }
    body[data-lit='ok'] [data-key='ok'] { fill: #ff4a1c }
  </style>
  <svg class="remote" viewBox="0 0 528 140">
    <rect x="170" y="6" width="188" height="240" rx="64" fill="#0d0d0e" stroke="#4b4742" stroke-width="2"/>
    <g transform="translate(264 94)">
      <circle r="78" fill="#242220"/>
      ${[0, 90, 180, 270].map(arrow).join('')}
      <circle r="34" data-key="ok"/>
      <text y="8" text-anchor="middle" style="font: 700 22px sans-serif" fill="#f4f1ea">OK</text>
    </g>
  </svg>`,
};

const line = (width: number) => `<i style="width:${width}%"></i>`;
const words = [...Array.from({ length: 5 }, () => line(100)), line(62)].join('');

/** An article above and below the gap through which the fixed ad is seen. */
export const ARTICLE = `<style>
    body { overflow: hidden }
    .page { position: absolute; left: 0; right: 0; height: 600px; padding: 34px 40px; box-sizing: border-box; background: #fff; display: flex; flex-direction: column; gap: 13px }
    .page i { display: block; flex: none; height: 9px; background: #cfccc4 }
    .page b { display: block; flex: none; height: 26px; background: #23211e }
    .page u { display: block; flex: 1; background: #e4e1d9 }
    .above { bottom: 100%; justify-content: end }
    .below { top: 100% }
  </style>
  <div class="page above">${words}<b style="width:72%"></b>${words}</div>
  <div class="page below"><b style="width:84%"></b>${words}<u></u>${words}</div>`;

/** In the page: moves the article to this progress of the slot's way through the window. */
export function placeArticle(progress: number): void {
  // Heights of the picture that the gap in the article is high, as on the showcase's own page.
  const gap = 2.2;
  const top = 1 - progress * (1 + gap);
  const [above, below] = document.querySelectorAll<HTMLElement>('.page');
  if (above) above.style.transform = `translateY(${top * innerHeight}px)`;
  if (below) below.style.transform = `translateY(${(top + gap - 1) * innerHeight}px)`;
}
