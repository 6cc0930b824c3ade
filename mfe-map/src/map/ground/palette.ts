/** Colours of the illustrated map per theme; canvas cannot read CSS custom properties. */
export interface Palette {
  paper: string;
  areas: string[];
  areaEdge: string;
  park: string;
  parkEdge: string;
  water: string;
  waterEdge: string;
  major: string;
  majorCase: string;
  main: string;
  mainCase: string;
  street: string;
  bridgeCase: string;
  rail: string;
  railGap: string;
  landmark: string;
  station: string;
  stationGround: string;
  halo: string;
  placeText: string;
  areaText: string;
  parkText: string;
  parkHalo: string;
  waterText: string;
  waterHalo: string;
  roadText: string;
  roadHalo: string;
  chosen: string;
  chosenEdge: string;
  attraction: string;
  restaurant: string;
  pub: string;
  cluster: string;
  selected: string;
  selectedText: string;
  clusterText: string;
  markerRing: string;
  position: string;
}

const light: Palette = {
  paper: '#f5efe3',
  areas: ['#f3e6d8', '#f5e9d0', '#efe8dc', '#f4e2da', '#eee6d3', '#f2ebdd', '#efe3de'],
  areaEdge: 'rgba(150,120,110,0.28)',
  park: '#cbe0b4',
  parkEdge: '#b1ce95',
  water: '#a6d0df',
  waterEdge: '#7fb4c8',
  major: '#f6cf8e',
  majorCase: '#dfae62',
  main: '#ffffff',
  mainCase: '#dacdb6',
  street: '#fffdf8',
  bridgeCase: '#a89578',
  rail: '#b9afa0',
  railGap: '#ffffff',
  landmark: '#7c5a3a',
  station: '#1f3a68',
  stationGround: '#ffffff',
  halo: 'rgba(255,251,243,0.92)',
  placeText: '#1f2a44',
  areaText: '#5a4a5e',
  parkText: '#40682f',
  parkHalo: 'rgba(224,238,208,0.85)',
  waterText: '#2a6580',
  waterHalo: 'rgba(220,240,247,0.75)',
  roadText: '#5e564a',
  roadHalo: 'rgba(255,253,247,0.95)',
  chosen: 'rgba(176,58,72,0.14)',
  chosenEdge: '#b03a48',
  attraction: '#b8273a',
  restaurant: '#8a5a0c',
  pub: '#2f6540',
  cluster: '#fffaf2',
  selected: '#1f2a44',
  selectedText: '#ffffff',
  clusterText: '#2a4f63',
  markerRing: '#ffffff',
  position: '#1d6fd0',
};

const dark: Palette = {
  paper: '#121a33',
  areas: ['#1a2342', '#1d2547', '#18213f', '#202544', '#1b2545', '#1c2140', '#19233f'],
  areaEdge: 'rgba(160,170,205,0.2)',
  park: '#1d3b3b',
  parkEdge: '#2a5048',
  water: '#27557c',
  waterEdge: '#3a6f98',
  major: '#8a6a37',
  majorCase: '#3f3324',
  main: '#3f4c76',
  mainCase: '#141c36',
  street: '#323d63',
  bridgeCase: '#0b1126',
  rail: '#4b5680',
  railGap: '#19223f',
  landmark: '#f0c878',
  station: '#bcd0f5',
  stationGround: '#16203f',
  halo: 'rgba(15,23,48,0.92)',
  placeText: '#f8edd6',
  areaText: '#d6d2ea',
  parkText: '#a9d79b',
  parkHalo: 'rgba(20,40,44,0.9)',
  waterText: '#a8d4ee',
  waterHalo: 'rgba(28,62,94,0.85)',
  roadText: '#d9d3c4',
  roadHalo: 'rgba(20,28,54,0.95)',
  chosen: 'rgba(255,203,107,0.16)',
  chosenEdge: '#ffcb6b',
  attraction: '#c92f46',
  restaurant: '#96681c',
  pub: '#33724a',
  cluster: '#19233f',
  selected: '#f8edd6',
  selectedText: '#0f1730',
  clusterText: '#cfe0ff',
  markerRing: '#f8edd6',
  position: '#6fb1ff',
};

export const palette = (isDark: boolean): Palette => (isDark ? dark : light);
