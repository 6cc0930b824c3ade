import type { Insights } from '@guide/contracts/api';
import { i18n } from '@guide/contracts/texts';
import { allVisitsNote } from './figureText';
import { RankedTable } from './RankedTable';

interface Props extends Pick<Insights, 'outbound'> {
  filtered?: boolean;
}

export const outboundTitle = (): string => i18n.t('Went on to');

/** Sites that visitors opened by a link of the guide. */
export const OutboundLinks = ({ outbound, filtered = false }: Props) => (
  <RankedTable
    title={outboundTitle()}
    what={i18n.t('Site')}
    value={i18n.t('Visitors')}
    note={allVisitsNote(filtered)}
    rows={outbound.map(({ host, visitors }) => ({ name: host, value: visitors }))}
  />
);
