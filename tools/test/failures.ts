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

interface Suite {
  specs?: {
    title: string;
    file: string;
    line: number;
    tests: { projectName: string; status: string; results: { errors?: { message?: string }[] }[] }[];
  }[];
  suites?: Suite[];
}

/** The same for Playwright's report, where suites are nested. */
export function failuresOfPlaywright(report: unknown): string[] {
  const { suites = [], errors = [] } = report as { suites?: Suite[]; errors?: { message?: string }[] };
  return [
    ...suites.flatMap(ofSuite),
    ...errors.map(({ message }) => describeFailure('the run itself', message)),
  ];
}

function ofSuite({ specs = [], suites = [] }: Suite): string[] {
  const own = specs.flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .flatMap(({ projectName, results }) =>
        describeFailure(`[${projectName}] ${file}:${line} ${title}`, reasonOf(results)),
      ),
  );
  return [...own, ...suites.flatMap(ofSuite)];
}

function reasonOf(results: readonly { errors?: { message?: string }[] }[]): string | undefined {
  return results
    .flatMap(({ errors = [] }) => errors.map(({ message = '' }) => message))
    .filter(Boolean)
    .join('\n');
}

const reasonLines = 14;
// Playwright colors its messages even in a report.
// biome-ignore lint/suspicious/noControlCharactersInRegex: matches the escape character on purpose
const colors = /\u001b\[[0-9;]*m/g;

function describeFailure(name: string, reason = 'no reason given'): string {
  const lines = reason.replace(colors, '').trim().split('\n').slice(0, reasonLines);
  return [`✗ ${name}`, ...lines.map((line) => `    ${line}`)].join('\n');
}
