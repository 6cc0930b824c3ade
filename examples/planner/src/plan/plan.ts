import * as v from 'valibot';

/** The format in which the plan is stored on the device. A later one reads this one, too. */
export const PLAN_VERSION = 1;
/** What a plan can hold, whoever made it: a shared link is read by the same bounds. */
export const MAX_DAYS = 14;
export const MAX_ITEMS_OF_DAY = 24;
export const MAX_SAVED = 500;
export const MAX_TITLE_LENGTH = 80;
export const DAY_MINUTES = 24 * 60;
/** How long a stop or a break may take, minutes. */
export const MAX_STAY_MINUTES = 12 * 60;

/** As the API's ids. */
const Id = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2_147_483_647));
/** Minutes after midnight by the city's clocks. */
const TimeOfDay = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(DAY_MINUTES - 1));
const Length = v.pipe(v.number(), v.integer(), v.minValue(5), v.maxValue(MAX_STAY_MINUTES));
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what a line of text must not have.
const Line = v.pipe(v.string(), v.maxLength(MAX_TITLE_LENGTH), v.regex(/^[^\u0000-\u001f\u007f]*$/));
const Key = v.pipe(v.string(), v.regex(/^[0-9a-z]{1,16}$/));
const isCalendarDay = (day: string) => new Date(`${day}T00:00Z`).toJSON()?.startsWith(day) === true;

/**
 * A place of the guide: by its listing, by its pub, or both, as the page that it was saved on knew it. The name is stored to
 * report what is gone when the guide no longer has it.
 */
const PlaceRef = v.pipe(
  v.object({ name: v.pipe(v.string(), v.maxLength(200)), listing: v.optional(Id), pub: v.optional(Id) }),
  v.check(({ listing, pub }) => listing !== undefined || pub !== undefined),
);
export type PlaceRef = v.InferOutput<typeof PlaceRef>;

const Stop = v.object({
  kind: v.literal('stop'),
  key: Key,
  place: PlaceRef,
  /** Minutes at the place; absent: as long as a visit there usually takes. */
  stay: v.optional(Length),
  /** When it has to begin, as with a ticket; absent: whenever it suits. */
  fixedAt: v.optional(TimeOfDay),
});
export type Stop = v.InferOutput<typeof Stop>;

/** A break for a meal, taken wherever one is by then. */
const Break = v.pipe(
  v.object({
    kind: v.literal('break'),
    key: Key,
    minutes: Length,
    /** It begins between these. */
    from: TimeOfDay,
    until: TimeOfDay,
  }),
  v.check(({ from, until }) => from <= until),
);
export type Break = v.InferOutput<typeof Break>;

const Item = v.variant('kind', [Stop, Break]);
/** One line of a day. */
export type Item = v.InferOutput<typeof Item>;

const PlanDay = v.object({
  key: Key,
  /** "YYYY-MM-DD" */
  date: v.pipe(v.string(), v.isoDate(), v.check(isCalendarDay)),
  /** Its own name; empty: the names of its areas. */
  title: Line,
  startsAt: TimeOfDay,
  items: v.pipe(v.array(Item), v.maxLength(MAX_ITEMS_OF_DAY)),
});
export type PlanDay = v.InferOutput<typeof PlanDay>;

const Plan = v.object({
  version: v.literal(PLAN_VERSION),
  /** Places with a heart, the latest last. */
  saved: v.pipe(v.array(PlaceRef), v.maxLength(MAX_SAVED)),
  days: v.pipe(v.array(PlanDay), v.maxLength(MAX_DAYS)),
});
export type Plan = v.InferOutput<typeof Plan>;

export const EMPTY_PLAN: Plan = { version: PLAN_VERSION, saved: [], days: [] };

/** Reads a stored or shared plan. @returns null for anything else */
export function readPlan(value: unknown): Plan | null {
  const { success, output } = v.safeParse(Plan, value);
  return success ? output : null;
}

/** A random key for a day or a line. */
export const newKey = (): string => Math.random().toString(36).slice(2, 14);

/** Whether two references are to the same place, as far as both say. */
export const isSamePlace = (one: PlaceRef, other: PlaceRef): boolean =>
  one.listing !== undefined && other.listing !== undefined
    ? one.listing === other.listing
    : one.pub !== undefined && one.pub === other.pub;

export const isSaved = ({ saved }: Plan, place: PlaceRef): boolean =>
  saved.some((one) => isSamePlace(one, place));

/** The stops of a day, without its breaks. */
export const stopsOf = ({ items }: Pick<PlanDay, 'items'>): Stop[] =>
  items.filter((item): item is Stop => item.kind === 'stop');

/** How many stops some days have. */
export const stopCount = (days: readonly PlanDay[]): number =>
  days.reduce((sum, day) => sum + stopsOf(day).length, 0);

export const hasStop = (day: PlanDay, place: PlaceRef): boolean =>
  stopsOf(day).some((stop) => isSamePlace(stop.place, place));

/** The days on which a place is a stop. */
export const daysWith = ({ days }: Plan, place: PlaceRef): PlanDay[] =>
  days.filter((day) => hasStop(day, place));
