const nothing = () => null;

/** In the places of the frame's parts when the shell is built without them. */
export {
  nothing as ApplySettings,
  nothing as Footer,
  nothing as Header,
  nothing as TeamsSwitch,
  nothing as ToastRegion,
};
