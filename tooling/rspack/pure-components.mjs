/** Loader that lets the bundler drop unused components of a package. @param {string} source */
export default function markPure(source) {
  return source
    .replace(/= (React\d*\.(?:memo|forwardRef|createContext)\()/g, '= /* @__PURE__ */ $1')
    .replace(/^\w+\.displayName = "[^"]*";$/gm, '');
}
