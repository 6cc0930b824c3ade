/** The embed kit's name in the registry; it is a release that no page of the guide loads (decision 54). */
export const EMBED_KIT = 'embed-kit';
