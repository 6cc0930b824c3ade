import type { Start } from '../api';

/** Names that are also streets and squares need no "station". */
const IS_PLACE_NAME = /(square|circus|street|road|lane|bridge|station|international)$/i;

/** "Euston station", "Russell Square"; other kinds keep their names. */
export const startLabel = ({ name, kind }: Pick<Start, 'name' | 'kind'>): string =>
  kind === 'station' && !IS_PLACE_NAME.test(name) ? `${name} station` : name;
