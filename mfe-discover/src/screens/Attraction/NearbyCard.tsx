import { useHost, usePaths } from '@guide/contracts/module';
import type { CardListing } from '@guide/contracts/place';
import { CardBody, CardFrame, CardPicture, CardTitle, Rating } from '@guide/ui';
import styles from './NearbyCard.module.css';

/** Picture, name, area and stars of a place near by (ATT-26). */
export function NearbyCard({ listing }: { listing: CardListing }) {
  const { site } = useHost();
  const to = usePaths();
  return (
    <CardFrame>
      <CardPicture src={listing.imageUrl} alt="" name={listing.name} />
      <CardBody>
        <CardTitle to={to.attraction(listing.id)}>{listing.name}</CardTitle>
        <p className={styles.foot}>
          <span className={styles.place}>
            {listing.area}, {site.product}
          </span>
          <Rating rating={listing.rating} />
        </p>
      </CardBody>
    </CardFrame>
  );
}
