import { buttons } from './buttons';
import { cards } from './cards';
import { choices } from './choices';
import { colours } from './colours';
import { fields } from './fields';
import { heads } from './heads';
import { labels } from './labels';
import { lists } from './lists';
import { newsletter } from './newsletter';
import { notices } from './notices';
import { pictures } from './pictures';
import { skyline } from './skyline';
import { type } from './type';
import { waiting } from './waiting';
import { ways } from './ways';

export const parts = [
  colours,
  type,
  heads,
  buttons,
  labels,
  choices,
  fields,
  cards,
  pictures,
  waiting,
  notices,
  ways,
  lists,
  newsletter,
  skyline,
];
