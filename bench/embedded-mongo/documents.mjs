/** Documents like the listings of a guide; the same ones for the same count in every run. */
export function makeDocuments(count) {
  const areas = ['Soho', 'Camden', 'Hackney', 'Brixton', 'Greenwich', 'Islington', 'Mayfair', 'Peckham'];
  return Array.from({ length: count }, (_, i) => ({
    _id: `listing-${i}`,
    slug: `place-${(i * 7919) % count}`,
    name: `The ${areas[i % 8]} ${(i * 31) % 997}`,
    area: areas[(i * 5) % 8],
    rating: ((i * 37) % 50) / 10,
    featured: i % 11 === 0,
    tags: ['garden', 'music', 'food'].slice(0, 1 + (i % 3)),
    location: { lng: -0.1 + (i % 1000) / 10000, lat: 51.5 + (i % 777) / 10000 },
    opened: new Date(1_700_000_000_000 + i * 60_000),
  }));
}
