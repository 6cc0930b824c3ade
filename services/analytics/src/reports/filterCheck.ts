import type { InsightsQuery } from '@guide/contracts/api/schemas';
import { ENGLISH } from '@guide/contracts/site';
import { invalidRequest, storedLanguages } from '@guide/service-kit';
import type { Db } from 'mongodb';
import { MIN_GROUP_SIZE } from '../disclosure';
import { OTHER_PAGE, type Pages } from '../intake/pages';
import { isPublicName, OTHER_CAMPAIGNS, OTHER_SITES } from '../intake/publicNames';
import type { Releases } from '../intake/releases';
import { DIMENSIONS, type Dimension } from '../sums/rows';
import { sumCollections } from '../sums/stored';

/** Tells why a value does not exist; undefined if it does. */
type Check = (value: string, db: Db) => Promise<string | undefined>;

const isCampaign =
  (kind: 'source' | 'medium' | 'campaign'): Check =>
  async (name, db) =>
    name === OTHER_CAMPAIGNS || (await isPublicName(db, kind, name))
      ? undefined
      : `is not a ${kind} of a campaign that people of five networks came with on one day`;

const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/**
 * Refuses filter values that do not exist, because a report without visits looks like one with too few. Whether
 * a value exists never depends on fewer than five visitors (D-72).
 * @returns a function that throws {HttpError} 400 with each unknown filter
 */
export function createFilterCheck(pages: Pages, releases: Releases) {
  const CHECKS: Partial<Record<Dimension, Check>> = {
    async page(page) {
      const isKnown =
        page === OTHER_PAGE ||
        (await pages.pageOf(page)).page === page ||
        (await releases.claimedPath(page)) === page;
      return isKnown ? undefined : 'is not a page of the guide';
    },
    async area(area) {
      const areas = await pages.areas();
      return areas.includes(area) ? undefined : `must be one of: ${areas.join(', ')}`;
    },
    async referrer(host, db) {
      const isKnown = ['direct', OTHER_SITES].includes(host) || (await isPublicName(db, 'referrer', host));
      return isKnown ? undefined : 'is not a site that people of five networks came from on one day';
    },
    source: isCampaign('source'),
    medium: isCampaign('medium'),
    campaign: isCampaign('campaign'),
    async country(code) {
      return regions.of(code) ? undefined : 'is not the code of a country (ISO 3166)';
    },
    async language(language, db) {
      const languages = [ENGLISH, ...(await storedLanguages(db))];
      return languages.includes(language) ? undefined : `must be one of: ${languages.join(', ')}`;
    },
    async release(release) {
      return (await releases.isKnown(release)) ? undefined : 'is not a release that has been live';
    },
  };

  return async (db: Db, query: InsightsQuery): Promise<void> => {
    const faults = await Promise.all(
      DIMENSIONS.map(async (field) => {
        const value = query[field];
        if (value === undefined) return [];
        const message = await CHECKS[field]?.(value, db);
        return message && !(await wasCounted(db, field, value)) ? [{ field, message }] : [];
      }),
    );
    if (faults.flat().length > 0) throw invalidRequest(faults.flat());
  };
}

/** Whether five visitors had this value on a closed day, as those of a place that the city has removed since. */
const wasCounted = async (db: Db, dimension: Dimension, name: string): Promise<boolean> =>
  (await sumCollections(db).days.findOne({
    dimension,
    name,
    'total.visitors': { $gte: MIN_GROUP_SIZE },
  })) !== null;
