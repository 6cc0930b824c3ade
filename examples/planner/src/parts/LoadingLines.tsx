import { Skeleton } from '@guide/ui';
import styles from './LoadingLines.module.css';

/** What stands there until the device has said what it keeps; without scripts, that it needs them. */
export const LoadingLines = ({ label }: { label: string }) => (
  <div className={styles.lines} aria-busy="true">
    <noscript>
      <p className={styles.without}>
        Your plan and your favourites are kept on this device and nowhere else. To show them, this page needs
        JavaScript.
      </p>
    </noscript>
    <p className="visually-hidden" role="status">
      {label}
    </p>
    {[1, 2, 3].map((line) => (
      <Skeleton key={line} className={styles.line} />
    ))}
  </div>
);
