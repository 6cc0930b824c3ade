import type { MapFeature } from '@guide/contracts/city/map';
import { containsExtent, type Extent, scaleFromCenter } from 'ol/extent.js';
import Layer from 'ol/layer/Layer.js';
import type { FrameState } from 'ol/Map.js';
import { mercator } from './features';
import { groundLooks, hasLook, type Look } from './groundLooks';
import { palette } from './palette';
import { outline, type Project } from './paths';
import { zoomOf } from './zoom';

/** The drawing is larger than the map, so that few drags require drawing. */
const RATIO = 2;

const element = (name: string) => document.createElementNS('http://www.w3.org/2000/svg', name) as SVGElement;

/**
 * The illustrated ground as an SVG with one path per look. Browsers draw it outside the main thread.
 * @param bounds - bounds of the map in Web Mercator; units of the drawing are metres
 */
export function createGroundLayer(features: MapFeature[], [west, , , north]: Extent) {
  const project: Project = (position) => {
    const [x, y] = mercator(position);
    return [Math.round(x! - west!), Math.round(north! - y!)];
  };
  const svg = element('svg');
  svg.setAttribute('aria-hidden', 'true');
  Object.assign(svg.style, {
    position: 'absolute',
    maxWidth: 'none',
    transformOrigin: '0 0',
    willChange: 'transform',
  });
  const outlines = features.map((feature) => outline(feature, project));
  const paths = groundLooks(palette(false)).map((look) => {
    const path = element('path');
    const matching = outlines.filter((_, index) => hasLook(look, features[index]!, index));
    path.setAttribute('d', matching.join(''));
    path.setAttribute('stroke-linejoin', 'round');
    svg.append(path);
    return path;
  });
  const container = document.createElement('div');
  container.append(svg);
  let looks: Look[] = [];
  let drawn: { extent: Extent; resolution: number } | null = null;

  function draw(extent: Extent, resolution: number, [width, height]: number[]) {
    const [left, , , top] = extent;
    const size = [width! * RATIO, height! * RATIO];
    svg.setAttribute('width', `${size[0]}`);
    svg.setAttribute('height', `${size[1]}`);
    svg.setAttribute(
      'viewBox',
      [left! - west!, north! - top!, ...size.map((px) => px * resolution)].join(' '),
    );
    if (resolution !== drawn?.resolution) setWidths(resolution);
    drawn = { extent, resolution };
  }

  function setWidths(resolution: number) {
    const zoom = zoomOf(resolution);
    for (const [index, { minZoom = 0, width, dash }] of looks.entries()) {
      const path = paths[index]!;
      path.style.display = zoom < minZoom ? 'none' : '';
      if (width) path.setAttribute('stroke-width', `${width(zoom) * resolution}`);
      if (dash) path.setAttribute('stroke-dasharray', dash.map((px) => px * resolution).join(' '));
    }
  }

  const layer = new Layer({
    zIndex: 1,
    render(frame: FrameState) {
      const extent = frame.extent!;
      const { resolution } = frame.viewState;
      const isResting = frame.viewHints.every((hint) => hint === 0);
      if (!drawn || !containsExtent(drawn.extent, extent) || (isResting && resolution !== drawn.resolution)) {
        const larger = [...extent];
        scaleFromCenter(larger, RATIO);
        draw(larger, resolution, frame.size);
      }
      const [left, , , top] = drawn!.extent;
      const scale = drawn!.resolution / resolution;
      svg.style.transform = `translate(${(left! - extent[0]!) / resolution}px, ${(extent[3]! - top!) / resolution}px) scale(${scale})`;
      return container;
    },
  });
  return {
    layer,
    paint(dark: boolean) {
      looks = groundLooks(palette(dark));
      for (const [index, { fill, stroke, cap }] of looks.entries()) {
        const path = paths[index]!;
        path.setAttribute('fill', fill ?? 'none');
        path.setAttribute('stroke', stroke ?? 'none');
        if (cap) path.setAttribute('stroke-linecap', cap);
      }
      if (drawn) setWidths(drawn.resolution);
    },
  };
}
