import { type ScreenProps, useHost, usePaths } from '@guide/contracts/module';
import { i18n } from '@guide/contracts/texts';
import { Button, ButtonLink, Container, EmptyState, Spinner } from '@guide/ui';
import { RotateCw } from 'lucide-react';
import { useMemo } from 'react';
import { useKnownCard } from '../../api/useKnownCard';
import { listingId, useListing } from '../../api/useListing';
import { usePageTexts } from '../../api/usePageTexts';
import { usePhotos } from '../../api/usePhotos';
import { AttractionPage } from './AttractionPage';
import { contentOf } from './content/contentOf';

/** One layout for fixed pages and other listings (ATT-37 to ATT-41, D-39, D-40). */
export function Attraction({ params }: ScreenProps) {
  const id = listingId(params.id);
  // An invalid id needs no request (GATT-02).
  return id === null ? <AttractionNotFound /> : <LoadedAttraction key={id} id={id} />;
}

function LoadedAttraction({ id }: { id: number }) {
  const { site } = useHost();
  const query = useListing(id);
  const known = useKnownCard(id);
  const { data: listing } = query;
  const photos = usePhotos(id);
  const texts = usePageTexts(id);
  // The same object while nothing has changed, so that the parts of the page that wait stay closed.
  const content = useMemo(
    () => (listing && texts.data ? contentOf(listing, texts.data, site) : null),
    [listing, texts.data, site],
  );
  // Wait for photos, to prevent layout shift. If they fail, the page has none.
  if (listing && content && !photos.isLoading) {
    return <AttractionPage listing={listing} photos={photos.data ?? []} content={content} />;
  }
  const waiting = [query, texts, photos].some(({ isFetching }) => isFetching);
  if (listing !== null && waiting) {
    const head = listing ?? known;
    return head ? (
      <AttractionPage listing={head} photos={photos.data ?? []} />
    ) : (
      <Container>
        <Spinner label={i18n.t('Loading...')} />
      </Container>
    );
  }
  const failed = [query, texts].filter(({ isError }) => isError);
  const retry = () => {
    for (const { refetch } of failed) void refetch();
  };
  const fixedPage = site.fixedPages.find(({ listingId }) => listingId === id);
  return <AttractionNotFound name={fixedPage?.name} onRetry={failed.length > 0 ? retry : undefined} />;
}

interface AttractionNotFoundProps {
  /** Of a place with a path of its own (ATT-40). */
  name?: string;
  /** Set after a network failure, but not for a missing listing (D-40). */
  onRetry?: () => void;
}

/** Message for a missing listing or a network failure (ATT-38 to ATT-41, ERR-04). */
function AttractionNotFound({ name, onRetry }: AttractionNotFoundProps) {
  const to = usePaths();
  return (
    <Container>
      <EmptyState
        level={1}
        title={i18n.t('Attraction Not Found')}
        text={
          name
            ? i18n.t("We couldn't find {name} information.", { name })
            : i18n.t("We couldn't find the attraction you're looking for.")
        }
      >
        {onRetry && (
          <Button icon={<RotateCw aria-hidden="true" />} onClick={onRetry}>
            {i18n.t('Try again')}
          </Button>
        )}
        <ButtonLink to={to.attractions} variant={onRetry ? 'line' : 'ink'}>
          {i18n.t('View All Attractions')}
        </ButtonLink>
      </EmptyState>
    </Container>
  );
}
