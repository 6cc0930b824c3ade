import { containsExtent } from 'ol/extent.js';
import VectorImageLayer from 'ol/layer/VectorImage.js';
import type { FrameState } from 'ol/Map.js';
import CanvasVectorImageLayerRenderer from 'ol/renderer/canvas/VectorImageLayer.js';

/** OpenLayers redraws only when the map rests, so a long drag would show blank paper. */
class PictureRenderer extends CanvasVectorImageLayerRenderer {
  override prepareFrame(frame: FrameState): boolean {
    const { extent, viewState } = frame;
    const hasLeftPicture =
      this.image &&
      viewState.resolution === this.renderedResolution &&
      !containsExtent(this.image.getExtent(), extent!);
    return super.prepareFrame(hasLeftPicture ? { ...frame, viewHints: [0, 0] } : frame);
  }
}

/** A vector layer cached as a picture, redrawn as soon as a drag leaves the picture. */
export class PictureLayer extends VectorImageLayer {
  override createRenderer(): CanvasVectorImageLayerRenderer {
    return new PictureRenderer(this);
  }
}
