import { i18n } from '@guide/contracts/texts';
import { useId } from 'react';

const Gull = ({ x, y, size }: { x: number; y: number; size: number }) => (
  <path
    d="M-14-7Q-5-9 0 0 5-9 14-7"
    transform={`translate(${x} ${y}) scale(${size})`}
    fill="none"
    stroke="#fffaf2"
    strokeWidth="2.4"
    strokeLinecap="round"
  />
);

/** Drawing for empty states; it shows no particular city. */
export function EmptyHorizon() {
  const sky = useId();
  return (
    <svg
      viewBox="0 0 600 400"
      role="img"
      aria-label={i18n.t(
        'A visitor looking through a telescope on a pier over an evening sea with nothing on it',
      )}
    >
      <linearGradient id={sky} x2="0" y2="1">
        <stop stopColor="#1c2750" />
        <stop offset="0.55" stopColor="#7a4f86" />
        <stop offset="1" stopColor="#f0a36b" />
      </linearGradient>
      <path d="M0 0h600v262H0z" fill={`url(#${sky})`} />
      <g fill="#ffd98a">
        <circle cx="212" cy="250" r="104" opacity="0.14" />
        <circle cx="212" cy="250" r="78" opacity="0.2" />
        <circle cx="212" cy="250" r="52" />
      </g>
      <path
        d="M78 40h1m92 34h1M262 30h1m96 52h1M430 36h1M520 74h1m28-46h1"
        stroke="#f4ebcb"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path
        d="M30 168h96q-4-14-22-14-4-12-20-12-14 0-18 12-28-2-36 14zM322 128h74q-2-11-16-11-4-10-16-10-12 0-15 10-22-2-27 11z"
        fill="#f7c9a0"
        opacity="0.5"
      />
      <path d="M0 250h600v150H0z" fill="#2f5d80" />
      <path d="M0 250h600v22q-150 10-300 2T0 276z" fill="#4f86a0" />
      <path
        d="M150 262h124m-106 14h92m-70 14h60m-44 14h34m-26 14h22"
        stroke="#ffd98a"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <path
        d="M20 296h58m-30 34h44M310 288h50m-20 36h60m-300 40h70"
        stroke="#8fbfcf"
        strokeWidth="3"
        strokeLinecap="round"
        opacity="0.7"
      />
      <Gull x={120} y={112} size={1} />
      <Gull x={158} y={92} size={0.7} />
      <path d="M352 352h248v48H352z" fill="#141c36" />
      <path d="M340 336h260v18H340zM372 354h12v46h-12zm92 0h12v46h-12zm92 0h12v46h-12z" fill="#3a2b3f" />
      <path d="M340 336h260v4H340z" fill="#a97b6a" />
      <path
        d="M356 336v-46h6v46zm68 0v-46h6v46zm126 0v-46h6v46zM346 290h254v6H346z"
        fill="#141c36"
        opacity="0.9"
      />
      <path d="M434 336l6-74h8l6 74zm-6 0h32v6h-32z" fill="#141c36" />
      <g transform="rotate(-5 444 244)">
        <path d="M392 226h22v36h-22z" fill="#e0a93f" />
        <path d="M412 230h62v28h-62z" fill="#b8273a" />
        <path d="M472 235h20v18h-20zm-82-12h8v42h-8z" fill="#141c36" />
        <path d="M424 230h6v28h-6z" fill="#fffaf2" opacity="0.35" />
      </g>
      <circle cx="444" cy="258" r="9" fill="#e0a93f" />
      <g fill="#141c36">
        <circle cx="512" cy="236" r="15" />
        <path d="M490 232q2-22 24-21 18 1 20 18 6 1 12 6-30 4-56-3z" fill="#b8273a" />
        <path d="M498 336l6-46-8-24q2-16 18-16 20 0 22 22l-2 24 8 40h-15l-8-36-8 36z" />
        <path d="M502 264q10-12 20-10l10 26-16 4zM500 262l-22-6 2-8 24 4z" fill="#2c3b60" />
      </g>
      <path d="M552 336v-24h28v24zm8-24v-7h12v7" fill="#e0a93f" stroke="#141c36" strokeWidth="2.500" />
    </svg>
  );
}
