import { noModifierKeys, primaryAction } from 'ol/events/condition.js';
import DragPan from 'ol/interaction/DragPan.js';
import { defaults } from 'ol/interaction/defaults.js';
import Kinetic from 'ol/Kinetic.js';
import type MapBrowserEvent from 'ol/MapBrowserEvent.js';

/** Decay, minimum velocity and delay of kinetic panning: OpenLayers' defaults. */
const KINETIC = [-0.005, 0.05, 100] as const;

const isTouch = ({ originalEvent }: MapBrowserEvent) =>
  (originalEvent as PointerEvent).pointerType === 'touch';

/**
 * The wheel zooms only a focused map, and one finger scrolls the page.
 * @param durationMs - duration of animations; 0: none
 */
export function mapInteractions(durationMs: number) {
  const drag = new DragPan({
    kinetic: durationMs > 0 ? new Kinetic(...KINETIC) : undefined,
    // The second finger is not the primary pointer.
    condition: (event) =>
      isTouch(event)
        ? (event.activePointers ?? []).length > 1
        : noModifierKeys(event) && primaryAction(event),
  });
  return defaults({
    onFocusOnly: true,
    dragPan: false,
    altShiftDragRotate: false,
    pinchRotate: false,
    zoomDuration: durationMs,
  }).extend([drag]);
}
