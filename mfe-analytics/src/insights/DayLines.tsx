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

/** The width that lines are drawn in before they are stretched to the field, so that places are percent, too. */
const WIDTH = 100;
/** The names of days below the field: how high their line is, and where their letters stand, px. */
const NAMES_HEIGHT_PX = 16;
const NAMES_BASELINE_PX = 12;
/** Fewer days have no names between the first and the last: they would be too near to these. */
const MIN_DAYS_BETWEEN = 7;

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
    <div role="img" aria-label={description} className={styles.chart}>
      <p className={styles.legend}>
        {lines.map(({ name }, place) => (
          <span key={name} className={styles.key} data-place={place + 1}>
            {name}
          </span>
        ))}
      </p>
      <Axes
        scale={scale}
        locale={locale}
        names={
          <svg className={styles.names} width="100%" height={NAMES_HEIGHT_PX} aria-hidden="true">
            {namedDays(days.length).map(({ place, room }) => (
              <text
                key={days[place]}
                className={styles.name}
                data-room={room}
                x={`${x(place)}%`}
                y={NAMES_BASELINE_PX}
                textAnchor={anchorAt(place, days.length)}
              >
                {days[place]}
              </text>
            ))}
          </svg>
        }
      >
        <svg
          className={styles.lines}
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
          {lines.flatMap(({ name, values }, line) =>
            aloneIn(values).map((place) => (
              <path
                key={`${name} ${days[place]}`}
                className={styles.point}
                data-place={line + 1}
                d={`M${x(place)} ${scale.y(values[place]!)}h0`}
              />
            )),
          )}
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

/** The places of values without a neighbour, which no line leads to. */
const aloneIn = (values: (number | null)[]): number[] =>
  [...values.keys()].filter((place) =>
    [values[place], values[place - 1] ?? null, values[place + 1] ?? null].every(
      (value, neighbour) => (value === null) === neighbour > 0,
    ),
  );

/** The days that are named: both ends, and where there is some room the one in the middle, where much, a quarter each. */
function namedDays(count: number): { place: number; room?: 'some' | 'much' }[] {
  const last = count - 1;
  const ends = last > 0 ? [{ place: 0 }, { place: last }] : [{ place: 0 }];
  if (count < MIN_DAYS_BETWEEN) return ends;
  const at = (share: number) => Math.round(share * last);
  return [
    ...ends,
    { place: at(0.5), room: 'some' },
    { place: at(0.25), room: 'much' },
    { place: at(0.75), room: 'much' },
  ];
}

/** Names at the ends of the field do not reach beyond it; a day alone stands in the middle. */
function anchorAt(place: number, count: number): 'start' | 'middle' | 'end' {
  if (count === 1) return 'middle';
  if (place === 0) return 'start';
  return place === count - 1 ? 'end' : 'middle';
}
