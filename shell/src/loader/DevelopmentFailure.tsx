import { Container, ErrorPanel } from '@guide/ui';

/** In development form: why a module is not shown, with the file that it failed in. */
export function DevelopmentFailure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { message, stack } = error.cause instanceof Error ? error.cause : error;
  return (
    <Container>
      <ErrorPanel level={1} title={message} text={<samp>{stack}</samp>} onRetry={onRetry} />
    </Container>
  );
}
