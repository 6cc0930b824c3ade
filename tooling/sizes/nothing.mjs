const nothing = () => null;

/** Replaces the frame's parts in a build of the shell. */
export {
  nothing as ApplySettings,
  nothing as Footer,
  nothing as Header,
  nothing as TeamsSwitch,
  nothing as ToastRegion,
};
