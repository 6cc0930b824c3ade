import { type ReactNode, useId } from 'react';

/** A guest from the chest up, standing at (x, y). */
const Guest = ({ x, y, scale, colour }: { x: number; y: number; scale: number; colour: string }) => (
  <g transform={`translate(${x} ${y}) scale(${scale})`} fill={colour}>
    <circle cy="-40" r="8" />
    <path d="M-12 0c0-20 4-29 12-29s12 9 12 29z" />
  </g>
);

const SHARED = (
  <>
    <Guest x={66} y={108} scale={0.86} colour="#3a2a5c" />
    <Guest x={90} y={112} scale={1.05} colour="#1f2a44" />
    <Guest x={112} y={112} scale={0.72} colour="#b8273a" />
    <Guest x={133} y={112} scale={1.08} colour="#2f5f5a" />
    <Guest x={156} y={108} scale={0.9} colour="#3a2a5c" />
  </>
);

const PRIVATE = (
  <>
    <Guest x={84} y={113} scale={1.12} colour="#1f2a44" />
    <Guest x={138} y={113} scale={1.12} colour="#7a2230" />
    <g fill="#e0a93f" stroke="#9a6a12" strokeWidth="1.4">
      <path d="M101 70h9l-2.4 12q-2 3-4.2 0z" />
      <path d="M112 70h9l-2.4 12q-2 3-4.2 0z" />
    </g>
    <path d="M105.5 84v13m-4 0h8M116.5 84v13m-4 0h8" stroke="#9a6a12" strokeWidth="1.6" />
  </>
);

const COUPLE = (
  <>
    <Guest x={99} y={113} scale={1.15} colour="#1f2a44" />
    <Guest x={122} y={113} scale={1.08} colour="#b8273a" />
    <path d="M110 55c-9-6-11-11-9-15 2-3 7-3 9 1 2-4 7-4 9-1 2 4 0 9-9 15z" fill="#b8273a" />
  </>
);

/** Who is in the capsule, by what its price is counted in. */
const GUESTS: Record<string, ReactNode> = { 'per capsule': PRIVATE, 'per couple': COUPLE };

/** A capsule at sunset and its guests; the words beside it say the same. */
export function OptionPicture({ unit }: { unit: string }) {
  const sky = useId();
  return (
    <svg viewBox="0 0 220 150" aria-hidden="true">
      <defs>
        <linearGradient id={sky} x2="0" y2="1">
          <stop stopColor="#8c4a78" />
          <stop offset=".6" stopColor="#f08a5d" />
          <stop offset="1" stopColor="#fbd08a" />
        </linearGradient>
      </defs>
      <rect width="220" height="150" fill={`url(#${sky})`} />
      <path d="M-10 12Q110-26 230 12" fill="none" stroke="#fff6e8" strokeWidth="6" />
      <path d="M20 4l26 26M200 4l-26 26" stroke="#fff6e8" strokeWidth="4" />
      <path
        d="M0 150v-26h18v-10h20v14h30v-20h12v26h40v-14h22v10h34v-22h12v22h32v20z"
        fill="#54386b"
        opacity=".75"
      />
      <ellipse cx="110" cy="76" rx="82" ry="48" fill="#fff6e8" />
      <ellipse cx="110" cy="74" rx="72" ry="39" fill="#fbe3c4" />
      <path d="M40 84q70 54 140 0q-20 30-70 30t-70-30z" fill="#f6c99a" />
      <path d="M84 38v76M136 38v76" stroke="#fff6e8" strokeWidth="3" />
      {GUESTS[unit] ?? SHARED}
    </svg>
  );
}
