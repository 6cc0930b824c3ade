/** Loader that marks React components as pure, so that unused ones are dropped. @param {string} source */
export default function markPure(source) {
  return source
    .replace(/= (React\d*\.(?:memo|forwardRef|createContext)\()/g, '= /* @__PURE__ */ $1')
    .replace(/^\w+\.displayName = "[^"]*";$/gm, '');
}
