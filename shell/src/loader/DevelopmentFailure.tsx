import { Container, ErrorPanel } from '@guide/ui';
import { useEffect, useState } from 'react';

interface Props {
  error: Error;
  onRetry: () => void;
}

export function DevelopmentFailure({ error, onRetry }: Props) {
  const { message, stack = '' } = error.cause instanceof Error ? error.cause : error;
  const [position, setPosition] = useState<string | null>(null);
  useEffect(() => {
    // This condition drops the source map reader from production builds.
    if (process.env.NODE_ENV !== 'development') return;
    let isUnmounted = false;
    void import('./sourcePosition')
      .then(({ sourcePosition }) => sourcePosition(stack))
      .then((source) => {
        if (!isUnmounted) setPosition(source);
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
