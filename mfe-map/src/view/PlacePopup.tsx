import { Link, useHost } from '@guide/contracts/module';
import { type Point, suitsText, walkText } from '@guide/contracts/place';
import { ButtonLink, classNames, IconButton, Rating, SmartImage } from '@guide/ui';
import { ChevronRight, X } from 'lucide-react';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useDetails } from '../api/useDetails';
import type { CityMap } from '../map/createMap';
import { pagePath } from '../places/pagePath';
import type { Place } from '../places/place';
import { insetsOf } from './insetsOf';
import { PlaceOpening } from './PlaceOpening';
import styles from './PlacePopup.module.css';
import { WayFrom, type WayFromProps } from './WayFrom';

interface PlacePopupProps extends Pick<WayFromProps, 'start' | 'onStart'> {
  map: CityMap;
  place: Place;
  photos: boolean;
  /** The visitor's position, where walking times are on. */
  from: Point | null;
  /** The detail card at the bottom shows the rest: at the marker there is a link to the page only. */
  nameOnly: boolean;
  movesFocus: boolean;
  /** The detail card at the bottom, where there is one. */
  card: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** A place beside its marker; the map moves until all of it is seen. */
export function PlacePopup(props: PlacePopupProps) {
  const { map, place, photos, from, nameOnly, movesFocus, card, onClose, start, onStart } = props;
  const { site } = useHost();
  const details = useDetails(place);
  const suits = suitsText(place.suits);
  const dialog = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the popup and the card grow with their text.
  useLayoutEffect(() => map.reveal(place, true, insetsOf(card.current)), [map, place, card, details]);
  useLayoutEffect(() => {
    if (movesFocus) dialog.current!.focus({ preventScroll: true });
  }, [movesFocus]);

  return createPortal(
    <div
      ref={dialog}
      className={classNames(styles.popup, nameOnly && styles.nameOnly)}
      role="dialog"
      aria-label={place.name}
      tabIndex={-1}
    >
      {nameOnly ? (
        <Link to={pagePath(site, place)} className={styles.link} aria-label={`Explore ${place.name}`}>
          {place.name}
          <ChevronRight aria-hidden="true" />
        </Link>
      ) : (
        <>
          {photos && (
            <div className={styles.picture}>
              <SmartImage src={place.imageUrl} alt="" name={place.name} sizes="248px" />
            </div>
          )}
          <IconButton
            className={styles.close}
            label="Close"
            icon={<X aria-hidden="true" />}
            onClick={onClose}
          />
          <div className={styles.body}>
            <h2 className={styles.name}>{place.name}</h2>
            <p className={styles.facts}>
              <span>{place.area}</span> · <Rating rating={place.rating} />
              {place.priceRange && ` · ${place.priceRange}`}
            </p>
            <PlaceOpening details={details} />
            {suits && <p className={styles.facts}>{suits}</p>}
            {from && <p className={styles.walk}>{walkText(from, place)}</p>}
            <WayFrom place={place} start={start} onStart={onStart} />
            <ButtonLink to={pagePath(site, place)} small full>
              Explore {place.name}
            </ButtonLink>
          </div>
        </>
      )}
    </div>,
    map.popup,
  );
}
