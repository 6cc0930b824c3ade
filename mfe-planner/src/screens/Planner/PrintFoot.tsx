import { i18n } from '@guide/contracts/texts';
import { QrCode } from '../../parts/QrCode';
import type { PlanDay } from '../../plan/plan';
import { usePlanLink } from '../../share/usePlanLink';
import styles from './PrintFoot.module.css';

export function PrintFoot({ days }: { days: readonly PlanDay[] }) {
  const link = usePlanLink(days);
  return (
    <div className={styles.foot} data-print="only" aria-hidden="true">
      <div className={styles.code}>
        <QrCode text={link} label="" />
      </div>
      <div>
        <p className={styles.title}>{i18n.t('Your plan on a phone')}</p>
        <p>{i18n.t('Point a camera at the code: it holds all of the plan.')}</p>
        <p>{i18n.t('Walking times are estimates, and hours can change: check before you set out.')}</p>
      </div>
    </div>
  );
}
