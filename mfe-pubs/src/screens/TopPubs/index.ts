import home from '@guide/city/home.json' with { type: 'json' };
import type { Screen } from '@guide/contracts/module';
import { paths } from '@guide/contracts/site';
import { imageSources } from '@guide/ui';
import { pubs } from '../../content/pubs';
import { PICTURE_SIZES } from './PubCard';
import { pubsLd } from './pubsLd';
import { TopPubs } from './TopPubs';

const first = pubs[0]?.imageUrl;

/** /top-{product}-pubs (PUBS). It has no `load`: the pubs come with the module (PUBS-13, D-45). */
const screen: Screen = {
  head: ({ site }) => {
    const picture = first ? imageSources(first) : undefined;
    return {
      title: `Top 10 Historic ${site.product} Pubs | ${site.product} Tourist Guide`,
      description: home.intros.topPubs,
      canonical: paths(site.slug).topPubs,
      image: first,
      preloadImage: picture && { href: picture.src, srcSet: picture.srcSet, sizes: PICTURE_SIZES },
      jsonLd: [pubsLd(site)],
    };
  },
  Component: TopPubs,
};
export default screen;
