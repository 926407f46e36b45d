import type { StoryInput } from '#content/entities/story-input.ts';
import type { StoryState, StoryType } from '#content/entities/story-types.ts';

/** A filter of staff lists, as the name of the list it selects. */
export const staffScopes = {
  all: 'list:all',
  deleted: 'list:deleted',
  state: (state: StoryState) => `list:state:${state}`,
  type: (type: StoryType) => `list:type:${type}`,
  stateAndType: (state: StoryState, type: StoryType) => `list:state:${state}:${type}`,
  section: (section: string) => `list:section:${section}`,
  stage: (stage: string) => `list:stage:${stage}`,
  assignee: (sub: string) => `list:assignee:${sub}`,
  createdBy: (sub: string) => `list:created-by:${sub}`,
  author: (id: string) => `list:author:${id}`,
  topic: (slug: string) => `list:topic:${slug}`,
} as const;

interface ListedStory {
  type: StoryType;
  state: StoryState;
  stage: string | null;
  assignee: string | null;
  created_by: string | null;
  deleted_at: number | null;
}

/** Every list of staff that contains the story. A deleted story is in the trash and nowhere else. */
export function staffScopesOf(row: ListedStory, story: StoryInput): string[] {
  if (row.deleted_at !== null) return [staffScopes.deleted];
  const { state, type, stage, assignee, created_by } = row;
  const section = 'section' in story ? story.section : undefined;
  const authors = [story.authorId, ...story.moreAuthorIds].flatMap((id) => id ?? []);
  return [
    ...new Set([
      staffScopes.all,
      staffScopes.state(state),
      staffScopes.type(type),
      staffScopes.stateAndType(state, type),
      ...(section ? [staffScopes.section(section)] : []),
      ...(stage === null ? [] : [staffScopes.stage(stage)]),
      ...(assignee === null ? [] : [staffScopes.assignee(assignee)]),
      ...(created_by === null ? [] : [staffScopes.createdBy(created_by)]),
      ...authors.map(staffScopes.author),
      ...story.topics.map(({ slug }) => staffScopes.topic(slug)),
    ]),
  ];
}
