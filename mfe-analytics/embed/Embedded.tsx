import { ErrorPanel, Spinner } from '@guide/ui';
import { useEffect } from 'react';
import type { Guide } from './call';
import { EmbeddedDashboard } from './EmbeddedDashboard';
import styles from './EmbeddedDashboard.module.css';
import type { Tell } from './events';
import type { EmbedOptions } from './options';
import { Refusal } from './Refusal';
import { useStanding } from './useStanding';

interface Props {
  guide: Guide;
  options: EmbedOptions;
  tell: Tell;
}

/** What a token opens, or why it opens nothing. Figures go as soon as the token ends; a lost connection is said. */
export function Embedded({ guide, options, tell }: Props) {
  const standing = useStanding(guide, options.token);
  const lost = standing.step === 'asking' ? standing.lost : standing.step === 'open' && !!standing.lostAt;
  const reason = standing.step === 'refused' ? standing.code : lost ? 'LOST' : null;
  useEffect(() => {
    if (reason) tell({ type: 'guide-analytics:error', reason });
  }, [reason, tell]);
  return (
    <div className={styles.page}>
      {standing.step === 'asking' && !lost && <Spinner label="Loading analytics" />}
      {standing.step === 'asking' && lost && (
        <ErrorPanel
          level={2}
          title="The guide cannot be reached"
          text="It is tried again every few seconds."
        />
      )}
      {standing.step === 'refused' && <Refusal code={standing.code} />}
      {standing.step === 'open' && <EmbeddedDashboard options={options} standing={standing} tell={tell} />}
    </div>
  );
}
