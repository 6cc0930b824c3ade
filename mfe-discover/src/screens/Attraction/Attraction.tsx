import { type ScreenProps, useHost } from '@guide/contracts/module';
import { Container, Spinner } from '@guide/ui';
import { useListing } from '../../api/useListing';
import { AttractionNotFound } from './AttractionNotFound';
import { AttractionPage } from './AttractionPage';
import { contentOf } from './content/contentOf';
import { listingId } from './listingId';

/** One layout for the fixed pages and for every other listing (ATT-37 to ATT-41, D-39, D-40). */
export function Attraction({ params }: ScreenProps) {
  const { site } = useHost();
  const id = listingId(params.id);
  const { data: listing, isFetching, isError, refetch } = useListing(id);
  if (listing) return <AttractionPage key={id} listing={listing} content={contentOf(listing, site)} />;
  if (listing === undefined && isFetching) {
    return (
      <Container>
        <Spinner label="Loading..." />
      </Container>
    );
  }
  return <AttractionNotFound id={id} onRetry={isError ? () => void refetch() : undefined} />;
}
