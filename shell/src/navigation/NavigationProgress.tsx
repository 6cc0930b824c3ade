import { i18n } from '@guide/contracts/texts';
import { useStore } from 'zustand';
import styles from './NavigationProgress.module.css';
import { navigationPending } from './PageRouter';

export function NavigationProgress() {
  if (!useStore(navigationPending)) return null;
  return <div className={styles.line} role="progressbar" aria-label={i18n.t('Loading the page')} />;
}
