interface MacroFacts {
  /** Seconds into the ad. */
  time: number;
  /** The file that plays. */
  file: string;
  errorCode?: number | undefined;
  now: Date;
  /** From 0 up to 1. */
  random: number;
}

function clockOf(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds * 1000));
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  const parts = [whole / 3_600_000, (whole / 60_000) % 60, (whole / 1000) % 60].map(two).join(':');
  return `${parts}.${String(whole % 1000).padStart(3, '0')}`;
}

/** Fills VAST macros (`[MACRO]`) in a URL; unknown values are -1. */
export function fillMacros(address: string, { time, file, errorCode, now, random }: MacroFacts): string {
  const values: Readonly<Record<string, string>> = {
    CACHEBUSTING: String(Math.floor(random * 1e8)).padStart(8, '0'),
    TIMESTAMP: now.toISOString(),
    ADPLAYHEAD: clockOf(time),
    MEDIAPLAYHEAD: clockOf(0),
    CONTENTPLAYHEAD: clockOf(0),
    ASSETURI: file,
    ERRORCODE: String(errorCode ?? 900),
  };
  return address.replace(/\[([A-Z]{3,40})\]/g, (_, name: string) =>
    encodeURIComponent(Object.hasOwn(values, name) ? (values[name] ?? '-1') : '-1'),
  );
}
