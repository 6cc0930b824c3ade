import { useAddress, useHost } from '@guide/contracts/module';
import type { Point } from '@guide/contracts/place';
import { ByTheme, isPlainClick } from '@guide/ui';
import { type MouseEvent, useEffectEvent, useLayoutEffect, useMemo, useRef } from 'react';
import { arrangeMarkers, placePoint } from '../map/markers/arrange';
import { pagePath } from '../places/pagePath';
import { worldPixels } from '../places/pixels';
import type { Place } from '../places/place';
import { markerName } from '../places/placeTexts';
import { byRank, rankOf } from '../places/rank';
import styles from './StillMap.module.css';

const DISC_PX = 14.75;
/** Fingers need a target of 44 px. */
const REACH_PX = 22;

interface Props {
  places: Place[];
  zoom: number;
  onSelect: (place: Place) => void;
  /** Called if the pins are removed while one has the focus. */
  onLeave: () => void;
}

/**
 * The map as it starts: a picture of the ground at the same zoom and centre, and links where the ranked markers will be,
 * so that a tap hits the same place while the map replaces it. Without JavaScript the links open the places' pages.
 */
export function StillMap({ places, zoom, onSelect, onLeave }: Props) {
  const { site } = useHost();
  const address = useAddress();
  const picture = useRef<SVGSVGElement>(null);
  const leave = useEffectEvent(onLeave);
  useLayoutEffect(() => {
    const element = picture.current;
    return () => {
      if (element?.contains(document.activeElement)) leave();
    };
  }, []);
  const { mapGround, center } = site;
  const pins = useMemo(() => pinsOf(places, center, zoom), [places, center, zoom]);
  if (!mapGround) return null;
  const [west, south, east, north] = mapGround;
  const [left, top] = fromCenter({ lng: west, lat: north }, center, zoom);
  const [right, bottom] = fromCenter({ lng: east, lat: south }, center, zoom);
  const open = (event: MouseEvent, place: Place) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onSelect(place);
  };
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: each of its links has a name.
    <svg ref={picture} className={styles.still}>
      {/* Its origin is the centre of the map; units are CSS pixels. */}
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: part of the one above. */}
      <svg x="50%" y="50%" className={styles.centred}>
        <foreignObject x={left} y={top} width={right - left} height={bottom - top}>
          {/* Lazy, so that only the variant of the current theme loads. */}
          <ByTheme
            day={<img className={styles.ground} src="/images/map-ground.svg" alt="" loading="lazy" />}
            night={<img className={styles.ground} src="/images/map-ground-dark.svg" alt="" loading="lazy" />}
          />
        </foreignObject>
        {pins.map(({ place, x, y }) => (
          <a
            key={place.id}
            className={styles.pin}
            href={address(pagePath(site, place))}
            aria-label={markerName(site, place)}
            aria-haspopup="dialog"
            onClick={(event) => open(event, place)}
          >
            <circle className={styles.reach} cx={x} cy={y} r={REACH_PX} />
            <circle className={styles.disc} cx={x} cy={y} r={DISC_PX} />
            <text className={styles.rank} x={x} y={y}>
              {rankOf(place)}
            </text>
          </a>
        ))}
      </svg>
    </svg>
  );
}

/** Rounds pixels, so that server and browsers agree. */
const round = (pixels: number) => Math.round(pixels * 10) / 10;

/** Pixels to the right of the centre and below it. */
function fromCenter(point: Point, [lng, lat]: [number, number], zoom: number): [x: number, y: number] {
  const [x, y] = worldPixels(point, zoom);
  const [centerX, centerY] = worldPixels({ lng, lat }, zoom);
  return [round(x - centerX), round(y - centerY)];
}

/** Ranked places and the positions of their markers. */
function pinsOf(places: Place[], center: [number, number], zoom: number) {
  const points = places.map((place) => placePoint(place, fromCenter(place, center, zoom), false));
  const markers = new Map(arrangeMarkers(points).map((marker) => [marker.ids[0], marker]));
  return places
    .filter((place) => rankOf(place) !== null)
    .sort(byRank)
    .map((place) => {
      const { x, y } = markers.get(place.id)!;
      return { place, x: round(x), y: round(y) };
    });
}
