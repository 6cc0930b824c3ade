import { whenOf } from '../place';
import { addDays, type Calendar, type Day, localTime, WEEKDAYS, weekdayOn } from '../site';
import { normalizeName } from './words';

/** When a visitor's text is read. */
export interface Moment {
  /** ms since 1970. */
  now: number;
  calendar: Calendar;
}

/** Fixed days of a year, as month and day. */
const HOLIDAYS: Record<string, string> = {
  'christmas eve': '12-24',
  'christmas day': '12-25',
  'boxing day': '12-26',
  'new years eve': '12-31',
  'new years day': '01-01',
};
const HOLIDAY = new RegExp(`\\b(?:${Object.keys(HOLIDAYS).join('|')})\\b`, 'g');
const DAY = /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|today|tomorrow|weekend)\b/g;
const TIMES = { morning: '10:00', lunchtime: '13:00', afternoon: '15:00', evening: '19:00', night: '21:00' };
const TIME = new RegExp(`\\b(${Object.keys(TIMES).join('|')})s?\\b`, 'g');

function nextDay(word: string, today: Day): Day {
  if (word === 'today') return today;
  if (word === 'tomorrow') return addDays(today, 1);
  const holiday = HOLIDAYS[word];
  if (holiday) {
    const thisYear = `${today.slice(0, 4)}-${holiday}`;
    return thisYear >= today ? thisYear : `${Number(today.slice(0, 4)) + 1}-${holiday}`;
  }
  const isMeant = (day: Day) => {
    const { key } = weekdayOn(day);
    return word === 'weekend' ? key === 'sat' || key === 'sun' : word.startsWith(key);
  };
  return WEEKDAYS.map((_, ahead) => addDays(today, ahead)).find(isMeant) ?? today;
}

/**
 * Reads the day, and a time of that day, that a text such as "museums on friday evening" names.
 * @returns the text without them, the time as from `readWhen`, and its name; null without a day
 */
export function timeInText(text: string, { now, calendar }: Moment) {
  const words = normalizeName(text);
  const [day] = words.match(HOLIDAY) ?? words.match(DAY) ?? [];
  if (!day) return null;
  const [time] = words.match(TIME) ?? [];
  const date = nextDay(day, localTime(now, calendar.clockChanges).day);
  const when = time ? `${date}T${TIMES[time.replace(/s$/, '') as keyof typeof TIMES]}` : date;
  const { name } = whenOf(when, now, calendar);
  return { rest: words.replace(HOLIDAY, '').replace(DAY, '').replace(TIME, ''), when, name };
}
