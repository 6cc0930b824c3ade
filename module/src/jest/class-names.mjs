/** Stands for a CSS module in Jest: every class name is its own key. */
export default new Proxy({}, { get: (_, name) => String(name) });
