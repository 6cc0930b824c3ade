import rich from '@guide/city/attractions.json' with { type: 'json' };
import { useHost, usePaths } from '@guide/contracts/module';
import { Button, ButtonLink, Container, EmptyState } from '@guide/ui';
import { RotateCw } from 'lucide-react';

const titles = new Map(Object.entries(rich).map(([id, { title }]) => [Number(id), title]));

interface AttractionNotFoundProps {
  id: number | null;
  /** Given when the cause is the network, not a missing listing (D-40). */
  onRetry?: () => void;
}

/** Failed load or missing listing (ATT-38 to ATT-41, ERR-04). */
export function AttractionNotFound({ id, onRetry }: AttractionNotFoundProps) {
  const { site } = useHost();
  const to = usePaths();
  const fixed = site.fixedPages.some(({ listingId }) => listingId === id);
  const name = fixed && id !== null ? titles.get(id) : undefined;
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
