import { i18n } from '@guide/contracts/texts';
import { ErrorPanel, Spinner } from '@guide/ui';
import type { ReactNode } from 'react';
import type { ConnectionState } from './connect';
import styles from './EmbeddedDashboard.module.css';

interface Props {
  connection: ConnectionState;
  children: (open: Extract<ConnectionState, { step: 'open' }>) => ReactNode;
}

/** What an open connection shows, or why nothing is shown. */
export function ConnectionFrame({ connection, children }: Props) {
  return (
    <div className={styles.page}>
      {connection.step === 'loading' && !connection.lost && <Spinner label={i18n.t('Loading analytics')} />}
      {connection.step === 'loading' && connection.lost && (
        <ErrorPanel
          level={2}
          title={i18n.t('The guide cannot be reached')}
          text={i18n.t('Trying again every few seconds.')}
        />
      )}
      {connection.step === 'refused' && <Refusal code={connection.code} />}
      {connection.step === 'open' && (
        <>
          {connection.lostAt && (
            <p role="status" className={styles.lost}>
              {i18n.t('The guide cannot be reached. These figures are from {time}.', {
                time: timeText(connection.lostAt, connection.opened.site.locale),
              })}
            </p>
          )}
          {children(connection)}
        </>
      )}
    </div>
  );
}

const timeText = (at: Date, locale: string) =>
  at.toLocaleTimeString(locale, { hour: '2-digit', minute: '2-digit' });

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
