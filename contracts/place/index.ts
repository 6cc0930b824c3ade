/** What every team says alike of a place: its card, its rating, a visit, the way on foot, how its texts are compared. */
export { type CardListing, cardListing } from './cardListing';
export { hoursSummary } from './hours';
export { normalizeForSearch } from './normalizeForSearch';
export { ratingValue } from './rating';
export { familyText, forWhomText, timeText } from './visit';
export { distanceText, metresOnFoot, minutesOnFoot, minutesText, type Point } from './walk';
