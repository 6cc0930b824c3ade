import { encode } from 'uqr';
import styles from './QrCode.module.css';

/** White modules around a code (ISO/IEC 18004). */
const QUIET_ZONE = 4;

/** A text as a QR code. @param label - text for screen readers */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE });
  const path = data
    .flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('');
  return (
    <svg
      className={styles.code}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={path} fill="#1f2a44" />
    </svg>
  );
}
