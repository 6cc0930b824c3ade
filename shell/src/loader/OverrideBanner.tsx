import styles from './OverrideBanner.module.css';
import { resetOverrides } from './overrides';

/** Shows that this page is not as released; one click resets that. */
export const OverrideBanner = ({ overrides }: { overrides: Record<string, string> }) => (
  <aside className={styles.banner} aria-label="Module overrides">
    <span>
      Not as released:{' '}
      {Object.entries(overrides)
        .map(([module, url]) => `${module} from ${new URL(url).origin}`)
        .join(', ')}
    </span>
    <button type="button" className={styles.reset} onClick={resetOverrides}>
      Reset
    </button>
  </aside>
);
