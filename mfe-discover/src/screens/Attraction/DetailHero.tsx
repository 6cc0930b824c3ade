import { PlaceActions, useHost } from '@guide/contracts/module';
import { ratingValue } from '@guide/contracts/place';
import { wordIn } from '@guide/contracts/site';
import { i18n } from '@guide/contracts/texts';
import { classNames, RatingsNote, SmartImage, StarRating } from '@guide/ui';
import { MapPin } from 'lucide-react';
import type { ListingHead } from '../../api/useKnownCard';
import { whereText } from '../../listing/shownTexts';
import { rankOf } from '../../map/rank';
import { BookingLink } from './BookingLink';
import type { PlaceContent } from './content/placeContent';
import styles from './DetailHero.module.css';
import type { GalleryPhoto } from './gallery/galleryOf';

interface DetailHeroProps {
  listing: ListingHead;
  /** Undefined for a place without pictures. */
  photo: GalleryPhoto | undefined;
  /** Absent while it loads. */
  content?: PlaceContent;
}

/** Smaller letters for a name with a word that would not fit: "Kunsthistorisches". */
function sizeOf(name: string): string | undefined {
  const letters = Math.max(...name.split(/[\s-]/).map(({ length }) => length));
  if (letters > 18) return styles.longest;
  return letters > 13 ? styles.long : undefined;
}

export function DetailHero({ listing, photo, content }: DetailHeroProps) {
  const { site } = useHost();
  const rank = listing.category === 'attraction' ? rankOf(listing.id) : undefined;
  return (
    <header className={styles.hero}>
      <div className={styles.picture}>
        <SmartImage
          src={photo?.url}
          alt={photo?.alt ?? ''}
          name={listing.name}
          sizes="(min-width: 768px) 62vw, 100vw"
          widths={[400, 800, 1200, 1600]}
          subject={photo?.subject}
          priority
        />
        <div className={styles.actions}>
          <PlaceActions name={listing.name} listingId={listing.id} pubId={listing.pubId} />
        </div>
      </div>
      <div className={styles.panel}>
        <p className={styles.kicker}>
          {rank && `${i18n.t('No. {rank}', { rank })} · `}
          {wordIn(site, listing.subcategory)}
        </p>
        <h1 className={classNames(styles.title, sizeOf(listing.name))} tabIndex={-1}>
          {listing.name}
        </h1>
        <div className={styles.facts}>
          <p className={styles.place}>
            <MapPin aria-hidden="true" />
            {whereText(site, listing.area)}
          </p>
          <StarRating
            rule="detail"
            rating={ratingValue(listing.rating)}
            reviewCount={
              site.offers.reviews ? (listing.reviewCount ?? content?.defaultReviewCount) : undefined
            }
          />
          <RatingsNote />
        </div>
        {content?.ticketOptions && (
          <div className={styles.booking}>
            <BookingLink listing={listing} booking={content.booking} />
          </div>
        )}
      </div>
    </header>
  );
}
