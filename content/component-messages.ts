/** Apart from the other messages, because every page checks its components and few show an error. */
export const componentMessages = {
  componentFailed: (name: string) => `Component ${name} could not be loaded`,
  componentShape: (expected: string, found: string) => `Expected a component ${expected}, got ${found}`,
} as const;
