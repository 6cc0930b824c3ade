import type { CardListing, Point } from '@guide/contracts/place';
import { Grid } from '@guide/ui';
import { memo, startTransition, useEffect, useState } from 'react';
import { ListingCard } from '../../listing/ListingCard';

/** The pictures of the first row load ahead of the others. */
const PRIORITY_COUNT = 3;
/** As many cards as a large screen shows: they show a change of the filters at once, the others follow without blocking. */
const FIRST_RENDER_COUNT = 12;

interface CardsProps {
  cards: readonly CardListing[];
  /** Where the visitor is: the cards say how far they are from there. */
  from: Point | null;
}

const Cards = memo(({ cards, from }: CardsProps) => (
  <Grid label="Attractions">
    {cards.map((listing, place) => (
      <ListingCard
        key={listing.id}
        listing={listing}
        level={2}
        priority={place < PRIORITY_COUNT}
        from={from}
      />
    ))}
  </Grid>
));

/**
 * The cards of one page (LIST-04). The router changes pages in a transition, in which a deferred value would not be
 * deferred: the rest of the cards is a change of its own, after the first have been seen.
 */
export function AttractionCards({ cards, from }: CardsProps) {
  const page = cards.map(({ id }) => id).join();
  const [whole, setWhole] = useState(page);
  useEffect(() => startTransition(() => setWhole(page)), [page]);
  return <Cards cards={whole === page ? cards : cards.slice(0, FIRST_RENDER_COUNT)} from={from} />;
}
