import { Skeleton, SkeletonCard } from '@guide/ui';
import styles from './Featured.module.css';

/** The featured cards while they load, in their final places, with the words of HOME-22. */
export const FeaturedSkeleton = ({ label }: { label: string }) => (
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
