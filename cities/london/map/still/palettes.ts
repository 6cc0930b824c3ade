/** The colours of one picture. */
export interface Palette {
  land: string;
  tints: string[];
  areaEdge: string;
  park: string;
  parkEdge: string;
  tree: string;
  water: string;
  waterEdge: string;
  ripple: string;
  rail: string;
  bridge: string;
  street: [fill: string, casing: string];
  main: [fill: string, casing: string];
  major: [fill: string, casing: string];
  landmark: string;
  marker: string;
  markerText: string;
  markerEdge: string;
  shade: string;
}

/** Paper by day. */
export const day: Palette = {
  land: '#F5EFE3',
  tints: ['#F4E2DA', '#F4EAD0', '#EEE6DA', '#F3E6DB'],
  areaEdge: '#E2C9BA',
  park: '#CBE0B4',
  parkEdge: '#B1CE95',
  tree: '#AECB90',
  water: '#A6D0DF',
  waterEdge: '#7FB4C8',
  ripple: '#D3EAF1',
  rail: '#B9AFA0',
  bridge: '#A08C6C',
  street: ['#FFFDF8', '#E3D8C5'],
  main: ['#FFFFFF', '#DACDB6'],
  major: ['#F6CF8E', '#DFAE62'],
  landmark: '#7C5836',
  marker: '#B8273A',
  markerText: '#FFFFFF',
  markerEdge: '#FFFFFF',
  shade: '#3A2A14',
};

/** Lamplight by night. */
export const night: Palette = {
  land: '#172140',
  tints: ['#1F2546', '#1C2A4A', '#1A2444', '#222748'],
  areaEdge: '#323D66',
  park: '#23443F',
  parkEdge: '#345C50',
  tree: '#30584B',
  water: '#2A5A7C',
  waterEdge: '#4C8AAA',
  ripple: '#4A82A3',
  rail: '#55608A',
  bridge: '#8C7A55',
  street: ['#313C62', '#131B36'],
  main: ['#47537E', '#111932'],
  major: ['#D2A355', '#5C4A2E'],
  landmark: '#F0D39A',
  marker: '#FFCB6B',
  markerText: '#141C36',
  markerEdge: '#F8EDD6',
  shade: '#000000',
};
