// `npm run doctor` checks an installation and says what to mend.
import { publication } from '#config';
import { publicationFolder } from '#config/folder.ts';
import { type Environment, readEnvironment } from '#server/boot/environment.ts';
import { loadPublication } from '#server/boot/load-publication.ts';
import { needsBuild } from '../build-stamp.ts';
import { type Finding, good, note, problem, writeFindings } from './finding.ts';
import {
  databaseFindings,
  folderFindings,
  mailServerFinding,
  picturesFinding,
  redisFinding,
  serverFinding,
} from './probes.ts';
import { addressFindings, mailFinding } from './rules.ts';

function settings(): { environment?: Environment; findings: Finding[] } {
  const findings: Finding[] = [];
  const attempt = <T>(part: string, mend: string, read: () => T): T | undefined => {
    try {
      const value = read();
      findings.push(good(part, 'valid'));
      return value;
    } catch (error) {
      findings.push(problem(part, error instanceof Error ? error.message : String(error), mend));
      return undefined;
    }
  };
  attempt('configuration', 'Change neutron.config.ts.', () =>
    loadPublication({ 'neutron.config.ts': publication }),
  );
  const environment = attempt('environment', 'Change the variable.', () => readEnvironment(process.env));
  return environment ? { environment, findings } : { findings };
}

async function examine(): Promise<Finding[]> {
  const { environment, findings } = settings();
  const built = needsBuild(publicationFolder)
    ? note('build', 'the site is not built from these sources', 'npm start builds it, or run npm run build.')
    : good('build', 'current');
  if (!environment) return [...findings, built];
  const found = await Promise.all([
    folderFindings(environment),
    databaseFindings(environment),
    picturesFinding(environment),
    redisFinding(environment),
    mailServerFinding(environment),
    serverFinding(environment),
  ]);
  return [
    ...findings,
    built,
    ...addressFindings(environment),
    ...found.flat(),
    mailFinding(environment),
  ].filter((finding) => finding !== undefined);
}

const findings = await examine();
console.log(writeFindings(findings));
process.exitCode = findings.some(({ level }) => level === 'problem') ? 1 : 0;
