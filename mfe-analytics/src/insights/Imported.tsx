import type { Insights } from '@guide/contracts/api';
import { useHost } from '@guide/contracts/module';
import { i18n } from '@guide/contracts/texts';
import { Panel } from '@guide/ui';
import { DataTable } from '../charts/DataTable';
import { figureText } from './figureText';

/** Days that other programs have counted. No other figure contains them. */
export function Imported({ imported }: Pick<Insights, 'imported'>) {
  const { site } = useHost();
  if (imported.length === 0) return null;
  return (
    <Panel level={3} title={i18n.t('Imported figures')}>
      <p>{i18n.t('Counted by other programs, in their own way. No other figure contains them.')}</p>
      <DataTable
        caption={i18n.t('Imported figures')}
        head={[i18n.t('Day'), i18n.t('Program'), i18n.t('Views'), i18n.t('Visitors')]}
        rows={imported.map(({ day, source, views, visitors }) => [
          day,
          source,
          figureText(views, site.locale),
          figureText(visitors, site.locale),
        ])}
      />
    </Panel>
  );
}
