import { i18n } from '@guide/contracts/texts';
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
    <div className={styles.page} dir="ltr">
      {connection.step === 'loading' && !lost && <Spinner label={i18n.t('Loading analytics')} />}
      {connection.step === 'loading' && lost && (
        <ErrorPanel
          level={2}
          title={i18n.t('The guide cannot be reached')}
          text={i18n.t('Trying again every few seconds.')}
        />
      )}
      {connection.step === 'refused' && <Refusal code={connection.code} />}
      {connection.step === 'open' && (
        <EmbeddedDashboard options={options} connection={connection} onEvent={onEvent} />
      )}
    </div>
  );
}

function refusalText(code: string): string {
  switch (code) {
    case 'EMBED_TOKEN_UNKNOWN':
      return i18n.t("Its token is unknown. Ask the guide's analytics team for a new one.");
    case 'EMBED_TOKEN_REVOKED':
      return i18n.t("Its token was revoked. Ask the guide's analytics team for a new one.");
    case 'EMBED_TOKEN_EXPIRED':
      return i18n.t("Its token has expired. Ask the guide's analytics team for a new one.");
    case 'EMBED_ORIGIN_REFUSED':
      return i18n.t("Its token is for other pages. Ask the guide's analytics team for a new one.");
    case 'EMBED_PANEL_REFUSED':
      return i18n.t('Its token does not open this part of the dashboard.');
    default:
      return i18n.t("The guide refused it. Ask the guide's analytics team for a new one.");
  }
}

const Refusal = ({ code }: { code: string }) =>
  code === 'EMBED_TOO_MANY' ? (
    <ErrorPanel
      level={2}
      title={i18n.t('Too many pages show this dashboard')}
      text={i18n.t('It will appear here when another page closes it.')}
    />
  ) : (
    <ErrorPanel
      level={2}
      title={i18n.t('This dashboard is not shared with this page')}
      text={refusalText(code)}
    />
  );
