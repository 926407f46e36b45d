import { expect, it } from 'vitest';
import { withOwnIds } from './own-ids.ts';

it('SM-11 gives an appended story its own ids, and its anchors follow', () => {
  const html = '<h2 id="prices">Prices</h2><p><a href="#prices">Up</a> <a href="/x/#a">x</a></p>';
  expect(withOwnIds([{ kind: 'prose', html }], 'b')).toEqual([
    {
      kind: 'prose',
      html: '<h2 id="b-prices">Prices</h2><p><a href="#b-prices">Up</a> <a href="/x/#a">x</a></p>',
    },
  ]);
});
