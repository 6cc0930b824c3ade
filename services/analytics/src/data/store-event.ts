import type { Db } from 'mongodb';
import { addToDay } from './add-to-day';
import { collections, type StoredEvent } from './collections';

/** What a click on a booking link is called (D-19). */
const BOOKING_CLICK = 'booking_click';

/** Stores one event and counts it when it is a booking click. Resolves when all of it is stored (D-58). */
export async function storeEvent(db: Db, day: string, event: StoredEvent): Promise<void> {
  await collections(db).events.insertOne({ ...event });
  if (event.name === BOOKING_CLICK) await addToDay(db, day, { bookingClicks: 1 });
}
