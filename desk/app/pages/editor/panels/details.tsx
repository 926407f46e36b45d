import { deskSettings } from '../../../settings.ts';
import { useStory, useStoryField } from '../../../story/use-story-session.ts';
import { Select } from '../../../ui/choice.tsx';
import { TextField } from '../../../ui/field.tsx';
import { isLive } from '../../../work/is-live.ts';
import { fieldLabel } from '../field-labels.ts';
import { slugOf } from '../slug-of.ts';
import { StoryForm } from '../story-form.tsx';
import { EntryPicker } from './entry-picker.tsx';
import { useEntries } from './use-entries.ts';

interface StoryTopic {
  slug: string;
  primary: boolean;
}

/** Where the story belongs, who wrote it, its address and its flags. */
export default function Details() {
  const isOut = useStory(({ story }) => isLive(story));
  return (
    <>
      <Topics />
      <Section />
      <Tags />
      <Authors />
      <EditedBy />
      <Slug isPublished={isOut} />
      <StoryForm
        names={[
          'canonicalUrl',
          'type',
          'layoutName',
          'noIndex',
          'suppressAds',
          'suppressComments',
          'suppressBio',
          'isPage',
        ]}
      />
    </>
  );
}

function Topics() {
  const { value, set, field } = useStoryField<StoryTopic[]>('topics');
  const entries = useEntries('topics');
  const topics = value ?? [];
  const primary = topics.find((topic) => topic.primary) ?? topics[0];
  const ordered = primary ? [primary, ...topics.filter((topic) => topic !== primary)] : [];
  return (
    <EntryPicker
      field="topics"
      label="Topics"
      hint="The first topic is the main one."
      entries={entries}
      chosen={ordered.map(({ slug }) => slug)}
      onChange={(slugs) => set(slugs.map((slug, index) => ({ slug, primary: index === 0 })))}
      problem={field?.problem}
    />
  );
}

function Section() {
  const { value, set, field } = useStoryField('section');
  const { sections } = deskSettings();
  const names = Object.keys(sections);
  if (!field || names.length === 0) return null;
  return (
    <Select
      label="Section"
      choices={names.map((id) => ({
        id,
        name: id.charAt(0).toUpperCase() + id.slice(1).replaceAll('-', ' '),
      }))}
      value={value}
      onChange={set}
      problem={field.problem}
    />
  );
}

function Tags() {
  const { value, set, field } = useStoryField<string[]>('tags');
  const entries = useEntries('tags');
  return (
    <EntryPicker
      field="tags"
      label="Tags"
      entries={entries}
      chosen={value ?? []}
      onChange={set}
      problem={field?.problem}
    />
  );
}

/** The first author and the others are two fields of the story and one list for editors. */
function Authors() {
  const author = useStoryField('authorId');
  const others = useStoryField<string[]>('moreAuthorIds');
  const entries = useEntries('authors');
  const chosen = [...(author.value ? [author.value] : []), ...(others.value ?? [])];
  const change = ([first, ...rest]: string[]) => {
    author.set(first ?? null);
    others.set(rest);
  };
  return (
    <EntryPicker
      field="authorId moreAuthorIds"
      label="Authors, in order"
      entries={entries}
      chosen={chosen}
      onChange={change}
      problem={author.field?.problem ?? others.field?.problem}
    />
  );
}

function EditedBy() {
  const { value, set, field } = useStoryField<string[]>('editorIds');
  const entries = useEntries('authors');
  if (!field) return null;
  return (
    <EntryPicker
      field="editorIds"
      label={fieldLabel('editorIds')}
      entries={entries}
      chosen={value ?? []}
      onChange={set}
      problem={field.problem}
    />
  );
}

function Slug({ isPublished }: { isPublished: boolean }) {
  const { value, set, field } = useStoryField('slug');
  const title = useStoryField('title').value ?? '';
  return (
    <div data-field="slug">
      <TextField
        label="Address"
        value={value ?? ''}
        onChange={(next) => set(next.toLowerCase().replaceAll(/\s+/g, '-'))}
        problem={field?.problem}
        hint={
          isPublished ? (
            'The old address will lead here.'
          ) : (
            <button type="button" onClick={() => set(slugOf(title))}>
              From the headline: {slugOf(title)}
            </button>
          )
        }
      />
    </div>
  );
}
