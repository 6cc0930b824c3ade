import { i18n } from '../texts';
import type { Site } from './site';

/** "London Tourist Guide" */
export const guideName = ({ product }: Pick<Site, 'product'>): string =>
  i18n.t('{product} Tourist Guide', { product });
