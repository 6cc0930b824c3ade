/** 1 in pages whose lines run to the right, -1 in others: `--forward` of the tokens, for scripts in browsers. */
export const forward = (): 1 | -1 => (document.documentElement.dir === 'rtl' ? -1 : 1);
