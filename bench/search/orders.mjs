const { compare } = new Intl.Collator('en');
const rating = (listing) => Number(listing.rating ?? 4);
const byRating = (a, b) => rating(b) - rating(a);

/** The listings in each order of the search, and each listing's place there by id. */
export function orders(listings) {
  const name = [...listings].sort((a, b) => compare(a.name, b.name) || a.id - b.id);
  const sorted = {
    name,
    rating: [...name].sort(byRating),
    reviews: [...name].sort((a, b) => (b.reviewCount ?? 0) - (a.reviewCount ?? 0)),
    relevance: [...name].sort((a, b) => Number(b.featured) - Number(a.featured) || byRating(a, b)),
  };
  return Object.fromEntries(
    Object.entries(sorted).map(([order, inOrder]) => [
      order,
      { listings: inOrder, places: new Map(inOrder.map(({ id }, place) => [id, place])) },
    ]),
  );
}
