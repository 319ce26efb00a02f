/** Grey press pictures of the simulated publisher pages. Decoration. */

export function Harbour() {
  return (
    <svg viewBox="0 0 620 348" aria-hidden="true" preserveAspectRatio="xMidYMid slice">
      <path fill="#cfcfcc" d="M0 0h620v348H0z" />
      <circle cx="450" cy="120" r="46" fill="#e9e9e6" />
      <path d="M0 230h620v118H0z" fill="#8d8d8a" />
      <path d="M0 236h620M0 250h620M0 270h620M0 296h620M0 326h620" stroke="#b5b5b1" strokeDasharray="60 18 120 30" />
      <g fill="none" stroke="#2a2a29" strokeWidth="7">
        <path d="M70 236V70h130M70 110L30 90M70 70l70-30 60 30M170 70v70M110 236V70" />
        <path d="M290 236V110h110M330 236V110M290 110l60-24 50 24M372 110v56" />
      </g>
      <path d="M200 236l14-34h330l-40 58H222z" fill="#2a2a29" />
      <path d="M240 172h44v30h-44zM288 172h44v30h-44zM336 172h44v30h-44z" fill="#5a5a58" />
      <path d="M264 142h44v28h-44zM384 172h44v30h-44z" fill="#7b7b78" />
      <path d="M450 202v-66h50v66z" fill="#f1f1ee" />
    </svg>
  );
}

export function Hills() {
  return (
    <svg viewBox="0 0 300 170" aria-hidden="true" preserveAspectRatio="xMidYMid slice">
      <path fill="#bdbdb9" d="M0 0h300v170H0z" />
      <path d="M0 170V90l60-30 40 26 70-56 60 50 70-34v124z" fill="#6c6c69" />
      <path d="M0 170v-40l90-22 80 30 130-40v72z" fill="#343433" />
    </svg>
  );
}

export function Blocks() {
  return (
    <svg viewBox="0 0 300 170" aria-hidden="true" preserveAspectRatio="xMidYMid slice">
      <path fill="#d9d9d6" d="M0 0h300v170H0z" />
      <path d="M40 170V70h60v100zM112 170V40h50v130zM174 170V88h76v82z" fill="#4c4c4a" />
      <path
        d="M52 84h10v12H52zM76 84h10v12H76zM52 110h10v12H52zM124 56h8v12h-8zM142 56h8v12h-8zM124 84h8v12h-8zM188 102h14v10h-14zM216 102h14v10h-14z"
        fill="#e9e9e6"
      />
    </svg>
  );
}

export function Stall() {
  return (
    <svg viewBox="0 0 300 170" aria-hidden="true" preserveAspectRatio="xMidYMid slice">
      <path fill="#c6c6c2" d="M0 0h300v170H0z" />
      <path d="M0 60q40-26 80 0t80 0 80 0 80 0V0H0z" fill="#9a9a96" />
      <path d="M60 118h180v12H60zM70 130h10v40H70zM220 130h10v40h-10z" fill="#3a3a38" />
      <path d="M100 142h34v6h-34zM104 148h4v22h-4zM126 148h4v22h-4zM166 142h34v6h-34zM170 148h4v22h-4zM192 148h4v22h-4z" fill="#575755" />
      <path d="M138 96h26v22h-26zM164 100q12 0 12 8t-12 6" fill="none" stroke="#3a3a38" strokeWidth="5" />
      <path d="M146 88q-6-8 0-16M156 88q-6-8 0-16" fill="none" stroke="#ececea" strokeWidth="3" />
      <path d="M0 164h300v6H0z" fill="#2c2c2b" />
    </svg>
  );
}
