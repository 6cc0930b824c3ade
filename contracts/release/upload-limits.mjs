/** Limits of an uploaded release (docs/release.md), checked by the release command and by the gateway. */
export const UPLOAD_LIMITS = /** @type {const} */ ({
  /** The gzipped body. */
  SENT_BYTES: 8_388_608,
  UNPACKED_BYTES: 33_554_432,
  FILE_BYTES: 8_388_608,
  MANIFEST_BYTES: 131_072,
  FILES: 500,
  NAME_LENGTH: 200,
});

/** The server bundle, source maps, and types that browsers load, except HTML. */
export const RELEASE_FILE =
  /^(?:server\/server\.cjs(?:\.map)?|server\/maps\/[\w@+-][\w.@+-]*\.map|browser\/(?:[\w@+-][\w.@+-]*\/)*[\w@+-][\w.@+-]*\.(?:js|css|json|svg|txt|woff2|png|jpg|webp|avif|gif))$/;
