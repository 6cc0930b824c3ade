import type { CardListing } from '@guide/contracts/place';
import { Grid } from '@guide/ui';
import { memo, useDeferredValue } from 'react';
import { ListingCard } from '../../listing/ListingCard';

/** The pictures of the first row load ahead of the others. */
const FIRST_ROW = 3;
/** As many cards as a large screen shows: they answer a choice at once, the others follow without blocking. */
const FIRST_SCREEN = 12;

const Cards = memo(({ cards }: { cards: readonly CardListing[] }) => (
  <Grid label="Attractions">
    {cards.map((listing, place) => (
      <ListingCard key={listing.id} listing={listing} level={2} priority={place < FIRST_ROW} />
    ))}
  </Grid>
));

/** The cards of one page (LIST-04). */
export function AttractionCards({ cards }: { cards: readonly CardListing[] }) {
  const settled = useDeferredValue(cards);
  return <Cards cards={settled === cards ? cards : cards.slice(0, FIRST_SCREEN)} />;
}
