import { type ScreenProps, useHost } from '@guide/contracts/module';
import { Container, Spinner } from '@guide/ui';
import { useListing } from '../../api/useListing';
import { usePhotos } from '../../api/usePhotos';
import { useTexts } from '../../api/useTexts';
import { AttractionNotFound } from './AttractionNotFound';
import { AttractionPage } from './AttractionPage';
import { contentOf } from './content/contentOf';
import { listingId } from './listingId';

/** One layout for the fixed pages and for every other listing (ATT-37 to ATT-41, D-39, D-40). */
export function Attraction({ params }: ScreenProps) {
  const { site } = useHost();
  const id = listingId(params.id);
  const query = useListing(id);
  const { data: listing } = query;
  const photos = usePhotos(id);
  const texts = useTexts(id);
  // Without its pictures' records a page shows the listing's own picture, without its texts those of its subcategory:
  // nothing moves up or down later on.
  if (listing && !photos.isLoading && !texts.isLoading) {
    const content = contentOf(listing, texts.data ?? {}, site);
    return <AttractionPage key={id} listing={listing} photos={photos.data ?? []} content={content} />;
  }
  if (listing || (listing === undefined && query.isFetching)) {
    return (
      <Container>
        <Spinner label="Loading..." />
      </Container>
    );
  }
  return <AttractionNotFound id={id} onRetry={query.isError ? () => void query.refetch() : undefined} />;
}
