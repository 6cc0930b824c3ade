import type { Screen } from '@guide/contracts/module';
import { pubs } from '../../content/pubs';
import { PubDetail } from './PubDetail';
import { pubId } from './pubId';

const find = (id: string | undefined) => pubs.find((pub) => pub.id === pubId(id));

/** /pub/{id} (PUB). */
const screen: Screen = {
  load: async ({ params }) => (find(params.id) ? undefined : { status: 404 }),
  head: ({ params, site }) => {
    const pub = find(params.id);
    return {
      title: `${pub?.name ?? 'Pub Not Found'} | ${site.product} Tourist Guide`,
      description: pub?.description ?? 'This pub is not in the guide.',
      noIndex: !pub,
    };
  },
  Component: PubDetail,
};
export default screen;
