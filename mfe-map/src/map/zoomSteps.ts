import type { View } from 'ol';

/** Zooms by whole steps; quick clicks add up. @param duration - duration of a step in ms */
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
