import type { Listing } from '@guide/contracts/api';
import { useHost, usePaths } from '@guide/contracts/module';
import type { CardListing } from '@guide/contracts/place';
import {
  CardBody,
  CardFoot,
  CardFrame,
  CardPlace,
  CardText,
  CardTitle,
  Container,
  ErrorPanel,
  Grid,
  SectionHead,
  SkeletonGrid,
  StarRating,
} from '@guide/ui';
import { useNearby } from '../../api/useNearby';
import { ListingPicture } from '../../listing/ListingPicture';
import type { PlaceContent } from './content/placeContent';
import styles from './Nearby.module.css';

export function Nearby({ listing, content }: { listing: Listing; content: PlaceContent }) {
  const to = usePaths();
  const { data, isPending, refetch } = useNearby(listing, content.nearbyIds);
  return (
    <Container section labelledBy="nearby">
      <SectionHead
        id="nearby"
        title="Nearby Attractions"
        link={{ to: to.attractions, label: 'All attractions' }}
      />
      {data ? (
        data.length > 0 ? (
          <div className={styles.cards} data-count={data.length}>
            <Grid>
              {data.map((place) => (
                <NearbyCard key={place.id} listing={place} />
              ))}
            </Grid>
          </div>
        ) : (
          <p className={styles.none}>No nearby attractions found.</p>
        )
      ) : isPending ? (
        <SkeletonGrid label="Loading nearby attractions" count={3} />
      ) : (
        <ErrorPanel
          level={3}
          title="Nearby attractions could not be loaded"
          text="The rest of this page loaded correctly."
          onRetry={() => void refetch()}
        />
      )}
    </Container>
  );
}

function NearbyCard({ listing }: { listing: CardListing }) {
  const { site } = useHost();
  const to = usePaths();
  return (
    <CardFrame>
      <ListingPicture listing={listing} badges={[listing.priceRange]} />
      <CardBody>
        <CardTitle to={to.attraction(listing.id)}>{listing.name}</CardTitle>
        <CardPlace>
          {listing.area}, {site.product}
        </CardPlace>
        <CardText>{listing.shortDescription}</CardText>
        <CardFoot>
          <StarRating rule="list" rating={listing.rating} />
        </CardFoot>
      </CardBody>
    </CardFrame>
  );
}
