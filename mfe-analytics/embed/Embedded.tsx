import { ErrorPanel, Spinner } from '@guide/ui';
import { useEffect } from 'react';
import type { Guide } from './call';
import { EmbeddedDashboard } from './EmbeddedDashboard';
import styles from './EmbeddedDashboard.module.css';
import type { OnEvent } from './events';
import type { EmbedOptions } from './options';
import { useConnection } from './useConnection';

interface Props {
  guide: Guide;
  options: EmbedOptions;
  onEvent: OnEvent;
}

/** The dashboard that a token allows, or an error. Figures disappear when the token expires. */
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
        <ErrorPanel level={2} title="The guide cannot be reached" text="Trying again every few seconds." />
      )}
      {connection.step === 'refused' && <Refusal code={connection.code} />}
      {connection.step === 'open' && (
        <EmbeddedDashboard options={options} connection={connection} onEvent={onEvent} />
      )}
    </div>
  );
}

const REQUEST_TOKEN = "Ask the guide's analytics team for a new one.";
const TEXTS: Record<string, string> = {
  EMBED_TOKEN_UNKNOWN: `Its token is unknown. ${REQUEST_TOKEN}`,
  EMBED_TOKEN_REVOKED: `Its token was revoked. ${REQUEST_TOKEN}`,
  EMBED_TOKEN_EXPIRED: `Its token has expired. ${REQUEST_TOKEN}`,
  EMBED_ORIGIN_REFUSED: `Its token is for other pages. ${REQUEST_TOKEN}`,
  EMBED_PANEL_REFUSED: 'Its token does not open this part of the dashboard.',
};

const Refusal = ({ code }: { code: string }) =>
  code === 'EMBED_TOO_MANY' ? (
    <ErrorPanel
      level={2}
      title="Too many pages show this dashboard"
      text="It will appear here when another page closes it."
    />
  ) : (
    <ErrorPanel
      level={2}
      title="This dashboard is not shared with this page"
      text={TEXTS[code] ?? `The guide refused it. ${REQUEST_TOKEN}`}
    />
  );
