const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** Noon of 1 January 2000, UTC, in days since 1970. */
const J2000_DAYS = 10_957.5;

/**
 * Sunrise or sunset of a day, ms since 1970, to the minute (Meeus, Astronomical Algorithms, in the shortened form of
 * aa.quae.nl/en/reken/zonpositie.html; angles in radians). Where the sun stays up, days are 24 hours long; where it stays
 * down, both are noon.
 * @param noon - 12:00 of the day in local time, ms since 1970
 * @param center - longitude and latitude, degrees
 */
export function sunTime(noon: number, [lng, lat]: readonly [number, number], isSet: boolean): number {
  const turn = lng / 360;
  const days = Math.round(noon / DAY_MS - J2000_DAYS + turn) - turn;
  const anomaly = 6.24006 + 0.01720197 * days;
  const longitude = anomaly + 4.93819 + 0.0334 * Math.sin(anomaly);
  const sinDeclination = 0.39777 * Math.sin(longitude);
  const latitude = (lat * Math.PI) / 180;
  // The centre of the sun is 0.833 degrees below the horizon when its upper edge is at it.
  const cosAngle =
    (-0.01454 - Math.sin(latitude) * sinDeclination) /
    (Math.cos(latitude) * Math.sqrt(1 - sinDeclination ** 2));
  const half = Math.acos(Math.max(-1, Math.min(1, cosAngle))) / (2 * Math.PI);
  const transit = days + 0.0053 * Math.sin(anomaly) - 0.0069 * Math.sin(2 * longitude) + J2000_DAYS;
  return Math.round(((transit + (isSet ? half : -half)) * DAY_MS) / MINUTE_MS) * MINUTE_MS;
}
