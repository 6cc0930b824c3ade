import type { View } from 'ol';

/**
 * Zooming by whole steps. A press while the map is still on its way adds to where it is going, so that two quick
 * presses are two steps.
 * @param duration ms of a step
 */
export function createZoomSteps(view: View, duration: number) {
  let aim: { zoom: number } | null = null;
  return (steps: number): void => {
    const next = { zoom: view.getConstrainedZoom((aim?.zoom ?? view.getZoom()!) + steps)! };
    view.cancelAnimations();
    aim = next;
    view.animate({ ...next, duration }, () => {
      if (aim === next) aim = null;
    });
  };
}
