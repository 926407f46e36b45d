/** Counters for Prometheus, small enough to be read at a glance. */
export interface Counter {
  add(labels: string, amount?: number): void;
}

export interface Metrics {
  counter(name: string, help: string): Counter;
  gauge(name: string, help: string, read: () => number): void;
  /** One value for each of several labels. */
  gauges(name: string, help: string, read: () => readonly (readonly [labels: string, value: number])[]): void;
  histogram(name: string, help: string, bounds: readonly number[]): { observe(value: number): void };
  text(): string;
}

export function createMetrics(): Metrics {
  const writers: (() => string[])[] = [];
  return {
    counter(name, help) {
      const values = new Map<string, number>();
      writers.push(() => [
        `# HELP ${name} ${help}`,
        `# TYPE ${name} counter`,
        ...[...values].map(([labels, value]) => `${name}${labels && `{${labels}}`} ${value}`),
      ]);
      return { add: (labels, amount = 1) => void values.set(labels, (values.get(labels) ?? 0) + amount) };
    },
    gauge(name, help, read) {
      writers.push(() => [`# HELP ${name} ${help}`, `# TYPE ${name} gauge`, `${name} ${read()}`]);
    },
    gauges(name, help, read) {
      writers.push(() => [
        `# HELP ${name} ${help}`,
        `# TYPE ${name} gauge`,
        ...read().map(([labels, value]) => `${name}{${labels}} ${value}`),
      ]);
    },
    histogram(name, help, bounds) {
      const counts = bounds.map(() => 0);
      let [total, sum] = [0, 0];
      writers.push(() => [
        `# HELP ${name} ${help}`,
        `# TYPE ${name} histogram`,
        ...bounds.map((bound, index) => `${name}_bucket{le="${bound}"} ${counts[index]}`),
        `${name}_bucket{le="+Inf"} ${total}`,
        `${name}_sum ${sum}`,
        `${name}_count ${total}`,
      ]);
      return {
        observe(value) {
          total += 1;
          sum += value;
          bounds.forEach((bound, index) => {
            if (value <= bound) counts[index] = (counts[index] ?? 0) + 1;
          });
        },
      };
    },
    text: () => `${writers.flatMap((write) => write()).join('\n')}\n`,
  };
}
