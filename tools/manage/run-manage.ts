import { parseArgs } from 'node:util';
import { managedKindNames } from '#content/managed/kinds.ts';
import { type ApiClient, createApiClient, RejectedCall, Unreachable } from './api-client.ts';
import { entryCommands } from './entry-commands.ts';
import { type ManageContext, UsageError } from './manage-context.ts';
import { manageSettings, manageStories, uploadFile } from './other-commands.ts';
import { serviceKinds, usage } from './usage.ts';

export interface ManageOptions {
  site: string;
  /** The site and the staff token, unless the command line names others. */
  access(): Promise<{ url: string; token: string }>;
  readFile: ManageContext['readFile'];
  print(line: string): void;
  printError(line: string): void;
  fetch?: typeof fetch;
}

/** Runs one command; returns the exit code. */
export async function runManage(args: readonly string[], options: ManageOptions): Promise<number> {
  const { print, printError } = options;
  try {
    const { values, positionals } = readArguments(args);
    if (values.help || positionals.length === 0) {
      print(usage);
      return values.help ? 0 : 2;
    }
    const context = { ...options, client: await clientOf(values, options), isJson: values.json };
    await run(context, positionals, values);
    return 0;
  } catch (error) {
    if (error instanceof UsageError) {
      printError(`${error.message}. npm run manage -- --help lists the commands.`);
      return 2;
    }
    if (error instanceof Unreachable) {
      printError(error.message);
      return 3;
    }
    if (!(error instanceof RejectedCall)) throw error;
    printError(
      error.status === 401
        ? 'This staff token is not valid. Set STAFF_TOKEN, or use --token.'
        : `${error.message}${error.reason ? ` (${error.reason})` : ''}`,
    );
    return 1;
  }
}

/** Those of the content API and those of services. */
const kinds: readonly string[] = [...managedKindNames, ...Object.keys(serviceKinds)];

type Values = ReturnType<typeof readArguments>['values'];

function readArguments(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        url: { type: 'string' },
        token: { type: 'string' },
        as: { type: 'string' },
        publish: { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message.split('. ')[0] : String(error));
  }
}

async function clientOf(values: Values, options: ManageOptions): Promise<ApiClient> {
  const known = values.url && values.token ? undefined : await options.access();
  return createApiClient({
    url: (values.url ?? known?.url ?? '').replace(/\/$/, ''),
    token: values.token ?? known?.token ?? '',
    ...(options.fetch ? { fetch: options.fetch } : {}),
  });
}

async function run(context: ManageContext, [kind = '', ...rest]: readonly string[], values: Values) {
  if (kind === 'settings') return manageSettings(context, rest);
  if (kind === 'upload') return uploadFile(context, rest, values.as);
  if (kind === 'stories') return manageStories(context, rest, values.publish);
  if (!kinds.includes(kind)) throw new UsageError(`there is no kind ${kind}, only ${kinds.join(', ')}`);
  const [action = '', ...args] = rest;
  const command = Object.hasOwn(entryCommands, action) ? entryCommands[action] : undefined;
  if (!command)
    throw new UsageError(`${kind} has no action ${action}, only ${Object.keys(entryCommands).join(', ')}`);
  return command(context, kind, args);
}
