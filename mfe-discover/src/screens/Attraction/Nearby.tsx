import type { Listing } from '@guide/contracts/api';
import { useHost, usePaths } from '@guide/contracts/module';
import type { CardListing } from '@guide/contracts/place';
import { englishPart } from '@guide/contracts/site';
import { i18n } from '@guide/contracts/texts';
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
import { whereText } from '../../listing/shownTexts';
import type { PlaceContent } from './content/placeContent';
import styles from './Nearby.module.css';

export function Nearby({ listing, content }: { listing: Listing; content: PlaceContent }) {
  const to = usePaths();
  const { data, isPending, refetch } = useNearby(listing, content.nearbyIds);
  return (
    <Container section labelledBy="nearby">
      <SectionHead
        id="nearby"
        title={i18n.t('Nearby Attractions')}
        link={{ to: to.attractions, label: i18n.t('All attractions') }}
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
          <p className={styles.none}>{i18n.t('No nearby attractions found.')}</p>
        )
      ) : isPending ? (
        <SkeletonGrid label={i18n.t('Loading nearby attractions')} count={3} />
      ) : (
        <ErrorPanel
          level={3}
          title={i18n.t('Nearby attractions could not be loaded')}
          text={i18n.t('The rest of this page loaded correctly.')}
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
      <ListingPicture listing={listing} />
      <CardBody>
        <CardTitle to={to.attraction(listing.id)}>{listing.name}</CardTitle>
        <CardPlace>{whereText(site, listing.area)}</CardPlace>
        <CardText {...englishPart(listing)}>{listing.shortDescription}</CardText>
        <CardFoot>
          <StarRating rule="list" rating={listing.rating} />
        </CardFoot>
      </CardBody>
    </CardFrame>
  );
}
