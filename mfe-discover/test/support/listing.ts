/** A listing as the API gives it, of which a test says what matters. */
export const listing = <Fields extends object>(id: number, fields: Fields) => ({
  id,
  name: `Place ${id}`,
  category: 'attraction',
  subcategory: 'Museum',
  area: 'Soho',
  priceRange: 'Free',
  shortDescription: 'A place.',
  description: 'A place.',
  imageUrl: '/images/place.svg',
  tags: [],
  featured: false,
  ...fields,
});
