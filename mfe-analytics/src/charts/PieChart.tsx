import { arc, type PieArcDatum, pie } from 'd3-shape';
import styles from './PieChart.module.css';

export interface Slice {
  label: string;
  value: number;
}

const RADIUS = 100;
/** Room for the edges of slices around the pie. */
const EDGE = 4;
const SIZE = 2 * (RADIUS + EDGE);

const outline = arc<PieArcDatum<Slice>>().innerRadius(0).outerRadius(RADIUS);
const angles = pie<Slice>()
  .value(({ value }) => value)
  .sort(null);

interface Props {
  /** The dataset's name. */
  name: string;
  slices: Slice[];
  hidden: ReadonlySet<string>;
  /** A slice was pressed. */
  onToggle: (label: string) => void;
}

/**
 * The pie without its legend, in five fixed colours (ANA-14): from the top, clockwise. Pressing a slice toggles it
 * (ANA-15), and leaves its colour to itself; the legend's buttons do the same for the keyboard.
 */
export function PieChart({ name, slices, hidden, onToggle }: Props) {
  const shown = slices.filter(({ label }) => !hidden.has(label));
  const words = shown.map(({ label, value }) => `${label} ${value}`).join(', ');
  return (
    <svg
      className={styles.pie}
      viewBox={`${-SIZE / 2} ${-SIZE / 2} ${SIZE} ${SIZE}`}
      role="img"
      aria-label={`Pie chart of ${name}: ${words || 'nothing is shown'}`}
    >
      {shown.length === 0 && <circle className={styles.nothing} r={RADIUS} />}
      {angles(shown).map((slice) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: part of a picture, whose legend has the buttons.
        <path
          key={slice.data.label}
          className={styles.slice}
          data-place={slices.indexOf(slice.data) + 1}
          d={outline(slice)!}
          onClick={() => onToggle(slice.data.label)}
        />
      ))}
    </svg>
  );
}
