import { expect, it } from 'vitest';
import { checkStageMove, defaultStages, type Stage } from './stages.ts';

const strict: Stage[] = [
  { id: 'draft', name: 'Draft', to: ['edit', 'legal'] },
  { id: 'edit', name: 'Edit' },
  { id: 'legal', name: 'Legal', to: [] },
  { id: 'ready', name: 'Ready', right: 'publish' },
];
const writer = { sub: 'w', rights: ['write-own'] };
const editor = { sub: 'e', rights: ['write-own', 'publish'] };

it.each<[readonly Stage[], string | null, string | null, typeof writer, true | string]>([
  [defaultStages, null, 'idea', writer, true],
  [defaultStages, 'idea', 'ready', writer, true],
  [defaultStages, 'ready', 'idea', writer, true],
  [defaultStages, 'legal', null, writer, true],
  [
    defaultStages,
    'idea',
    'done',
    editor,
    'There is no stage done; the stages are idea, writing, editing, legal, ready',
  ],
  [defaultStages, 'a stage of an earlier configuration', 'idea', writer, true],
  [strict, 'draft', 'legal', writer, true],
  [strict, 'draft', 'ready', editor, 'From Draft a story moves to Edit or Legal'],
  [strict, 'legal', 'edit', editor, 'From Legal a story moves to no other stage'],
  [strict, 'edit', 'ready', editor, true],
  [strict, 'ready', 'ready', writer, true],
  [strict, 'edit', 'ready', writer, 'Editors and producers can publish.'],
])('%j: from %s to %s by %j: %s', (stages, from, to, staff, expected) => {
  const move = checkStageMove(stages, from, to, staff);
  expect(move.ok ? true : move.message).toBe(expected);
});
