import { useEffect } from 'react';

/** Marks the page as hydrated when its siblings have hydrated or failed. */
export function HydrationMarker() {
  useEffect(() => window.guideBootstrap?.markHydrated(), []);
  return null;
}
