/** A longitude from -180 to 180, for one beyond the 180th meridian. */
export const wrapLongitude = (lng: number): number =>
  Math.abs(lng) <= 180 ? lng : lng - Math.sign(lng) * 360;

/** The longitude of a place near `center`, beyond ±180 if the 180th meridian is between them. Degrees. */
export const longitudeNear = (lng: number, center: number): number =>
  Math.abs(lng - center) <= 180 ? lng : lng + Math.sign(center - lng) * 360;
