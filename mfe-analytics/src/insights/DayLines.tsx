import { line } from 'd3-shape';
import { Axes } from '../charts/Axes';
import { HEIGHT_PX, scaleOf } from '../charts/scale';
import styles from './DayLines.module.css';
import { shown } from './shown';

interface Line {
  name: string;
  /** One a day; null is "under 5": no point is drawn. */
  values: (number | null)[];
}

interface Props {
  /** What the chart shows, in words. */
  description: string;
  days: string[];
  /** Two: a solid and a dashed one. */
  lines: Line[];
  /** Days that bear a line of their own, each with what it says. */
  marks: { day: string; text: string }[];
  /** IETF tag that numbers are written by. */
  locale: string;
}

/** The width that lines are drawn in before they are stretched to the field. */
const WIDTH = 100;

/** Lines over days, with a mark where a release was seen first. A pointer that rests on a day is told its numbers. */
export function DayLines({ description, days, lines, marks, locale }: Props) {
  const scale = scaleOf(lines.flatMap(({ values }) => values.filter((value) => value !== null)));
  const step = WIDTH / Math.max(1, days.length - 1);
  const x = (place: number) => (days.length === 1 ? WIDTH / 2 : place * step);
  const path = line<number | null>()
    .defined((value) => value !== null)
    .x((_, place) => x(place))
    .y((value) => scale.y(value!));
  const numbers = (place: number) =>
    lines.map(({ name, values }) => `${name} ${shown(values[place], locale)}`).join(', ');
  return (
    <div role="img" aria-label={description}>
      <p className={styles.legend}>
        {lines.map(({ name }, place) => (
          <span key={name} className={styles.key} data-place={place + 1}>
            {name}
          </span>
        ))}
      </p>
      <Axes scale={scale} locale={locale} names={[days[0], days.at(-1)].slice(0, days.length).map(day)}>
        <svg
          width="100%"
          height={HEIGHT_PX}
          viewBox={`0 0 ${WIDTH} ${HEIGHT_PX}`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          {marks.map((mark) => (
            <path
              key={mark.text}
              className={styles.mark}
              d={`M${x(days.indexOf(mark.day))} 0v${HEIGHT_PX}`}
            />
          ))}
          {lines.map(({ name, values }, place) => (
            <path key={name} className={styles.line} data-place={place + 1} d={path(values) ?? ''} />
          ))}
          {days.map((each, place) => (
            <rect key={each} className={styles.day} x={x(place) - step / 2} width={step} height={HEIGHT_PX}>
              <title>{`${each}: ${numbers(place)}`}</title>
            </rect>
          ))}
        </svg>
      </Axes>
    </div>
  );
}

const day = (name: string | undefined) => (
  <span key={name} className={styles.name}>
    {name}
  </span>
);
