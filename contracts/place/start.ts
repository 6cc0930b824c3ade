import type { Start } from '../api';
import { i18n } from '../texts';

/** Names that are also streets and squares need no "station". */
const IS_PLACE_NAME = /(square|circus|street|road|lane|bridge|station|international)$/i;

/** "Euston station", "Russell Square"; other kinds keep their names. */
export const startLabel = ({ name, kind }: Pick<Start, 'name' | 'kind'>): string =>
  kind === 'station' && !IS_PLACE_NAME.test(name) ? i18n.t('{name} station', { name }) : name;

/** What a start is, in words: "station". */
export function startKind(kind: Start['kind']): string {
  const words: Record<Start['kind'], string> = {
    station: i18n.t('station'),
    square: i18n.t('square'),
    street: i18n.t('street'),
    bridge: i18n.t('bridge'),
    pier: i18n.t('pier'),
    postcode: i18n.t('postcode'),
    area: i18n.t('area'),
    place: i18n.t('place'),
  };
  return words[kind];
}
