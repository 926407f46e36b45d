declare module '@iabtechlabtcf/stub' {
  /** Puts `__tcfapi` and the frame `__tcfapiLocator` in place. */
  export default function makeStub(): void;
}
