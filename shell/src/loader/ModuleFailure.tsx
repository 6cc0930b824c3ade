import { ButtonLink, Container, ErrorPanel } from '@guide/ui';

/** What stands in a module's place when it failed: no word of technology, a retry, and one way on (D-28). */
export const ModuleFailure = ({ onRetry }: { onRetry: () => void }) => (
  <Container>
    <ErrorPanel
      level={1}
      title="This part of the guide could not be loaded"
      text="The rest of the guide still works. Check your connection and try again."
      onRetry={onRetry}
    >
      <ButtonLink to="/" variant="line">
        Go to the home page
      </ButtonLink>
    </ErrorPanel>
  </Container>
);
