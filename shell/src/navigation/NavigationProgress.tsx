import styles from './NavigationProgress.module.css';
import { useNavigationPending } from './PageRouter';

/** A moving line below the bar while a navigation is pending. */
export function NavigationProgress() {
  if (!useNavigationPending()) return null;
  return <div className={styles.line} role="progressbar" aria-label="Loading the page" />;
}
