import { useState } from 'react';
import { type Embed, embedSchemas } from '#content/entities/embed.ts';
import { problemsOf } from '../forms/form-problems.ts';
import { SchemaForm } from '../forms/schema-form.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { embedName } from './embed-names.ts';

interface EmbedDialogProps {
  embed: Embed;
  onSave: (embed: Embed) => void;
  onClose: () => void;
}

/** The data of a block, in a form that its schema makes. */
export function EmbedDialog({ embed, onSave, onClose }: EmbedDialogProps) {
  const schema = embedSchemas[embed.type];
  const [value, setValue] = useState<unknown>(embed);
  const [problems, setProblems] = useState<ReadonlyMap<string, string>>(new Map());
  const save = () => {
    const parsed = schema.safeParse(value);
    if (parsed.success) onSave(parsed.data as Embed);
    else setProblems(problemsOf(parsed.error));
  };
  return (
    <Dialog
      title={embedName(embed.type)}
      isOpen
      onClose={onClose}
      size="large"
      footer={
        <>
          <Button onPress={onClose}>Cancel</Button>
          <Button kind="solid" onPress={save}>
            Save block
          </Button>
        </>
      }
    >
      <SchemaForm
        schema={schema}
        value={value}
        onChange={setValue}
        problems={problems}
        hidden={['type', 'uuid']}
      />
    </Dialog>
  );
}
