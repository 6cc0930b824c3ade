import type { ReactNode } from 'react';
import styles from './Axes.module.css';
import { HEIGHT_PX, type Scale } from './scale';

/** Room of a digit, and between the numbers and the field, px. */
const DIGIT_PX = 8;
const GAP_PX = 8;
/** From the middle of a number to its baseline, px. */
const BASELINE_PX = 5;

interface Props {
  scale: Scale;
  /** IETF tag that numbers are written by. */
  locale: string;
  /** Below the field. */
  names: ReactNode;
  /** SVG elements, as wide as the field where they say percent. */
  children: ReactNode;
}

/** A field with a line for each tick of the y axis, names below it, and what is drawn on it. */
export function Axes({ scale, locale, names, children }: Props) {
  const numbers = scale.ticks.map((tick) => ({ y: scale.y(tick), text: tick.toLocaleString(locale) }));
  const digits = Math.max(...numbers.map(({ text }) => text.length)) * DIGIT_PX;
  return (
    <div className={styles.axes}>
      <svg className={styles.numbers} width={digits + GAP_PX} height={HEIGHT_PX} aria-hidden="true">
        {numbers.map(({ y, text }) => (
          <text key={text} x={digits} y={y + BASELINE_PX} textAnchor="end">
            {text}
          </text>
        ))}
      </svg>
      <svg className={styles.field} width="100%" height={HEIGHT_PX} aria-hidden="true">
        {numbers.map(({ y, text }) => (
          <line key={text} className={styles.line} x2="100%" y1={y} y2={y} />
        ))}
        {children}
        <line className={styles.base} x2="100%" y1={HEIGHT_PX - 0.5} y2={HEIGHT_PX - 0.5} />
      </svg>
      <div className={styles.names}>{names}</div>
    </div>
  );
}
