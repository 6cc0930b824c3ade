/** Signwriter's gold, lit window glass and painted joinery: the same at every house. */
export const GOLD = '#E3B04B';
export const GLASS = '#FFC766';
export const GLASS_TOP = '#FFDF9C';
export const CREAM = '#F4E9D2';
