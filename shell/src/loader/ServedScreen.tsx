import { i18n } from '@guide/contracts/texts';
import { Container, ErrorPanel } from '@guide/ui';
import { useCallback } from 'react';

interface ServedContent {
  module: string;
  screen: string;
  html: string;
}

export function readServedContent(): ServedContent | null {
  if (typeof document === 'undefined') return null;
  const element = document.querySelector<HTMLElement>('#main > [data-screen]');
  const { module, screen } = element?.dataset ?? {};
  return element && module && screen ? { module, screen, html: element.innerHTML } : null;
}

/** Shows the served HTML of a screen whose code is missing: only text and links work. */
export function ServedScreen({ served, onRetry }: { served: ServedContent; onRetry?: () => void }) {
  const { module, screen, html } = served;
  // The HTML comes from this document, so it is safe.
  const fill = useCallback(
    (element: HTMLElement | null) => {
      if (element) element.innerHTML = html;
    },
    [html],
  );
  return (
    <>
      <div ref={fill} data-module={module} data-screen={screen} data-served="" />
      {onRetry && (
        <Container>
          <ErrorPanel
            level={2}
            title={i18n.t('Parts of this page do not respond')}
            text={i18n.t(
              'You can read it and follow its links. To use the rest, check your connection and try again.',
            )}
            onRetry={onRetry}
          />
        </Container>
      )}
    </>
  );
}
