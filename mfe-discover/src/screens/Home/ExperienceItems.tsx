import { ErrorPanel, Grid, SkeletonGrid, TextLink } from '@guide/ui';
import { useListingsById } from '../../api/useListingsById';
import { ListingCard } from '../../listing/ListingCard';
import styles from './ExperienceItems.module.css';

interface ExperienceItemsProps {
  label: string;
  /** Three listing ids (HOME-17). */
  ids: readonly number[];
  link: { to: string; label: string };
}

/** What one tab of Curated Experiences holds. */
export function ExperienceItems({ label, ids, link }: ExperienceItemsProps) {
  const { data, isPending, refetch } = useListingsById(ids);
  return (
    <>
      {data ? (
        <Grid label={label}>
          {data.map((listing) => (
            <ListingCard key={listing.id} listing={listing} />
          ))}
        </Grid>
      ) : isPending ? (
        <SkeletonGrid label="Loading" count={ids.length} />
      ) : (
        <ErrorPanel
          level={3}
          title="These places could not be loaded"
          text="Check your connection and try again, or see the whole list."
          onRetry={() => void refetch()}
        />
      )}
      <p className={styles.more}>
        <TextLink to={link.to} arrow="onward">
          {link.label}
        </TextLink>
      </p>
    </>
  );
}
