import type { Image } from '#content/entities/image.ts';
import { deskSettings } from '../../../settings.ts';
import { useStory, useStoryField } from '../../../story/use-story-session.ts';
import { classNames } from '../../../ui/class-names.ts';
import { TextArea, TextField } from '../../../ui/field.tsx';
import { StoryForm } from '../story-form.tsx';
import { usePictureUrl } from '../use-pictures.ts';
import styles from './panels.module.css';

/** What search engines show of a title and of a description before they cut it. */
const searchLengths = { title: 60, description: 155 } as const;

function Counted({
  name,
  label,
  most,
  placeholder,
  isLong = false,
}: {
  name: string;
  label: string;
  most: number;
  placeholder: string;
  isLong?: boolean;
}) {
  const { value, set, field } = useStoryField(name);
  if (!field) return null;
  const text = value ?? '';
  const Field = isLong ? TextArea : TextField;
  return (
    <div data-field={name}>
      <Field
        label={label}
        value={text}
        onChange={(next) => set(next === '' ? null : next)}
        placeholder={placeholder}
        problem={field.problem}
        aside={
          <span className={classNames(styles.count, text.length > most && styles.over)}>
            {text.length} of {most}
          </span>
        }
      />
    </div>
  );
}

/** How search engines, shared cards and the front show the story. */
export default function Social() {
  const fields = useStory((snapshot) => snapshot.fields);
  const text = (name: string) => String(fields[name]?.value ?? '');
  const title = text('title');
  const dek = text('dek');
  const titleTag = text('titleTag') || title;
  const description = text('seoMetaDescription') || dek;
  const slug = text('slug');
  const own = useStoryField<Image>('seoOgImage').value;
  const main = useStoryField<Image>('image').value;
  const url = usePictureUrl(own?.bucketPath ? own : main);
  const { publicationName, ownDomains } = deskSettings();
  const host = ownDomains[0] ?? publicationName;
  return (
    <>
      <Counted name="titleTag" label="Title for search" most={searchLengths.title} placeholder={title} />
      <Counted
        name="seoMetaDescription"
        label="Description for search"
        most={searchLengths.description}
        placeholder={dek}
        isLong
      />
      <section className={styles.serp} aria-label="Search result">
        <small>
          {host} › {slug}
        </small>
        <b>{cut(titleTag, searchLengths.title)}</b>
        <span>{cut(description, searchLengths.description)}</span>
      </section>
      <Counted name="seoOgTitle" label="Title of the shared card" most={90} placeholder={titleTag} />
      <Counted
        name="seoOgDescription"
        label="Text of the shared card"
        most={200}
        placeholder={description}
        isLong
      />
      <section className={styles.card} aria-label="Shared card">
        {url && <img src={url} alt="" />}
        <div>
          <small>{host}</small>
          <b>{text('seoOgTitle') || titleTag}</b>
          <span>{text('seoOgDescription') || description}</span>
        </div>
      </section>
      <StoryForm names={['seoOgImage', 'promoHed', 'promoDek', 'promoImage']} />
    </>
  );
}

function cut(words: string, most: number): string {
  if (words.length <= most) return words;
  const part = words.slice(0, most);
  return `${part.slice(0, Math.max(part.lastIndexOf(' '), 0)).trimEnd()} …`;
}
