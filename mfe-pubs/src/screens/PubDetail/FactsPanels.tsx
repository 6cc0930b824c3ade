import type { Pub } from '@guide/contracts/api';
import { useHost } from '@guide/contracts/module';
import { accessRows, sourceText, visitRows } from '@guide/contracts/place';
import { longDate } from '@guide/contracts/site';
import { FactRows, Panel } from '@guide/ui';
import { Accessibility, ListChecks } from 'lucide-react';
import styles from './FactsPanels.module.css';

/** Access, and what to know before one sets out; what is not known is said to be (decision 0076). */
export function FactsPanels({ facts }: Pick<Pub, 'facts'>) {
  const { site } = useHost();
  const source = sourceText(facts, longDate);
  return (
    <>
      <Panel title="Access" className={styles.facts} icon={<Accessibility aria-hidden="true" />}>
        <FactRows rows={accessRows(facts)} />
      </Panel>
      <Panel title="Before you go" className={styles.facts} icon={<ListChecks aria-hidden="true" />}>
        <FactRows rows={visitRows(facts, 'pub', site.transport.word)} />
        {source && <p className={styles.source}>{source}</p>}
      </Panel>
    </>
  );
}
