import home from '@guide/city/home.json' with { type: 'json' };
import type { HomeTexts } from '@guide/contracts/city';

/** What the city says about its pubs. */
export interface CityTexts {
  intro: HomeTexts['intros']['topPubs'];
  crawl: HomeTexts['pubCrawl'];
}

/** The English ones. Each field is named here, so that the other texts of the file are not bundled. */
export const cityTexts: CityTexts = { intro: home.intros.topPubs, crawl: home.pubCrawl };

export const cityTextsOf = ({ intros, pubCrawl }: HomeTexts): CityTexts => ({
  intro: intros.topPubs,
  crawl: pubCrawl,
});
