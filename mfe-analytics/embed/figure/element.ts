/** `/embed/figure.js` defines `<guide-analytics panel>`: one panel, with tables instead of charts, in a small script. */
import { defineElement } from '../defineElement';
import { mountFigure } from './mountFigure';

defineElement(mountFigure);
