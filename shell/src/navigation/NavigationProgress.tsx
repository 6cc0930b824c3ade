import styles from './NavigationProgress.module.css';
import { useNavigationPending } from './PageRouter';

export function NavigationProgress() {
  if (!useNavigationPending()) return null;
  return <div className={styles.line} role="progressbar" aria-label="Loading the page" />;
}
