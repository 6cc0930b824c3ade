import { focus, noModifierKeys, primaryAction } from 'ol/events/condition.js';
import DragPan from 'ol/interaction/DragPan.js';
import { defaults } from 'ol/interaction/defaults.js';
import Kinetic from 'ol/Kinetic.js';
import type MapBrowserEvent from 'ol/MapBrowserEvent.js';

/** Friction, least speed and time of the glide after a drag: OpenLayers' own. */
const GLIDE = [-0.005, 0.05, 100] as const;

const isTouch = ({ originalEvent }: MapBrowserEvent) =>
  (originalEvent as PointerEvent).pointerType === 'touch';

/**
 * How the map is moved without trapping the page's scrolling: the wheel turns it only once it has the focus, and so
 * does one finger; two fingers and a mouse's drag always do.
 * @param duration of animations in milliseconds; 0 stops every movement of its own
 */
export function mapInteractions(duration: number) {
  let fingers = 0;
  const countFingers = (event: MapBrowserEvent) => {
    fingers = (event.activePointers ?? []).length;
    return true;
  };
  const drag = new DragPan({
    kinetic: duration > 0 ? new Kinetic(...GLIDE) : undefined,
    condition: (event) =>
      countFingers(event) &&
      noModifierKeys(event) &&
      primaryAction(event) &&
      (!isTouch(event) || fingers > 1 || focus(event)),
  });
  return defaults({
    onFocusOnly: true,
    dragPan: false,
    altShiftDragRotate: false,
    pinchRotate: false,
    zoomDuration: duration,
  }).extend([drag]);
}
