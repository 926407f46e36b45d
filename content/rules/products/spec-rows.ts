interface SpecRow {
  name: string;
  /** Empty for a fact that has no name: `Fanless`. */
  value: string;
}

/** `Display: 14-inch` as name and value. */
export function specRows(shortSpecs: readonly string[]): SpecRow[] {
  return shortSpecs.flatMap((spec) => {
    const [, name = spec, value = ''] = /^([^:]+): (.+)$/s.exec(spec.trim()) ?? [];
    return name.trim() ? [{ name: name.trim(), value: value.trim() }] : [];
  });
}
