import { Container, ErrorPanel } from '@guide/ui';
import { useEffect, useState } from 'react';

interface Props {
  error: Error;
  onRetry: () => void;
}

/** In development: why a module is not shown, with the file and line that it failed in. */
export function DevelopmentFailure({ error, onRetry }: Props) {
  const { message, stack = '' } = error.cause instanceof Error ? error.cause : error;
  const [position, setPosition] = useState<string | null>(null);
  useEffect(() => {
    // Keeps the reader of source maps out of production builds.
    if (process.env.NODE_ENV !== 'development') return;
    let isUnmounted = false;
    void import('./sourcePosition')
      .then(({ sourcePosition }) => sourcePosition(stack))
      .then((found) => {
        if (!isUnmounted) setPosition(found);
      });
    return () => {
      isUnmounted = true;
    };
  }, [stack]);
  const text = (
    <>
      {position && <strong>{position}</strong>} <samp>{stack}</samp>
    </>
  );
  return (
    <Container>
      <ErrorPanel level={1} title={message} text={text} onRetry={onRetry} />
    </Container>
  );
}
