import { Grid } from '@guide/ui';
import { memo } from 'react';
import { ListingCard } from '../../listing/ListingCard';
import type { CardListing } from '../../listing/listingCard';

/** The pictures of the first row load ahead of the others. */
const FIRST_ROW = 3;

/** The cards of one page (LIST-04). */
export const AttractionCards = memo(({ cards }: { cards: readonly CardListing[] }) => (
  <Grid label="Attractions">
    {cards.map((listing, place) => (
      <ListingCard key={listing.id} listing={listing} level={2} priority={place < FIRST_ROW} />
    ))}
  </Grid>
));
