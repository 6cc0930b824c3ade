import { useHost, useNow } from '@guide/contracts/module';
import { localTime, longDate } from '@guide/contracts/site';
import { i18n } from '@guide/contracts/texts';
import { RichText } from '@guide/ui';
import { useLocation } from 'react-router-dom';
import styles from './PrintSheet.module.css';

export function PrintHead() {
  const { site } = useHost();
  const { day } = localTime(useNow(), site.clockChanges);
  return (
    <div className={styles.head} data-print="only" aria-hidden="true">
      <p>
        <RichText
          text={i18n.t('<0>{city}</0> Visitor guide', { city: site.product })}
          elements={[(city) => <b className={styles.name}>{city}</b>]}
        />
      </p>
      <p>{i18n.t('Printed on {date}', { date: longDate(day) })}</p>
    </div>
  );
}

export function PrintFoot() {
  const { site } = useHost();
  const { pathname } = useLocation();
  return (
    <div className={styles.foot} data-print="only" aria-hidden="true">
      <p>{i18n.t('Hours and prices can change: check before you set out')}</p>
      <p>{i18n.t('{city} Visitor guide {address}', { city: site.product, address: decodePath(pathname) })}</p>
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
