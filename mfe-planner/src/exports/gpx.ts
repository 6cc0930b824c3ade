import { type DayPlan, nameOfStop } from '../day/dayPlan';

const NAMESPACE = 'http://www.topografix.com/GPX/1/1';
/** Six decimals of a degree are 11 cm. */
const DECIMALS = 6;

/** Creates a GPX 1.1 file with a route through the stops of each day. */
export function gpxFile(days: readonly DayPlan[], title: string): string {
  const gpx = document.implementation.createDocument(NAMESPACE, 'gpx', null);
  const root = gpx.documentElement;
  root.setAttribute('version', '1.1');
  root.setAttribute('creator', 'Visitor guide planner');
  const add = (parent: Element, name: string, text?: string): Element => {
    const element = parent.appendChild(gpx.createElementNS(NAMESPACE, name));
    if (text !== undefined) element.textContent = text;
    return element;
  };
  add(add(root, 'metadata'), 'name', title);
  for (const day of days) {
    const route = add(root, 'rte');
    add(route, 'name', [day.day.date, day.day.title].filter(Boolean).join(' '));
    for (const { item, place, begin, number } of day.items) {
      if (item.kind === 'break' || !place?.at) continue;
      const point = add(route, 'rtept');
      point.setAttribute('lat', place.at.lat.toFixed(DECIMALS));
      point.setAttribute('lon', place.at.lng.toFixed(DECIMALS));
      // The schema requires this order: time, name, desc.
      add(point, 'time', new Date(day.toInstant(begin)).toISOString().replace('.000', ''));
      add(point, 'name', `${number}. ${nameOfStop(item, place)}`);
      add(point, 'desc', [day.clock(begin), place.address].filter(Boolean).join(', '));
    }
  }
  return `<?xml version="1.0" encoding="UTF-8"?>\n${new XMLSerializer().serializeToString(gpx)}\n`;
}
