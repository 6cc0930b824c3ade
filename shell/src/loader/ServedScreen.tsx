import { Container, ErrorPanel } from '@guide/ui';
import { useCallback } from 'react';

/** A screen as the server rendered it. */
interface ServedContent {
  /** Attributes of the screen's element. */
  module: string;
  screen: string;
  html: string;
}

/** The screen that is in the document as it was served, or null where the server rendered none. */
export function readServedContent(): ServedContent | null {
  if (typeof document === 'undefined') return null;
  const element = document.querySelector<HTMLElement>('#main > [data-screen]');
  const { module, screen } = element?.dataset ?? {};
  return element && module && screen ? { module, screen, html: element.innerHTML } : null;
}

/**
 * What the server rendered of a screen whose code does not come: it can be read and its links work, everything else
 * does not.
 * @param onRetry shown as a button below the content; absent while the code is still on its way
 */
export function ServedScreen({ served, onRetry }: { served: ServedContent; onRetry?: () => void }) {
  const { module, screen, html } = served;
  // What this document had in the same place: nothing that anybody sent.
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
            title="Parts of this page do not respond"
            text="You can read it and follow its links. To use the rest, check your connection and try again."
            onRetry={onRetry}
          />
        </Container>
      )}
    </>
  );
}
