import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';

export interface Position {
  source: string;
  line: number;
  name: string | undefined;
}

export interface SourceMaps {
  /** Where a place in a built file comes from; nothing when its map is not here, as after a new build. */
  find(file: string, line: number, column: number): Promise<Position | undefined>;
}

const builtFile = /^[\w.-]+\.js$/;
/** A map is some hundred kilobytes; failures come from few files at a time. */
const maxCached = 8;

/** The maps of a build, read when a failure names their file. They lie beside the site, never in it. */
export function createSourceMaps(directory: string): SourceMaps {
  const maps = new Map<string, Promise<TraceMap | undefined>>();

  async function load(file: string): Promise<TraceMap | undefined> {
    try {
      return new TraceMap(await readFile(join(directory, `${file}.map`), 'utf8'));
    } catch {
      return undefined;
    }
  }

  return {
    async find(file, line, column) {
      if (!builtFile.test(file) || line < 1 || column < 1) return undefined;
      const loading = maps.get(file) ?? load(file);
      maps.delete(file);
      maps.set(file, loading);
      const [oldest] = maps.keys();
      if (maps.size > maxCached && oldest) maps.delete(oldest);
      const map = await loading;
      // Browsers count columns from one, maps from zero.
      const found = map && originalPositionFor(map, { line, column: column - 1 });
      if (!found?.source) return undefined;
      const source = found.source.replace(/^(\.\.\/)+/, '');
      return { source, line: found.line, name: found.name ?? undefined };
    },
  };
}
