import { useEffect } from 'react';

/** Marks the page as hydrated once its siblings are hydrated or have failed. */
export function HydrationMarker() {
  useEffect(() => window.guideBootstrap?.markHydrated(), []);
  return null;
}
