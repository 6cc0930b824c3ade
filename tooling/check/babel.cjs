/** Parses TypeScript for dependency-cruiser, because TypeScript 7 has no API. Type imports count like others. */
/** @typedef {{ node: { importKind?: string, exportKind?: string, source?: unknown, specifiers: { importKind?: string }[] } }} Declaration */

function keepTypeImports() {
  const asValue = (/** @type {Declaration} */ { node }) => {
    node.importKind = 'value';
    for (const specifier of node.specifiers) if (specifier.importKind) specifier.importKind = 'value';
  };
  const exportAsValue = (/** @type {Declaration} */ { node }) => {
    if (node.source) node.exportKind = 'value';
  };
  return {
    visitor: {
      Program: (/** @type {{ traverse(visitor: object): void }} */ program) =>
        program.traverse({ ImportDeclaration: asValue, ExportNamedDeclaration: exportAsValue }),
    },
  };
}

module.exports = {
  presets: [['@babel/preset-typescript', { onlyRemoveTypeImports: true, allowDeclareFields: true }]],
  plugins: ['@babel/plugin-syntax-jsx', keepTypeImports],
};
