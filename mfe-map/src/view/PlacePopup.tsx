import { useHost } from '@guide/contracts/module';
import type { Point } from '@guide/contracts/place';
import { ButtonLink, IconButton, Rating, SmartImage } from '@guide/ui';
import { X } from 'lucide-react';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import type { CityMap } from '../map/createMap';
import { pagePath } from '../places/pagePath';
import type { Place } from '../places/place';
import { walkText } from '../places/walkText';
import { insetsOf } from './insetsOf';
import styles from './PlacePopup.module.css';

interface PlacePopupProps {
  map: CityMap;
  place: Place;
  photos: boolean;
  /** The visitor's position, where walking times are asked for. */
  from: Point | null;
  /** The detail card at the bottom, where there is one. */
  card: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** A place beside its marker; takes the focus, and the map moves until all of it is seen. */
export function PlacePopup({ map, place, photos, from, card, onClose }: PlacePopupProps) {
  const { site } = useHost();
  const dialog = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    map.reveal(place, true, insetsOf(card.current));
    dialog.current!.focus({ preventScroll: true });
  }, [map, place, card]);

  return createPortal(
    <div ref={dialog} className={styles.popup} role="dialog" aria-label={place.name} tabIndex={-1}>
      {photos && (
        <div className={styles.picture}>
          <SmartImage src={place.imageUrl} alt="" name={place.name} sizes="280px" />
        </div>
      )}
      <IconButton className={styles.close} label="Close" icon={<X aria-hidden="true" />} onClick={onClose} />
      <div className={styles.body}>
        <h3 className={styles.name}>{place.name}</h3>
        <p className={styles.facts}>
          <span>{place.area}</span> · <Rating rating={place.rating} />
        </p>
        {from && <p className={styles.walk}>{walkText(from, place)}</p>}
        <ButtonLink to={pagePath(site, place)} small full>
          Explore {place.name}
        </ButtonLink>
      </div>
    </div>,
    map.popup,
  );
}
