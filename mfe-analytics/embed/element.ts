/** `/embed/embed.js` defines `<guide-analytics>`: the whole dashboard, or panels with charts. */
import { defineElement } from './defineElement';
import { mount } from './mount';

defineElement(mount);
