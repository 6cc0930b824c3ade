import * as v from 'valibot';
import {
  DAY_MINUTES,
  MAX_DAYS,
  MAX_ITEMS_OF_DAY,
  MAX_SAVED,
  MAX_STAY_MINUTES,
  MAX_TITLE_LENGTH,
  PLAN_VERSION,
} from './limits';

const Id = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2_147_483_647));
/** Local time, minutes after midnight. */
const TimeOfDay = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(DAY_MINUTES - 1));
const Duration = v.pipe(v.number(), v.integer(), v.minValue(5), v.maxValue(MAX_STAY_MINUTES));
// biome-ignore lint/suspicious/noControlCharactersInRegex: excludes control characters.
const Line = v.pipe(v.string(), v.maxLength(MAX_TITLE_LENGTH), v.regex(/^[^\u0000-\u001f\u007f]*$/));
const Key = v.pipe(v.string(), v.regex(/^[0-9a-z]{1,16}$/));
const isCalendarDay = (day: string) => new Date(`${day}T00:00Z`).toJSON()?.startsWith(day) === true;

/** Reference to a listing, a pub or both. The name is stored for places that the guide no longer has. */
const PlaceRef = v.pipe(
  v.object({ name: v.pipe(v.string(), v.maxLength(200)), listing: v.optional(Id), pub: v.optional(Id) }),
  v.check(({ listing, pub }) => listing !== undefined || pub !== undefined),
);
export type PlaceRef = v.InferOutput<typeof PlaceRef>;

const Stop = v.object({
  kind: v.literal('stop'),
  key: Key,
  place: PlaceRef,
  /** Minutes; absent: the usual duration of a visit. */
  stay: v.optional(Duration),
  fixedAt: v.optional(TimeOfDay),
});
export type Stop = v.InferOutput<typeof Stop>;

const Break = v.pipe(
  v.object({
    kind: v.literal('break'),
    key: Key,
    minutes: Duration,
    /** Earliest and latest start. */
    from: TimeOfDay,
    until: TimeOfDay,
  }),
  v.check(({ from, until }) => from <= until),
);
export type Break = v.InferOutput<typeof Break>;

const Item = v.variant('kind', [Stop, Break]);
export type Item = v.InferOutput<typeof Item>;

const Start = v.object({
  name: Line,
  lat: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
  lng: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
});
export type Start = v.InferOutput<typeof Start>;

const PlanDay = v.object({
  key: Key,
  /** "YYYY-MM-DD" */
  date: v.pipe(v.string(), v.isoDate(), v.check(isCalendarDay)),
  /** Empty: the names of its areas. */
  title: Line,
  startsAt: TimeOfDay,
  /** Where the day starts; absent: at its first stop. */
  start: v.optional(Start),
  items: v.pipe(v.array(Item), v.maxLength(MAX_ITEMS_OF_DAY)),
});
export type PlanDay = v.InferOutput<typeof PlanDay>;

const Plan = v.object({
  version: v.literal(PLAN_VERSION),
  /** Favourites, the latest last. */
  saved: v.pipe(v.array(PlaceRef), v.maxLength(MAX_SAVED)),
  days: v.pipe(v.array(PlanDay), v.maxLength(MAX_DAYS)),
});
export type Plan = v.InferOutput<typeof Plan>;

/** Validates a stored or shared plan; fields of later releases stay. @returns null if it is invalid */
export const readPlan = (value: unknown): Plan | null => (v.is(Plan, value) ? value : null);
