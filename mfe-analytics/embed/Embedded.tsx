import { ErrorPanel, Spinner } from '@guide/ui';
import { useEffect } from 'react';
import type { Guide } from './call';
import { EmbeddedDashboard } from './EmbeddedDashboard';
import styles from './EmbeddedDashboard.module.css';
import type { OnEvent } from './events';
import type { EmbedOptions } from './options';
import { Refusal } from './Refusal';
import { useConnection } from './useConnection';

interface Props {
  guide: Guide;
  options: EmbedOptions;
  onEvent: OnEvent;
}

/** What a token opens, or why it opens nothing. Figures go as soon as the token ends; a lost connection is reported. */
export function Embedded({ guide, options, onEvent }: Props) {
  const connection = useConnection(guide, options.token);
  const lost =
    connection.step === 'loading' ? connection.lost : connection.step === 'open' && !!connection.lostAt;
  const reason = connection.step === 'refused' ? connection.code : lost ? 'LOST' : null;
  useEffect(() => {
    if (reason) onEvent({ type: 'guide-analytics:error', reason });
  }, [reason, onEvent]);
  return (
    <div className={styles.page}>
      {connection.step === 'loading' && !lost && <Spinner label="Loading analytics" />}
      {connection.step === 'loading' && lost && (
        <ErrorPanel
          level={2}
          title="The guide cannot be reached"
          text="It is tried again every few seconds."
        />
      )}
      {connection.step === 'refused' && <Refusal code={connection.code} />}
      {connection.step === 'open' && (
        <EmbeddedDashboard options={options} connection={connection} onEvent={onEvent} />
      )}
    </div>
  );
}
