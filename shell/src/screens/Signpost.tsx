import { i18n } from '@guide/contracts/texts';

const Board = ({ x, y, mirrored = false }: { x: number; y: number; mirrored?: boolean }) => (
  <g transform={`translate(${x} ${y})`}>
    <path
      d="M0 0h70l16 13-16 13H0z"
      transform={mirrored ? 'scale(-1 1)' : undefined}
      fill="#f3e6c8"
      stroke="#0d1431"
      strokeWidth="3"
      strokeLinejoin="round"
    />
    <g transform={`translate(${mirrored ? -36 : 34} 5)`} fill="none" stroke="#b8273a" strokeLinecap="round">
      <path d="M-4 3.5C-3-.5 5-.5 4.5 4 4 7.5 0 7 0 10.5" strokeWidth="2.8" />
      <path d="M0 15v.1" strokeWidth="3.4" />
    </g>
  </g>
);

const Lamp = ({ x, y }: { x: number; y: number }) => (
  <g transform={`translate(${x} ${y})`}>
    <circle cy="-86" r="30" fill="#ffcb6b" opacity="0.16" />
    <circle cy="-86" r="18" fill="#ffcb6b" opacity="0.2" />
    <path d="M-2 0v-66h4V0zm-7 0h18l2 5h-22zM-11-100h22l-6-9H-5z" fill="#0d1431" />
    <path d="M-9-99H9l-4 31h-10z" fill="#ffcb6b" stroke="#0d1431" strokeWidth="3" />
    <path d="M0-99v31" stroke="#0d1431" strokeWidth="2" />
  </g>
);

export const Signpost = () => (
  <svg
    viewBox="0 0 600 400"
    role="img"
    aria-label={i18n.t(
      'A visitor under a red umbrella in front of a signpost whose boards show only question marks, on a foggy night',
    )}
  >
    <linearGradient id="signpost-sky" x2="0" y2="1">
      <stop stopColor="#111c42" />
      <stop offset="1" stopColor="#46568f" />
    </linearGradient>
    <path d="M0 0h600v400H0z" fill="url(#signpost-sky)" />
    <g fill="#f4ebcb">
      <circle cx="452" cy="84" r="86" opacity="0.08" />
      <circle cx="452" cy="84" r="60" opacity="0.12" />
      <circle cx="452" cy="84" r="33" />
      <path
        d="M70 52h1m60 60h1M210 40h1m92 46h1M250 140h1M540 170h1M40 170h1"
        stroke="#f4ebcb"
        strokeWidth="3"
        strokeLinecap="round"
      />
    </g>
    <path
      d="M0 400V262h40v-22h34v22h38l12-84 12 84h34v-30h46v30h70v-18h38v18h52q8-44 40-44t40 44h24v-26h30v26h56v-40h34v40h30v138z"
      fill="#2a3670"
      opacity="0.75"
    />
    <path d="M0 400V306q90-34 190-8t210 0 200-6v108z" fill="#5a6aa6" opacity="0.5" />
    <Lamp x={76} y={372} />
    <Lamp x={536} y={374} />
    <path d="M0 400v-52q130-24 300 0t300-6v58z" fill="#39467e" />
    <path d="M0 400v-28q150-16 320 2t280-6v32z" fill="#2b366a" />
    <ellipse cx="344" cy="366" rx="44" ry="6" fill="#1a2350" />
    <path d="M339 366V112h10v254zm-13 0h36l4 6h-44z" fill="#0d1431" />
    <circle cx="344" cy="106" r="8" fill="#ffcb6b" stroke="#0d1431" strokeWidth="3" />
    <Board x={347} y={128} />
    <Board x={341} y={172} mirrored />
    <Board x={347} y={212} />
    <ellipse cx="222" cy="378" rx="46" ry="6" fill="#1a2350" />
    <path d="M220 268v62" stroke="#0d1431" strokeWidth="4" />
    <path d="M206 330q0-16 15-16t16 16l5 47h-14l-4-24-5 24h-14z" fill="#0d1431" />
    <circle cx="221" cy="304" r="10" fill="#0d1431" />
    <path d="M172 280q6-40 48-40t48 40q-12-9-24 0-12-9-24 0-12-9-24 0-12-9-24 0z" fill="#c92f46" />
    <path d="M196 280q2-28 24-40 22 12 24 40-12-9-24 0-12-9-24 0z" fill="#a91f33" />
    <path d="M220 240v-7" stroke="#0d1431" strokeWidth="4" strokeLinecap="round" />
    <path
      d="M178 352h24v22h-24zm7 0v-5h10v5"
      fill="#ffcb6b"
      stroke="#0d1431"
      strokeWidth="2.5"
      strokeLinejoin="round"
    />
    <path d="M0 330q120-22 240-4t360-10v22q-180 24-330 8T0 356z" fill="#aeb9df" opacity="0.14" />
  </svg>
);
