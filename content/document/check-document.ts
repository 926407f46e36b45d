import { Node } from 'prosemirror-model';
import { embed as embedSchema } from '../entities/embed.ts';
import { listicle } from '../entities/listicle.ts';
import { reviewCard } from '../entities/review-card.ts';
import { storyBodyCharacters, storyBodyMarks } from '../limits.ts';
import { allowedTags } from '../rules/body/allowed-tags.ts';
import { linkProblem } from './check-step.ts';
import { embedData } from './embed-to.ts';
import { storySchema } from './schema.ts';

/** Why a document is not accepted. */
export interface DocumentProblem {
  code: 'not_a_document' | 'breaks_schema' | 'invalid_embed' | 'too_long';
  /** For editors. */
  reason: string;
}

export type CheckedDocument = { document: Node } | { problem: DocumentProblem };

/** A document from its JSON, if it keeps the schema, its embeds fit their types and it is not too long. */
export function readDocument(json: unknown): CheckedDocument {
  let document: Node;
  try {
    document = Node.fromJSON(storySchema, json);
  } catch (error) {
    return { problem: { code: 'not_a_document', reason: reasonOf(error) } };
  }
  const problem = documentProblem(document);
  return problem ? { problem } : { document };
}

/** What is wrong with a document, for example after a step; nothing if it may be stored. */
export function documentProblem(document: Node): DocumentProblem | undefined {
  if (document.type !== storySchema.topNodeType)
    return { code: 'not_a_document', reason: `A story is a doc, not a ${document.type.name}.` };
  const long = lengthProblem(document);
  if (long) return long;
  return structureProblem(document) ?? unplacedProblem(document.attrs.unplaced);
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Before anything that takes time with the length. */
function lengthProblem(document: Node): DocumentProblem | undefined {
  if (document.content.size > storyBodyCharacters)
    return {
      code: 'too_long',
      reason: `A story has at most ${storyBodyCharacters.toLocaleString('en')} characters.`,
    };
  let count = 0;
  document.forEach((block) => {
    count += sizeOf(block);
  });
  return count > storyBodyMarks
    ? { code: 'too_long', reason: `A story has at most ${storyBodyMarks} blocks and marks.` }
    : undefined;
}

/** Blocks and marks of a block. Nodes never change, so each is counted once. */
function sizeOf(block: Node): number {
  const known = sizes.get(block);
  if (known !== undefined) return known;
  let size = 1;
  block.descendants((node) => {
    size += node.isText ? node.marks.length : 1;
  });
  sizes.set(block, size);
  return size;
}
const sizes = new WeakMap<Node, number>();

/** Text that is kept beside a story, from its JSON. It may be longer than a story: that may be why it is kept. */
export function readPassage(json: unknown): CheckedDocument {
  try {
    const read = Node.fromJSON(storySchema, json);
    const document = storySchema.topNodeType.create(null, read.content);
    const problem = structureProblem(document);
    const link = linkProblem(json);
    if (read.type !== document.type)
      return { problem: { code: 'not_a_document', reason: 'This is no text.' } };
    if (link) return { problem: { code: 'breaks_schema', reason: link } };
    return problem ? { problem } : { document };
  } catch (error) {
    return { problem: { code: 'not_a_document', reason: reasonOf(error) } };
  }
}

/** A step changes one block of hundreds: those that were found sound before are not looked at again. */
function structureProblem(document: Node): DocumentProblem | undefined {
  try {
    if (!document.type.validContent(document.content))
      throw new RangeError('These blocks do not fit together.');
    // The document's own attributes, with one block: a document has at least one.
    document.cut(0, document.firstChild?.nodeSize).check();
    for (const block of document.children)
      if (!soundBlocks.has(block)) {
        block.check();
        const problem = valuesProblem(block);
        if (problem) return problem;
        soundBlocks.add(block);
      }
  } catch (error) {
    return { code: 'breaks_schema', reason: reasonOf(error) };
  }
  return undefined;
}
const soundBlocks = new WeakSet<Node>();

/** Values the schema itself cannot check: tags, attributes of tags, and the data of embeds. */
function valuesProblem(block: Node): DocumentProblem | undefined {
  let problem = nodeProblem(block);
  block.descendants((node) => {
    problem ??= nodeProblem(node);
    return problem === undefined;
  });
  return problem;
}

function nodeProblem(node: Node): DocumentProblem | undefined {
  const { attrs, type } = node;
  for (const holder of [node, ...node.marks])
    if ('tag' in holder.attrs && !isElement(holder.attrs.tag, holder.attrs.attributes))
      return {
        code: 'breaks_schema',
        reason: `<${holder.attrs.tag}> with these attributes is no tag of a story.`,
      };
  for (const space of [attrs.gap, attrs.end, attrs.sectionGap, attrs.sectionEnd])
    if (space !== undefined && String(space).trim() !== '')
      return { code: 'breaks_schema', reason: `Between blocks of a ${type.name} is only white space.` };
  if (type.name === 'heading' && ![2, 3, 4].includes(attrs.level))
    return { code: 'breaks_schema', reason: 'Headings have level 2, 3 or 4.' };
  if (type.name === 'tableRow' && ![null, 'table', 'thead', 'tbody', 'tfoot'].includes(attrs.section))
    return { code: 'breaks_schema', reason: `${attrs.section} is no section of a table.` };
  if (!type.isInGroup('embeds') || type.name === 'unknownEmbed') return undefined;
  const checked = embedSchema.safeParse(embedData(node));
  if (checked.success) return undefined;
  const [issue] = checked.error.issues;
  const where = issue?.path.join('.') || type.name;
  return { code: 'invalid_embed', reason: `${where}: ${issue?.message ?? 'not valid'}` };
}

function isElement(tag: unknown, attributes: unknown): boolean {
  if (typeof tag !== 'string' || !Object.hasOwn(allowedTags, tag)) return false;
  if (typeof attributes !== 'object' || attributes === null) return false;
  const names: readonly string[] = [...(allowedTags[tag] ?? []), 'id', 'rel'];
  return Object.entries(attributes).every(
    ([name, value]) => names.includes(name) && typeof value === 'string',
  );
}

const placeholders = { listicles: listicle, reviewCards: reviewCard } as const;

function unplacedProblem(unplaced: unknown): DocumentProblem | undefined {
  const { embeds, ...lists } = (unplaced ?? {}) as Record<string, unknown>;
  const isValid =
    typeof embeds === 'object' &&
    embeds !== null &&
    Object.values(lists).length === 2 &&
    Object.entries(placeholders).every(([name, schema]) => {
      const list = lists[name];
      return (
        Array.isArray(list) &&
        list.every((entry: unknown) => typeof entry === 'string' || schema.safeParse(entry).success)
      );
    });
  return isValid ? undefined : { code: 'invalid_embed', reason: 'unplaced: not what a story carries' };
}
