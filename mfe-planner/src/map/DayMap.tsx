import { positionInStill } from '@guide/contracts/city/map-still';
import { useHost } from '@guide/contracts/module';
import { i18n, listSeparator } from '@guide/contracts/texts';
import { classNames } from '@guide/ui';
import { type DayPlan, nameOfItem } from '../day/dayPlan';
import styles from './DayMap.module.css';
import { frameOf, type Spot, spread } from './frame';

/** Sizes as fractions of the visible width. */
const PIN = 0.036;
const WAY = 0.009;

const PLAIN = { size: [1200, 1200] as [number, number] };

/** The numbered stops of a day on the city's still map, connected by straight lines. */
export function DayMap({ day }: { day: DayPlan }) {
  const { settings, site } = useHost();
  const stops = day.items.flatMap((timed) =>
    timed.place?.at ? [{ ...timed, at: timed.place.at, isLost: timed.outcome !== 'fits' }] : [],
  );
  if (stops.length === 0) return null;
  const still = site.mapStill ?? { ...PLAIN, bounds: boundsAround(stops.map(({ at }) => at)) };
  const spots = stops.map(({ at }): Spot => positionInStill(still, at.lng, at.lat));
  const frame = frameOf(spots, still);
  const unit = frame.width;
  const pins = spread(spots, unit * PIN * 2.15);
  const [width, height] = still.size;
  const numbered = stops
    .map(({ number, ...timed }) => `${number} ${nameOfItem({ number, ...timed })}`)
    .join(listSeparator());
  return (
    <figure className={styles.figure}>
      <svg
        className={styles.map}
        viewBox={[frame.x, frame.y, frame.width, frame.height].map((value) => value.toFixed(1)).join(' ')}
        role="img"
        aria-label={i18n.t('The day on the map: {stops}', { stops: numbered })}
      >
        {/* The fragment hides the picture's own ranks. */}
        {site.mapStill && !settings.dataSaver && (
          <>
            <image className={styles.day} href="/images/map-still.svg#ranks" width={width} height={height} />
            <image
              className={styles.night}
              href="/images/map-still-dark.svg#ranks"
              width={width}
              height={height}
            />
          </>
        )}
        <polyline className={styles.casing} strokeWidth={unit * WAY * 2} points={pins.join(' ')} />
        {pins.slice(1).map((_, from) => (
          <polyline
            key={stops[from]!.item.key}
            className={classNames(styles.way, stops[from + 1]!.isLost && styles.lost)}
            strokeWidth={unit * WAY}
            strokeDasharray={stops[from + 1]!.isLost ? `0.1 ${unit * WAY * 2}` : undefined}
            points={pins.slice(from, from + 2).join(' ')}
          />
        ))}
        {stops.map(({ item, number, isLost }, index) => {
          const [x, y] = pins[index]!;
          return (
            <g key={item.key}>
              <line
                className={styles.lead}
                strokeWidth={unit * 0.005}
                x1={spots[index]![0]}
                y1={spots[index]![1]}
                x2={x}
                y2={y}
              />
              <circle
                className={classNames(styles.disc, isLost && styles.closed)}
                strokeWidth={unit * 0.007}
                cx={x}
                cy={y}
                r={unit * PIN}
              />
              <text
                className={classNames(styles.number, isLost && styles.closedNumber)}
                fontSize={unit * PIN * 1.15}
                x={x}
                y={y}
              >
                {number}
              </text>
            </g>
          );
        })}
      </svg>
      <figcaption className={styles.note}>{i18n.t('Illustrated map, straight ways')}</figcaption>
    </figure>
  );
}

function boundsAround(
  places: readonly { lat: number; lng: number }[],
): [west: number, south: number, east: number, north: number] {
  const lats = places.map(({ lat }) => lat);
  const lngs = places.map(({ lng }) => lng);
  const lat = (Math.min(...lats) + Math.max(...lats)) / 2;
  const lng = (Math.min(...lngs) + Math.max(...lngs)) / 2;
  const flat = Math.cos((lat * Math.PI) / 180);
  const high = Math.max(
    0.02,
    Math.max(...lats) - Math.min(...lats),
    (Math.max(...lngs) - Math.min(...lngs)) * flat,
  );
  return [lng - high / flat, lat - high, lng + high / flat, lat + high];
}
