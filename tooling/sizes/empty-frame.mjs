const nothing = () => null;

/** Replaces the frame's parts to measure the shell without them. */
export {
  nothing as ApplySettings,
  nothing as Footer,
  nothing as Header,
  nothing as TeamsSwitch,
  nothing as ToastRegion,
};
