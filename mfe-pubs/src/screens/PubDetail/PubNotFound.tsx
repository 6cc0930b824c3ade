import { usePaths } from '@guide/contracts/module';
import { ButtonLink, Container, EmptyState } from '@guide/ui';

/** For an id that no pub has (PUB-11, ERR-05). */
export function PubNotFound() {
  const to = usePaths();
  return (
    <Container>
      <EmptyState level={1} title="Pub Not Found" text="We couldn't find the pub you're looking for.">
        <ButtonLink to={to.topPubs}>Back to Top Pubs</ButtonLink>
        <ButtonLink to={to.search()} variant="line">
          Search the guide
        </ButtonLink>
      </EmptyState>
    </Container>
  );
}
