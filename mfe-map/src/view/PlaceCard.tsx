import { PlaceActions, useHost } from '@guide/contracts/module';
import { familyText, timeText } from '@guide/contracts/place';
import { englishPart, type Site, wordIn } from '@guide/contracts/site';
import { i18n } from '@guide/contracts/texts';
import { ButtonLink, classNames, IconButton, Rating, SmartImage, TextCredit } from '@guide/ui';
import { X } from 'lucide-react';
import { type RefObject, useLayoutEffect } from 'react';
import { useDetails } from '../api/useDetails';
import type { CityMap } from '../map/createMap';
import type { Insets } from '../map/popup/popup';
import { pagePath } from '../places/pagePath';
import type { Place, PlaceDetails } from '../places/place';
import { priceText } from '../places/placeTexts';
import { rankOf } from '../places/rank';
import styles from './PlaceCard.module.css';
import { PlaceFacts, type PlaceFactsProps } from './PlaceFacts';

/** Sizes of the controls on the left and the credits at the bottom. */
const CONTROLS_PX = 64;
const CREDIT_PX = 28;

/** Edges of the map that controls, credits and an open card cover. */
export const insetsOf = (card: HTMLElement | null): Insets => ({
  left: CONTROLS_PX,
  top: 0,
  right: 0,
  bottom: Math.max(CREDIT_PX, card ? card.offsetHeight + 16 : 0),
});

/** "££ · 1-2 hours · Family friendly", as far as it is known. */
const factsText = (site: Pick<Site, 'words'>, { priceRange }: Place, details: PlaceDetails | null): string =>
  [
    priceRange && priceText(priceRange),
    details && wordIn(site, timeText(details)),
    details && familyText(details),
  ]
    .filter((fact) => fact)
    .join(' · ');

interface PlaceCardProps extends Omit<PlaceFactsProps, 'details'> {
  ref: RefObject<HTMLElement | null>;
  map: CityMap | null;
  photos: boolean;
  sheet: boolean;
  movesFocus: boolean;
  onClose: () => void;
}

/** Detail card at the bottom of the map (WIDGET-07); a sheet on phones. */
export function PlaceCard(props: PlaceCardProps) {
  const { ref, map, place, photos, from, sheet, movesFocus, onClose } = props;
  const { site } = useHost();
  const rank = rankOf(place);
  const details = useDetails(place);
  // biome-ignore lint/correctness/useExhaustiveDependencies: loaded details make the sheet taller.
  useLayoutEffect(() => {
    if (sheet) map?.reveal(place, false, insetsOf(ref.current));
  }, [map, place, sheet, ref, details]);
  useLayoutEffect(() => {
    if (sheet && movesFocus) ref.current?.focus({ preventScroll: true });
  }, [sheet, movesFocus, ref]);

  return (
    <aside
      ref={ref}
      className={classNames(styles.card, sheet && styles.sheet)}
      aria-label={i18n.t('About {name}', { name: place.name })}
      tabIndex={-1}
      data-ring="outside"
    >
      {sheet && <span className={styles.grip} aria-hidden="true" />}
      {photos && (
        <div className={styles.picture}>
          <SmartImage src={place.imageUrl} alt="" name={place.name} sizes="200px" />
        </div>
      )}
      <div className={styles.head}>
        <p className={styles.place}>
          {rank !== null && `${i18n.t('No. {rank}', { rank })} · `}
          {wordIn(site, place.area)}
        </p>
        <h2 className={styles.name}>{place.name}</h2>
        <p className={styles.facts}>
          <Rating rating={place.rating} /> <span>{factsText(site, place, details)}</span>
        </p>
        <PlaceFacts place={place} details={details} from={from} />
      </div>
      <p {...(details && englishPart(details))} className={styles.text}>
        {details?.text}
      </p>
      <TextCredit source={details?.source} credits={site.textCredits} />
      <div className={styles.actions}>
        <ButtonLink to={pagePath(site, place)} small full={sheet}>
          {i18n.t('Explore {name}', { name: place.name })}
        </ButtonLink>
        <PlaceActions name={place.name} listingId={place.id} pubId={place.pubId} />
      </div>
      <IconButton
        className={styles.close}
        label={i18n.t('Close')}
        boxed={sheet}
        icon={<X aria-hidden="true" />}
        onClick={onClose}
      />
    </aside>
  );
}
