/** Email addresses that form and API accept (NEWS-03). */
export const validAddresses = [
  'a@b.c',
  'ada@example.com',
  'a.b+c@mail.example.co.uk',
  "o'neil-smith_1@example.org",
  'ada@xn--mller-kva.de',
];

/** Texts that form and API refuse (NEWS-03, NEWS-04). */
export const invalidAddresses = [
  '',
  'ada',
  'ada@example',
  '@example.com',
  'ada@.',
  'ada lovelace@example.com',
  'ada@exam ple.com',
  'ada@@example.com',
  'ada..b@example.com',
  '.ada@example.com',
  'ada.@example.com',
  'ada@example..com',
  'ada@example.com.',
  'ada@example.com;',
  'ada@example.com,b@example.com',
  'mailto:ada@example.com',
  'Ada <ada@example.com>',
  'ada@-example.com',
  'ada@exa_mple.com',
  'ada@192.0.2.1:25',
  'ad\u200ba@example.com',
  'ada@exam\u200dple.com',
  'ada@exam\u00adple.com',
  'ada@example.com\ufeff',
  'ada@ex\u3164ample.com',
  'ünï@example.com',
];
