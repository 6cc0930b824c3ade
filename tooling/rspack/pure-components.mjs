/**
 * A loader for packages whose components are made by calls that the bundler cannot know to have no effect: those that
 * nothing imports are left out.
 * @param {string} source
 */
export default function markPure(source) {
  return source
    .replace(/= (React\d*\.(?:memo|forwardRef|createContext)\()/g, '= /* @__PURE__ */ $1')
    .replace(/^\w+\.displayName = "[^"]*";$/gm, '');
}
