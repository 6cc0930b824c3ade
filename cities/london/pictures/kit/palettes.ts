/** The four hours every picture is set in. Light always falls from the left: the second tone is a right-hand side. */
export interface Palette {
  sky: readonly string[];
  sun: string;
  cloud: string;
  cloudOpacity: number;
  /** The two distant planes. */
  far: string;
  mid: string;
  water: readonly [string, string];
  glint: string;
  /** Foliage from dark to light. */
  tree: readonly [string, string, string];
  trunk: string;
  /** Paving: lit and in shade. */
  paving: readonly [string, string];
  ink: string;
  /** Portland stone from light to dark, the last for openings. */
  stone: readonly [string, string, string, string];
  brick: readonly [string, string, string];
  roof: readonly [string, string];
  /** What a window shows: sky by day, lamplight by night. */
  window: string;
  red: string;
  gold: string;
  blue: string;
  white: string;
}

const day: Palette = {
  sky: ['#7FBED3', '#C7E3E1', '#F9EBCB'],
  sun: '#FFF1C9',
  cloud: '#FFFFFF',
  cloudOpacity: 0.8,
  far: '#A9C8C6',
  mid: '#82A8AA',
  water: ['#63A8B8', '#2F7390'],
  glint: '#CDE8E6',
  tree: ['#3F6B4C', '#5B8A57', '#86AD6A'],
  trunk: '#5E4632',
  paving: ['#EAD9B8', '#D2B992'],
  ink: '#22324A',
  stone: ['#F5E6C8', '#DEC79E', '#B59770', '#705A44'],
  brick: ['#C07A5C', '#A4614A', '#7E4638'],
  roof: ['#566F7B', '#3F5560'],
  window: '#4F6676',
  red: '#B8273A',
  gold: '#E0A93F',
  blue: '#3D6C93',
  white: '#FFFDF6',
};

const dusk: Palette = {
  sky: ['#2B2F63', '#8C4A78', '#F08A5D', '#FBD08A'],
  sun: '#FFE3A3',
  cloud: '#F7B58A',
  cloudOpacity: 0.38,
  far: '#7F4F7A',
  mid: '#56396C',
  water: ['#D87B62', '#3A2F66'],
  glint: '#FFD59A',
  tree: ['#2A2450', '#3B2D5E', '#573B6E'],
  trunk: '#1F1B40',
  paving: ['#B87B78', '#8A5876'],
  ink: '#1B1A3D',
  stone: ['#F6C99A', '#CB8F76', '#8A5A7A', '#43305E'],
  brick: ['#A9586A', '#7E4168', '#57325A'],
  roof: ['#3A3163', '#262150'],
  window: '#FFCB6B',
  red: '#C92F46',
  gold: '#FFCB6B',
  blue: '#6F94BE',
  white: '#FFF1DC',
};

const dawn: Palette = {
  sky: ['#EFB29C', '#F7D6B4', '#FCEFD3'],
  sun: '#FFF6DE',
  cloud: '#FFF6E8',
  cloudOpacity: 0.8,
  far: '#DDB9A9',
  mid: '#B98F8A',
  water: ['#CDBCB0', '#7E97A3'],
  glint: '#FFF0DA',
  tree: ['#5A7058', '#7A8F69', '#A3B183'],
  trunk: '#6A5348',
  paving: ['#EBDCC3', '#D1B99C'],
  ink: '#2C3048',
  stone: ['#FBEBD2', '#E6C9A4', '#BD9878', '#7B6157'],
  brick: ['#CB8A6E', '#AE6E5B', '#855149'],
  roof: ['#64747F', '#4C5A66'],
  window: '#6B7684',
  red: '#B8273A',
  gold: '#D9A441',
  blue: '#5B7F98',
  white: '#FFFAEF',
};

const night: Palette = {
  sky: ['#0F1B3D', '#1E2F5C', '#43528A'],
  sun: '#F6EBC8',
  cloud: '#5A6BA0',
  cloudOpacity: 0.35,
  far: '#2A3B74',
  mid: '#1C2A58',
  water: ['#2A3F78', '#0E1A3C'],
  glint: '#FFD98A',
  tree: ['#12243A', '#1B3650', '#2B4C60'],
  trunk: '#0C1630',
  paving: ['#5A5E86', '#3E4470'],
  ink: '#0A1230',
  stone: ['#F0D199', '#B8925F', '#6F5B66', '#35345A'],
  brick: ['#7A5058', '#573C52', '#3A2C48'],
  roof: ['#41508C', '#2B386C'],
  window: '#FFCF75',
  red: '#C92F46',
  gold: '#FFD272',
  blue: '#4A6AA6',
  white: '#F6EEDD',
};

export const palettes = { dawn, day, dusk, night };

/** An hour of the day. */
export type Hour = keyof typeof palettes;
