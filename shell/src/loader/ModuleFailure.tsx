import { useHost } from '@guide/contracts/module';
import { ButtonLink, Container, ErrorPanel } from '@guide/ui';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { applyHead } from '../head/applyHead';

const TITLE = 'This part of the guide could not be loaded';
const TEXT = 'The rest of the guide still works. Check your connection and try again.';

export function ModuleFailure({ onRetry }: { onRetry: () => void }) {
  const { site } = useHost();
  const { pathname } = useLocation();
  useEffect(
    () =>
      applyHead(
        { title: `${TITLE} | ${site.product} Tourist Guide`, description: TEXT, noIndex: true },
        pathname,
      ),
    [site, pathname],
  );
  return (
    <Container>
      <ErrorPanel level={1} title={TITLE} text={TEXT} onRetry={onRetry}>
        <ButtonLink to="/" variant="line">
          Go to the home page
        </ButtonLink>
      </ErrorPanel>
    </Container>
  );
}
