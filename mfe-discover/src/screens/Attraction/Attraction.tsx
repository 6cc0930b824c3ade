import rich from '@guide/city/attractions.json' with { type: 'json' };
import { type ScreenProps, useHost, usePaths } from '@guide/contracts/module';
import { Button, ButtonLink, Container, EmptyState, Spinner } from '@guide/ui';
import { RotateCw } from 'lucide-react';
import { listingId, useListing } from '../../api/useListing';
import { usePhotos } from '../../api/usePhotos';
import { useTexts } from '../../api/useTexts';
import { AttractionPage } from './AttractionPage';
import { contentOf } from './content/contentOf';

const titles = new Map(Object.entries(rich).map(([id, { title }]) => [Number(id), title]));

/** One layout for fixed pages and other listings (ATT-37 to ATT-41, D-39, D-40). */
export function Attraction({ params }: ScreenProps) {
  const { site } = useHost();
  const id = listingId(params.id);
  const query = useListing(id);
  const { data: listing } = query;
  const photos = usePhotos(id);
  const texts = useTexts(id);
  // Wait for photos and texts, to prevent layout shift. If they fail, defaults are shown.
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

interface AttractionNotFoundProps {
  id: number | null;
  /** Set after a network failure, but not for a missing listing (D-40). */
  onRetry?: () => void;
}

/** Message for a missing listing or a network failure (ATT-38 to ATT-41, ERR-04). */
function AttractionNotFound({ id, onRetry }: AttractionNotFoundProps) {
  const { site } = useHost();
  const to = usePaths();
  const isFixed = site.fixedPages.some(({ listingId }) => listingId === id);
  const name = isFixed && id !== null ? titles.get(id) : undefined;
  return (
    <Container>
      <EmptyState
        level={1}
        title="Attraction Not Found"
        text={
          name
            ? `We couldn't find ${name} information.`
            : "We couldn't find the attraction you're looking for."
        }
      >
        {onRetry && (
          <Button icon={<RotateCw aria-hidden="true" />} onClick={onRetry}>
            Try again
          </Button>
        )}
        <ButtonLink to={to.attractions} variant={onRetry ? 'line' : 'ink'}>
          View All Attractions
        </ButtonLink>
      </EmptyState>
    </Container>
  );
}
