/** Rules for imports between folders (docs/architecture.md), and against import cycles. */
const path = require('node:path');

/** @param {string} name @param {string} from @param {string} allowed imports of our packages */
const onlyImports = (name, from, allowed) => ({
  name,
  severity: 'error',
  from: { path: from, pathNot: TESTS },
  to: { path: OURS, pathNot: allowed },
});

const OURS = '^(contracts|ui|module|cities|shell|mfe-[^/]+|services|tooling|bench|e2e)/';
const TESTS = '(^|/)test/';

/** Each folder may import only folders before it. */
const GATEWAY = [
  'backends',
  'security',
  'checks',
  'api',
  'renderers',
  'previews',
  'newsletter',
  'releases',
  'canary',
  'files',
  'seo',
  'pages',
  'embed',
  'images',
  'offline',
];
const gatewayFolder = (/** @type {string[]} */ names) => `^services/gateway/src/(${names.join('|')})/`;

module.exports = {
  forbidden: [
    { name: 'no-circle', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-unresolved',
      severity: 'error',
      from: {},
      // The bundler resolves this alias to the city pack.
      to: { couldNotResolve: true, pathNot: '^@guide/city/' },
    },
    onlyImports('contracts', '^contracts/', '^contracts/'),
    onlyImports('ui', '^ui/', '^(ui/|contracts/(site|texts)/)'),
    onlyImports('module', '^module/', '^(module|contracts|ui)/'),
    onlyImports('cities', '^cities/', '^(cities/|contracts/city/)'),
    onlyImports('shell', '^shell/', '^(shell|contracts|ui)/'),
    onlyImports('modules', '^(mfe-[^/]+)/', '^($1|contracts|ui)/'),
    onlyImports('embedded-mongo', '^services/embedded-mongo/', '^services/embedded-mongo/'),
    onlyImports('kit', '^services/kit/', '^(services/kit|contracts)/'),
    onlyImports('tooling', '^tooling/', '^(tooling|services|module|contracts)/'),
    onlyImports('bench', '^bench/', '^(bench|tooling|services|module|contracts|shell)/'),
    ...GATEWAY.slice(0, -1).map((folder, index) => ({
      name: `gateway-${folder}`,
      severity: 'error',
      from: { path: gatewayFolder([folder]) },
      to: { path: gatewayFolder(GATEWAY.slice(index + 1)) },
    })),
    {
      name: 'services',
      severity: 'error',
      from: {
        path: '^services/([^/]+)/',
        // The only file that composes the services (docs/architecture.md).
        pathNot: [TESTS, '^services/(kit|embedded-mongo)/', '^services/gateway/src/mounts\\.ts$'],
      },
      to: { path: OURS, pathNot: '^(services/($1|kit)|contracts)/' },
    },
    {
      name: 'inside-of-the-gateway',
      severity: 'error',
      from: { path: OURS, pathNot: ['^services/gateway/', TESTS, '^tooling/commands/start\\.mjs$', '^e2e/'] },
      // Exceptions: backups record the version of the data, and imports store the site.
      to: {
        path: '^services/gateway/src/',
        pathNot: '^services/gateway/src/(migrations|site|builtParts)\\.ts$',
      },
    },
    {
      name: 'inside-of-the-gateway-e2e',
      severity: 'error',
      from: { path: '^e2e/' },
      // Exception: browser tests prepare broken releases and share tokens.
      to: {
        path: '^services/gateway/src/',
        pathNot: '^services/gateway/src/(releases|embed/(manage|tokens)|canary/votes|pages/shellFiles)',
      },
    },
  ],
  options: {
    babelConfig: { fileName: path.join(__dirname, 'babel.cjs') },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(node_modules|dist|\\.build)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
    },
  },
};
