import { useEffect } from 'react';

/** Marks the page as hydrated when its siblings have hydrated or failed. */
export function HydrationMarker() {
  // In an effect, React would not hydrate parts for replayed interactions.
  useEffect(() => queueMicrotask(() => window.guideBootstrap?.markHydrated()), []);
  return null;
}
