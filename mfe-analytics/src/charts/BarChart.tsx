import { Axes } from './Axes';
import styles from './BarChart.module.css';
import { scaleOf } from './scale';

interface Bar {
  label: string;
  value: number;
}

/** Each bar has a fifth of the field (CONST-04): where it begins there and how wide it is, percent of the field. */
const COLUMN = 20;
const SIDE = 4.2;
const WIDTH = COLUMN - 2 * SIDE;
/** Bars are round at the top: their feet lie this far below the field, which cuts them off, px. */
const ROUND_PX = 6;
const ABOVE_PX = 8;

interface Props {
  /** The dataset's name. */
  name: string;
  /** Five at most. */
  bars: Bar[];
  /** IETF tag that numbers are written by. */
  locale: string;
}

/** ANA-12: one named dataset, a y axis from zero with whole ticks, no legend; each bar bears its number. */
export function BarChart({ name, bars, locale }: Props) {
  const scale = scaleOf(bars.map(({ value }) => value));
  const words = bars.map(({ label, value }) => `${label} ${value.toLocaleString(locale)}`).join(', ');
  return (
    <div role="img" aria-label={`Bar chart of ${name}: ${words}`}>
      <Axes
        scale={scale}
        locale={locale}
        names={
          <span className={styles.names}>
            {bars.map(({ label }) => (
              <span key={label} className={styles.name}>
                {label}
              </span>
            ))}
          </span>
        }
      >
        {bars.map(({ label, value }, place) => (
          <g key={label}>
            <rect
              className={styles.bar}
              x={`${place * COLUMN + SIDE}%`}
              y={scale.y(value)}
              width={`${WIDTH}%`}
              height={scale.y(0) - scale.y(value) + ROUND_PX}
              rx={ROUND_PX}
            />
            <text
              className={styles.value}
              x={`${(place + 0.5) * COLUMN}%`}
              y={scale.y(value) - ABOVE_PX}
              textAnchor="middle"
            >
              {value.toLocaleString(locale)}
            </text>
          </g>
        ))}
      </Axes>
    </div>
  );
}
