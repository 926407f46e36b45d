import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import type * as calls from '#content/calls/views.ts';
import { type StoryView, type ViewContent, viewContent } from '#content/entities/story-view.ts';
import { NeutronError } from '#content/errors.ts';
import type { Handler, HandlerDeps } from '../../handler.ts';
import { enveloped } from '../../present/envelope.ts';
import { requireRight } from '../../rights/check-story.ts';
import type { ViewsTable } from '../../tables/content-tables.ts';

type ViewRow = Selectable<ViewsTable>;

const mostViews = 50;

export const listViews: Handler<typeof calls.listViews> = async (_input, deps) => {
  const sub = subOf(deps);
  const rows = await deps.db.kysely
    .selectFrom('content_views')
    .selectAll()
    .where((eb) => eb.or([eb('owner', '=', sub), eb('is_shared', '=', 1)]))
    .execute();
  const items = rows
    .map((row) => present(row, sub))
    .sort((a, b) => a.name.localeCompare(b.name, 'en') || (a.id < b.id ? -1 : 1));
  return { answer: enveloped({ items }) };
};

export const createView: Handler<typeof calls.createView> = async ({ body }, deps) => {
  const sub = subOf(deps);
  const { name, isShared, ...content } = body;
  const { total } = await deps.db.kysely
    .selectFrom('content_views')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('owner', '=', sub)
    .executeTakeFirstOrThrow();
  if (Number(total) >= mostViews)
    throw new NeutronError('state_conflict', {
      message: `You have ${mostViews} views already. Delete one first.`,
    });
  const row: ViewRow = {
    id: randomUUID(),
    owner: sub,
    is_shared: isShared ? 1 : 0,
    name,
    doc: JSON.stringify(content),
    saved_at: deps.now().getTime(),
  };
  await deps.db.kysely.insertInto('content_views').values(row).execute();
  return { answer: enveloped(present(row, sub)) };
};

export const updateView: Handler<typeof calls.updateView> = async ({ params, body }, deps) => {
  const row = await findForChange(params.id, deps);
  const { name = row.name, isShared = row.is_shared === 1, ...given } = body;
  const before = contentOf(row);
  const content = { filters: given.filters ?? before.filters, columns: given.columns ?? before.columns };
  const values = {
    name,
    is_shared: isShared ? 1 : 0,
    doc: JSON.stringify(content),
    saved_at: deps.now().getTime(),
  };
  await deps.db.kysely.updateTable('content_views').set(values).where('id', '=', row.id).execute();
  return { answer: enveloped(present({ ...row, ...values }, subOf(deps))) };
};

export const deleteView: Handler<typeof calls.deleteView> = async ({ params }, deps) => {
  const { id } = await findForChange(params.id, deps);
  await deps.db.kysely.deleteFrom('content_views').where('id', '=', id).execute();
  return { answer: enveloped({ id }) };
};

/** Other people's views are known only where they are shared. */
async function findForChange(id: string, deps: HandlerDeps): Promise<ViewRow> {
  const row = await deps.db.kysely
    .selectFrom('content_views')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  const isOwn = row?.owner === subOf(deps);
  if (!row || (!isOwn && row.is_shared === 0))
    throw new NeutronError('not_found', { field: 'id', message: 'There is no such view' });
  if (!isOwn) requireRight('edit-all', deps);
  return row;
}

function subOf({ staff }: HandlerDeps): string {
  if (!staff) throw new NeutronError('token_missing');
  return staff.sub;
}

/** A filter that this version no longer has is left out. */
function contentOf({ doc }: ViewRow): ViewContent {
  const parsed = viewContent.safeParse(JSON.parse(doc));
  return parsed.success ? parsed.data : { filters: {} };
}

function present(row: ViewRow, sub: string): StoryView {
  return {
    id: row.id,
    name: row.name,
    ...contentOf(row),
    isShared: row.is_shared === 1,
    isOwn: row.owner === sub,
    savedAt: new Date(Number(row.saved_at)).toISOString(),
  };
}
