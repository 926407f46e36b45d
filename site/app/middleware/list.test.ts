import { createStaticHandler, type MiddlewareFunction } from 'react-router';
import { describe, expect, it } from 'vitest';
import { createRouterTree } from '../router-tree.ts';
import { middlewareOrder, resolveMiddleware } from './list.ts';

/** The ledger's whole order; members join as their capability is built, always at their place. */
const ledgerOrder = [
  'language',
  'feature-flags',
  'ab-test',
  'auth',
  'cache',
  'editions',
  'transaction',
  'vanity',
];

describe('the middleware list', () => {
  it('RM-14 keeps the order of the ledger', () => {
    expect(middlewareOrder).toEqual(ledgerOrder.filter((name) => middlewareOrder.includes(name as never)));
    expect(resolveMiddleware()).toHaveLength(middlewareOrder.length);
  });

  it('RM-14 runs in exactly that order, before anything is loaded', async () => {
    const recorded: string[] = [];
    const table = Object.fromEntries(
      middlewareOrder.map((name): [string, MiddlewareFunction] => [name, () => void recorded.push(name)]),
    );
    const tree = createRouterTree(resolveMiddleware(middlewareOrder, table), () => true);
    await createStaticHandler(tree).query(new Request('http://site.test/latest/'), {
      generateMiddlewareResponse: async () => {
        recorded.push('load');
        return new Response();
      },
    });
    expect(recorded).toEqual([...middlewareOrder, 'load']);
  });

  it('ER-16 knows only its own', () => {
    expect(() => resolveMiddleware(['weather'])).toThrow(
      expect.objectContaining({ status: 500, message: 'Unknown middleware weather' }),
    );
  });
});
