import type { z } from 'zod';
import { storyInputs } from '#content/entities/story-input.ts';
import { FieldInput } from '../../forms/field-input.tsx';
import { type FormField, formOf } from '../../forms/form-field.ts';
import { useStory, useStorySession } from '../../story/use-story-session.ts';
import styles from './editor.module.css';
import { fieldLabel } from './field-labels.ts';

const noProblems = new Map<string, string>();

/** What fields a kind of story has, by its schema. */
export function fieldForm(kind: keyof typeof storyInputs, name: string): FormField | undefined {
  const schema = (storyInputs[kind].shape as Record<string, z.ZodType>)[name];
  return schema && formOf(schema);
}

interface StoryFormProps {
  names: readonly string[];
}

/** Fields of the story in forms made from their schema; each is sent by itself. */
export function StoryForm({ names }: StoryFormProps) {
  const session = useStorySession();
  const kind = useStory(({ story }) => story.type);
  const fields = useStory((snapshot) => snapshot.fields);
  return names.map((name) => {
    const form = fieldForm(kind, name);
    const field = fields[name];
    if (!form || !field) return null;
    const problems = field.problem === undefined ? noProblems : new Map([[name, field.problem]]);
    return (
      <div key={name} className={styles.formField} data-field={name}>
        <FieldInput
          field={form}
          label={fieldLabel(name)}
          path={name}
          value={field.value ?? undefined}
          onChange={(value) => session.editField(name, value ?? null)}
          problems={problems}
        />
      </div>
    );
  });
}
