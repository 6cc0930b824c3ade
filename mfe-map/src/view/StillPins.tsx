import { positionInStill } from '@guide/contracts/city/map-still';
import { useHost } from '@guide/contracts/module';
import { type MouseEvent, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { pagePath } from '../places/pagePath';
import type { Place } from '../places/place';
import { byRank, rankOf } from '../places/rank';
import styles from './StillPins.module.css';

/** Radius of a pin's target in units of the picture: at least 24 px on a phone (WCAG 2.5.8). */
const REACH = 30;

interface Props {
  places: Place[];
  onSelect: (place: Place) => void;
  /** Called if the pins are removed while one has the focus. */
  onLeave: () => void;
}

/** Links on the pins of the static map; without JavaScript they open the places' pages. */
export function StillPins({ places, onSelect, onLeave }: Props) {
  const { site } = useHost();
  const picture = useRef<SVGSVGElement>(null);
  const leave = useEffectEvent(onLeave);
  useLayoutEffect(() => {
    const element = picture.current;
    return () => {
      if (element?.contains(document.activeElement)) leave();
    };
  }, []);
  if (!site.mapStill) return null;
  const { mapStill } = site;
  const ranked = places.filter((place) => rankOf(place) !== null).sort(byRank);
  const open = (event: MouseEvent, place: Place) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onSelect(place);
  };
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: each of its links has a name.
    <svg
      ref={picture}
      className={styles.pins}
      viewBox={`0 0 ${mapStill.size.join(' ')}`}
      // The same cropping as the picture.
      preserveAspectRatio="xMidYMid slice"
    >
      {ranked.map((place) => {
        const [x, y] = positionInStill(mapStill, place.lng, place.lat);
        return (
          <a
            key={place.id}
            className={styles.pin}
            href={pagePath(site, place)}
            aria-label={`${rankOf(place)}. ${place.name}, ${place.area}`}
            aria-haspopup="dialog"
            onClick={(event) => open(event, place)}
          >
            <circle cx={x} cy={y} r={REACH} />
          </a>
        );
      })}
    </svg>
  );
}
