import { Link, PlaceActions, useHost } from '@guide/contracts/module';
import { wordIn } from '@guide/contracts/site';
import { i18n } from '@guide/contracts/texts';
import { ButtonLink, classNames, IconButton, Rating, SmartImage } from '@guide/ui';
import { ChevronRight, X } from 'lucide-react';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useDetails } from '../api/useDetails';
import type { CityMap } from '../map/createMap';
import { pagePath } from '../places/pagePath';
import { priceText } from '../places/placeTexts';
import { insetsOf } from './PlaceCard';
import { PlaceFacts, type PlaceFactsProps } from './PlaceFacts';
import styles from './PlacePopup.module.css';

interface PlacePopupProps extends Omit<PlaceFactsProps, 'details'> {
  map: CityMap;
  photos: boolean;
  /** Only a link, because the detail card shows the rest. */
  nameOnly: boolean;
  movesFocus: boolean;
  card: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** Popup at a place's marker; the map moves until the popup is visible. */
export function PlacePopup(props: PlacePopupProps) {
  const { map, place, photos, from, nameOnly, movesFocus, card, onClose } = props;
  const { site } = useHost();
  const details = useDetails(place);
  const dialog = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: loaded details make popup and card taller.
  useLayoutEffect(() => map.reveal(place, true, insetsOf(card.current)), [map, place, card, details]);
  useLayoutEffect(() => {
    if (movesFocus) dialog.current!.focus({ preventScroll: true });
  }, [movesFocus]);

  return createPortal(
    <div
      ref={dialog}
      className={classNames(styles.popup, nameOnly && styles.nameOnly)}
      role="dialog"
      dir={site.language?.dir}
      aria-label={place.name}
      tabIndex={-1}
    >
      {nameOnly ? (
        <Link
          to={pagePath(site, place)}
          className={styles.link}
          aria-label={i18n.t('Explore {name}', { name: place.name })}
        >
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
            label={i18n.t('Close')}
            icon={<X aria-hidden="true" />}
            onClick={onClose}
          />
          <div className={styles.body}>
            <h2 className={styles.name}>{place.name}</h2>
            <p className={styles.facts}>
              <span>{wordIn(site, place.area)}</span>
              {site.offers.ratings && (
                <>
                  {' · '}
                  <Rating rating={place.rating} />
                </>
              )}
              {place.priceRange && ` · ${priceText(place.priceRange)}`}
            </p>
            <PlaceFacts place={place} details={details} from={from} />
            <div className={styles.actions}>
              <ButtonLink to={pagePath(site, place)} small full>
                {i18n.t('Explore {name}', { name: place.name })}
              </ButtonLink>
              <PlaceActions name={place.name} listingId={place.id} pubId={place.pubId} />
            </div>
          </div>
        </>
      )}
    </div>,
    map.popup,
  );
}
