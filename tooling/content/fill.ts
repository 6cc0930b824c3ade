import { paths } from '@guide/contracts/site';
import { openPack, type PackContent } from '@guide/service-kit';
import { packJson, writeFiles } from './writeFiles';

type Listing = PackContent<'listings.json'>[number];
type Site = PackContent<'site.json'>;
type Home = PackContent<'home.json'>;

const IN_MENU = 4;
const ON_TAB = 3;

/**
 * Fills empty menus and tabs of the home page with the first places of each kind. What an editor wrote stays.
 * @param folder - the pack's folder
 * @returns names of what was filled, such as "menu pubs"; none in a pack with faults, which `check` lists
 */
export async function fillEmpty(folder: string): Promise<string[]> {
  const pack = openPack(folder);
  const read = await Promise.all([
    pack.read('listings.json'),
    pack.read('site.json'),
    pack.read('home.json'),
  ]).catch(() => undefined);
  if (!read) return [];
  const [{ content: listings }, { content: site }, { content: home }] = read;
  const filled: string[] = [];
  const ordered = listings.toSorted((one, other) => Number(other.featured) - Number(one.featured));
  const menus = fillMenus(site.menus, ordered, filled);
  const experiences = fillTabs(home.experiences, ordered, filled);
  const [first] = ordered.filter(({ category }) => category === 'attraction');
  const samples = { ...site.samples };
  if (first && samples.attraction === site.product) samples.attraction = first.name;
  if (filled.length > 0)
    await writeFiles(
      folder,
      new Map([
        ['site.json', packJson({ ...site, menus, samples })],
        ['home.json', packJson({ ...home, experiences })],
      ]),
    );
  return filled;
}

/** The path of a place's page, which does not depend on the city. */
function pathOf({ id, category, pubId }: Listing): string {
  const to = paths('');
  if (pubId !== undefined) return to.pub(pubId);
  return category === 'restaurant' ? to.restaurant(id) : to.attraction(id);
}

const isMuseum = ({ subcategory }: Listing) => /museum|gallery/i.test(subcategory);

function fillMenus(menus: Site['menus'], listings: Listing[], filled: string[]): Site['menus'] {
  const of = (category: Listing['category']) => listings.filter((listing) => listing.category === category);
  const candidates = {
    landmarks: of('attraction').filter((listing) => !isMuseum(listing)),
    museums: of('attraction').filter(isMuseum),
    restaurants: of('restaurant'),
    // Only a pub of pubs.json has a page in that menu.
    pubs: of('pub').filter(({ pubId }) => pubId !== undefined),
  };
  const result = { ...menus };
  for (const [menu, places] of Object.entries(candidates) as [keyof typeof candidates, Listing[]][]) {
    if (menus[menu].length > 0 || places.length === 0) continue;
    filled.push(`menu ${menu}`);
    result[menu] = places.slice(0, IN_MENU).map((place) => ({
      label: place.name,
      to: pathOf(place),
      note: place.area,
      ...(place.imageUrl && { imageUrl: place.imageUrl }),
    }));
  }
  return result;
}

function fillTabs(
  experiences: Home['experiences'],
  listings: Listing[],
  filled: string[],
): Home['experiences'] {
  const result = { ...experiences };
  const tabs = { attractions: 'attraction', restaurants: 'restaurant', pubs: 'pub' } as const;
  for (const [tab, category] of Object.entries(tabs) as [keyof typeof tabs, Listing['category']][]) {
    const places = listings.filter(
      (listing) => listing.category === category && (tab !== 'pubs' || listing.pubId !== undefined),
    );
    if (experiences[tab].length > 0 || places.length === 0) continue;
    filled.push(`home page ${tab}`);
    result[tab] = places.slice(0, ON_TAB).map(({ id }) => id);
  }
  return result;
}
