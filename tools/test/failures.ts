/** Failed tests from Vitest's JSON report: name and the beginning of the reason. */
export function failuresOfVitest(report: unknown): string[] {
  const { testResults = [] } = report as {
    testResults?: {
      name: string;
      message?: string;
      assertionResults: { status: string; fullName: string; failureMessages?: string[] }[];
    }[];
  };
  return testResults.flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    if (failed.length === 0 && message) return [describeFailure(name, message)];
    return failed.map(({ fullName, failureMessages }) =>
      describeFailure(`${name}: ${fullName}`, failureMessages?.[0]),
    );
  });
}

interface Result {
  errors?: { message?: string }[];
  attachments?: { name: string; path?: string }[];
}

interface Suite {
  specs?: {
    title: string;
    file: string;
    line: number;
    tests: { projectName: string; status: string; results: Result[] }[];
  }[];
  suites?: Suite[];
}

/** The same for Playwright's report, where suites are nested. */
export function failuresOfPlaywright(report: unknown): string[] {
  const { suites = [], errors = [] } = report as { suites?: Suite[]; errors?: { message?: string }[] };
  return [
    ...testsOf(suites, 'unexpected').map(({ name, results }) => describeFailure(name, reasonOf(results))),
    ...errors.map(({ message }) => describeFailure('the run itself', message)),
  ];
}

/** Journeys that passed on their second try: why the first one failed, and where its trace is. */
export function flakyOfPlaywright(report: unknown): string[] {
  const { suites = [] } = report as { suites?: Suite[] };
  return testsOf(suites, 'flaky').map(({ name, results }) => {
    const traces = results
      .flatMap(({ attachments = [] }) => attachments)
      .flatMap((attachment) => (attachment.name === 'trace' && attachment.path ? [attachment.path] : []));
    const lines = traces.map((path) => `    trace: ${path}`);
    return [describeFailure(name, reasonOf(results), 'flaky:'), ...lines].join('\n');
  });
}

function testsOf(suites: readonly Suite[], status: string): { name: string; results: readonly Result[] }[] {
  return suites.flatMap(({ specs = [], suites: inner = [] }) => [
    ...specs.flatMap(({ title, file, line, tests }) =>
      tests
        .filter((test) => test.status === status)
        .map(({ projectName, results }) => ({ name: `[${projectName}] ${file}:${line} ${title}`, results })),
    ),
    ...testsOf(inner, status),
  ]);
}

function reasonOf(results: readonly Result[]): string | undefined {
  return results
    .flatMap(({ errors = [] }) => errors.map(({ message = '' }) => message))
    .filter(Boolean)
    .join('\n');
}

const reasonLines = 14;
// Playwright colors its messages even in a report.
// biome-ignore lint/suspicious/noControlCharactersInRegex: matches the escape character on purpose
const colors = /\u001b\[[0-9;]*m/g;

function describeFailure(name: string, reason = 'no reason given', mark = '✗'): string {
  const lines = reason.replace(colors, '').trim().split('\n').slice(0, reasonLines);
  return [`${mark} ${name}`, ...lines.map((line) => `    ${line}`)].join('\n');
}
