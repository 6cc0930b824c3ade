/** The embed kit's name: a release like a module's, which no page of the guide shows (decision 54). */
export const EMBED_KIT = 'embed-kit';
