import { expect, it, vi } from 'vitest';
import { createGroupCommit } from './group-commit.ts';
import { type Arrival, type Verdict, verdictOn } from './intake.ts';

const arrival = (text = ''): Arrival => ({ body: Buffer.from(text), isUnwilling: false });

it('writes batches that arrived meanwhile as one group, and answers after its commit', async () => {
  const groups: number[] = [];
  let commit: () => void = () => {};
  const intake = createGroupCommit(async (group) => {
    groups.push(group.length);
    await new Promise<void>((resolve) => {
      commit = resolve;
    });
    return group.map((): Verdict => 'taken');
  }, vi.fn());
  const answered: string[] = [];
  const first = verdictOn(intake.take, arrival()).then((verdict) => answered.push(verdict));
  await vi.waitFor(() => expect(groups).toEqual([1]));
  const others = [1, 2, 3].map(() =>
    verdictOn(intake.take, arrival()).then((verdict) => answered.push(verdict)),
  );
  expect(answered).toEqual([]);
  commit();
  await first;
  await vi.waitFor(() => expect(groups).toEqual([1, 3]));
  expect(answered).toEqual(['taken']);
  commit();
  await Promise.all(others);
  expect(answered).toHaveLength(4);
});

it('answers each batch of a group with its own verdict, and all of them as unavailable when the store fails', async () => {
  const onError = vi.fn();
  let fails = false;
  const intake = createGroupCommit(async (group) => {
    if (fails) throw new Error('disk full');
    return group.map(({ body }): Verdict => (body.length > 0 ? 'taken' : 'bad_body'));
  }, onError);
  expect(
    await Promise.all([verdictOn(intake.take, arrival('x')), verdictOn(intake.take, arrival())]),
  ).toEqual(['taken', 'bad_body']);
  fails = true;
  expect(
    await Promise.all([verdictOn(intake.take, arrival('x')), verdictOn(intake.take, arrival('y'))]),
  ).toEqual(['unavailable', 'unavailable']);
  expect(onError).toHaveBeenCalledOnce();
  fails = false;
  expect(await verdictOn(intake.take, arrival('x'))).toBe('taken');
});

it('answers unavailable when the store is too slow, and after it was closed', async () => {
  const intake = createGroupCommit(async (group) => group.map((): Verdict => 'taken'), vi.fn());
  const verdicts = await Promise.all(
    Array.from({ length: 5010 }, () => verdictOn(intake.take, arrival('x'))),
  );
  expect(verdicts.filter((verdict) => verdict === 'unavailable')).toHaveLength(10);
  await intake.close();
  expect(await verdictOn(intake.take, arrival('x'))).toBe('unavailable');
});
