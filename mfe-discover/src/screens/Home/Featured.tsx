import { PlaceActions, useHost, usePaths } from '@guide/contracts/module';
import { englishPart } from '@guide/contracts/site';
import { i18n } from '@guide/contracts/texts';
import { Container, ErrorPanel, MiniCard, RatingsNote, SectionHead, Skeleton, SkeletonCard } from '@guide/ui';
import { useFeatured } from '../../api/useFeatured';
import { useHome } from '../../api/useHome';
import { ListingCard } from '../../listing/ListingCard';
import { priceRangeText, whereText } from '../../listing/shownTexts';
import styles from './Featured.module.css';

export function Featured() {
  const to = usePaths();
  const home = useHome();
  const { data } = useFeatured();
  if (data?.length === 0) return null;
  return (
    <Container section labelledBy="featured">
      <SectionHead
        id="featured"
        title={home?.featured.title ?? i18n.t('Featured')}
        text={
          <>
            {home?.featured.text} <RatingsNote />
          </>
        }
        link={{ to: to.attractions, label: i18n.t('All attractions') }}
      />
      <FeaturedCards />
    </Container>
  );
}

function FeaturedCards() {
  const { site } = useHost();
  const to = usePaths();
  const { data, isPending, refetch } = useFeatured();
  if (isPending)
    return <FeaturedSkeleton label={i18n.t("Loading {city}'s finest...", { city: site.product })} />;
  if (!data) {
    return (
      <ErrorPanel
        level={3}
        title={i18n.t('These places could not be loaded')}
        text={i18n.t('The rest of the guide still works. Check your connection and try again.')}
        onRetry={() => void refetch()}
      />
    );
  }
  const [lead, ...others] = data;
  return (
    <div className={styles.featured}>
      {lead && <ListingCard listing={lead} lead />}
      <div className={styles.rows}>
        {others.map((listing) => (
          <MiniCard
            key={listing.id}
            {...englishPart(listing)}
            to={to.attraction(listing.id)}
            title={listing.name}
            imageUrl={listing.imageUrl}
            place={whereText(site, listing.area)}
            description={listing.shortDescription}
            rating={listing.rating}
            price={listing.priceRange && priceRangeText(listing.priceRange)}
            actions={<PlaceActions name={listing.name} listingId={listing.id} pubId={listing.pubId} />}
          />
        ))}
      </div>
    </div>
  );
}

const FeaturedSkeleton = ({ label }: { label: string }) => (
  <div className={styles.busy} aria-busy="true">
    <p role="status" className={styles.loading}>
      {label}
    </p>
    <div className={styles.featured} aria-hidden="true">
      <SkeletonCard />
      <div className={styles.rows}>
        {[1, 2, 3].map((row) => (
          <div key={row} className={styles.skeletonRow}>
            <Skeleton className={styles.skeletonPicture} />
            <div className={styles.skeletonWords}>
              <Skeleton className={styles.skeletonTitle} />
              <Skeleton />
            </div>
          </div>
        ))}
      </div>
    </div>
  </div>
);
