import type { Listing } from '@guide/contracts/api';
import { useHost } from '@guide/contracts/module';
import { accessRows, sourceText, visitRows } from '@guide/contracts/place';
import { longDate } from '@guide/contracts/site';
import { i18n } from '@guide/contracts/texts';
import { DetailHead, FactRows } from '@guide/ui';
import styles from './PlaceFacts.module.css';

/** Facts that `VisitorInformation` shows. */
const IN_VISITOR_INFORMATION = ['admission', 'minutesNeeded', 'station'];

/** Access and visit facts; unknown ones are listed, too. */
export function PlaceFacts({ listing }: { listing: Listing }) {
  const { site } = useHost();
  const { facts } = listing;
  const rows = visitRows(listing, site).filter(({ name }) => !IN_VISITOR_INFORMATION.includes(name));
  const source = sourceText(facts, longDate);
  return (
    <div className={styles.facts}>
      <section aria-labelledby="access">
        <DetailHead id="access" title={i18n.t('Access')} />
        <FactRows rows={accessRows(facts)} />
      </section>
      <section aria-labelledby="before-you-go">
        <DetailHead id="before-you-go" title={i18n.t('Before you go')} />
        <FactRows rows={rows} />
        {source && <p className={styles.source}>{source}</p>}
      </section>
    </div>
  );
}
