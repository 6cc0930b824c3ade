import { FROM, openEmbedding, TO } from '../support/embedding';
import type { Group, Shot } from './shots';

const addresses = {
  year: '/analytics',
  day: `/analytics?from=${TO}&to=${TO}`,
  filtered: `/analytics?from=${FROM}&to=${TO}&device=phone`,
};

/** A dashboard with a year of figures, and the pages of another site that show it. */
export const figures: Group = {
  places: ['dashboard-figures', 'embedded'],
  async start() {
    const embedding = await openEmbedding(365);
    const token = await embedding.make({ panels: ['areas', 'devices'] });
    embedding.pages['/panel'] = embedding.withScript(await embedding.element(token, 'panel="areas"'));
    const shown = (place: string, state: string, address: string): Shot => ({
      ...{ place, state },
      async open(page) {
        await page.goto(address);
        const inside = state === 'frame' ? page.frameLocator('iframe') : page;
        await inside
          .getByText(state === 'panel' ? 'Top areas' : 'Popular Listings', { exact: true })
          .waitFor();
      },
    });
    const shots = [
      ...Object.entries(addresses).map(([state, path]) =>
        shown('dashboard-figures', state, embedding.site.url + path),
      ),
      ...['element', 'frame', 'panel'].map((way) => shown('embedded', way, `${embedding.allowed}/${way}`)),
    ];
    return { shots, stop: embedding.close };
  },
};
