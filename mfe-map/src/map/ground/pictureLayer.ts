import { containsExtent } from 'ol/extent.js';
import VectorImageLayer from 'ol/layer/VectorImage.js';
import type { FrameState } from 'ol/Map.js';
import CanvasVectorImageLayerRenderer from 'ol/renderer/canvas/VectorImageLayer.js';

/** OpenLayers' own draws nothing new until the map rests: a long drag would come to blank paper. */
class PictureRenderer extends CanvasVectorImageLayerRenderer {
  override prepareFrame(frame: FrameState): boolean {
    const { extent, viewState } = frame;
    const left =
      this.image &&
      viewState.resolution === this.renderedResolution &&
      !containsExtent(this.image.getExtent(), extent!);
    return super.prepareFrame(left ? { ...frame, viewHints: [0, 0] } : frame);
  }
}

/** A vector layer that is a picture while the map moves, and is drawn anew as soon as a drag leaves the picture. */
export class PictureLayer extends VectorImageLayer {
  override createRenderer(): CanvasVectorImageLayerRenderer {
    return new PictureRenderer(this);
  }
}
