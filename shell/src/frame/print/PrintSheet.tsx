import { useHost, useNow } from '@guide/contracts/module';
import { localTime, longDate } from '@guide/contracts/site';
import { useLocation } from 'react-router-dom';
import styles from './PrintSheet.module.css';

export function PrintHead() {
  const { site } = useHost();
  const { day } = localTime(useNow(), site.clockChanges);
  return (
    <div className={styles.head} data-print="only" aria-hidden="true">
      <p>
        <b className={styles.name}>{site.product}</b> Visitor guide
      </p>
      <p>Printed on {longDate(day)}</p>
    </div>
  );
}

export function PrintFoot() {
  const { site } = useHost();
  const { pathname } = useLocation();
  return (
    <div className={styles.foot} data-print="only" aria-hidden="true">
      <p>Hours and prices can change: check before you set out</p>
      <p>
        {site.product} Visitor guide {decodePath(pathname)}
      </p>
    </div>
  );
}

function decodePath(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}
