import { i18n } from '@guide/contracts/texts';
import { Panel } from '@guide/ui';
import { useRecentVisits } from '../api/useRecentVisits';
import { Loaded } from './Loaded';
import styles from './RecentActivity.module.css';
import { isRefused } from './useFailureText';
import { Visits } from './Visits';

export function RecentActivity() {
  const recent = useRecentVisits();
  return (
    <Panel
      level={3}
      title={i18n.t('Recent activity')}
      aside={recent.data && !isRefused(recent.error) && <span className={styles.live}>{i18n.t('Live')}</span>}
      className={styles.panel}
    >
      <Loaded
        query={recent}
        label={null}
        title={i18n.t('Recent activity could not be loaded')}
        text={i18n.t('Try again in a moment.')}
      >
        {(visits) => <Visits visits={visits} />}
      </Loaded>
    </Panel>
  );
}
