import { readdirSync } from 'node:fs';
import type { ProductRecord } from './product-record.ts';

/** Every record of this folder. */
export async function allProducts(): Promise<ProductRecord[]> {
  const files = readdirSync(import.meta.dirname).filter(
    (name) => name.endsWith('.ts') && !['product-record.ts', 'products.ts'].includes(name),
  );
  const modules = await Promise.all(
    files.map((name): Promise<Record<string, ProductRecord[]>> => import(`./${name}`)),
  );
  return modules.flatMap((module) => Object.values(module).flat());
}
