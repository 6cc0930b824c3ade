import type { View } from 'ol';

/** Zooms by whole steps. Two quick presses are two steps. @param duration ms of a step */
export function createZoomSteps(view: View, duration: number) {
  let target: { zoom: number } | null = null;
  return (steps: number): void => {
    const next = { zoom: view.getConstrainedZoom((target?.zoom ?? view.getZoom()!) + steps)! };
    view.cancelAnimations();
    target = next;
    view.animate({ ...next, duration }, () => {
      if (target === next) target = null;
    });
  };
}
