import type { PictureFields } from '#content/entities/library-picture.ts';
import { endOfDay, lastDayOf } from '#content/rules/images/rights-day.ts';
import { Button } from '../ui/button.tsx';
import { Checkbox } from '../ui/choice.tsx';
import { TextArea, TextField } from '../ui/field.tsx';
import { Note } from '../ui/marks.tsx';
import { fieldNames, type PictureAct } from './picture-act.ts';
import styles from './picture-panel.module.css';
import type { FieldName, PictureSaver, SaverState } from './picture-saver.ts';

interface PictureWordsProps {
  state: SaverState;
  saver: PictureSaver;
  act: PictureAct;
  blockedBy: string | undefined;
}

/** What the library says about a picture. A field is saved when it is left, and after a pause in typing. */
export function PictureWords({ state, saver, act, blockedBy }: PictureWordsProps) {
  const { fields, conflicts } = state;
  const { rights } = fields;
  const isDisabled = blockedBy !== undefined;
  const save = () => void saver.saveNow();
  const change: PictureSaver['change'] = (name, value) => {
    saver.change(name, value);
    saver.saveSoon();
  };
  const text = (name: 'title' | 'caption' | 'credits' | 'alt') => ({
    value: fields[name],
    onChange: (value: string) => change(name, value),
    onBlur: save,
    isDisabled,
  });
  const ofRights = (name: 'holder' | 'terms') => ({
    value: rights[name],
    onChange: (value: string) => change('rights', { ...rights, [name]: value }),
    onBlur: save,
    isDisabled,
  });
  const isDescribed = fields.isDecorative || fields.alt.trim() !== '';
  return (
    <section className={styles.words} aria-label="Words and rights">
      {(Object.keys(conflicts) as FieldName[]).map((name) => (
        <FieldChoice key={name} name={name} state={state} saver={saver} />
      ))}
      <TextArea
        label="Description for people who cannot see it"
        aside={<span className={styles.count}>{fields.alt.length}</span>}
        hint={`${isDescribed ? '' : 'Missing: a story with it is held before publishing. '}Say what is seen. Leave “picture of” out.`}
        rows={2}
        maxLength={1000}
        {...text('alt')}
        isDisabled={isDisabled || fields.isDecorative}
      />
      <Checkbox
        isSelected={fields.isDecorative}
        isDisabled={isDisabled}
        onChange={(isDecorative) => act('isDecorative', isDecorative)}
        hint="It says nothing that the text does not say."
      >
        Decorative
      </Checkbox>
      <TextArea label="Caption" rows={2} maxLength={2000} {...text('caption')} />
      <div className={styles.pair}>
        <TextField label="Credit" maxLength={300} {...text('credits')} />
        <TextField label="Title in the library" maxLength={200} {...text('title')} />
        <TextField label="Rights holder" maxLength={200} {...ofRights('holder')} />
        <TextField
          label="May be used until"
          type="date"
          value={rights.until ? lastDayOf(rights.until) : ''}
          isDisabled={isDisabled}
          onChange={(day) => {
            const { until: _, ...others } = rights;
            const until = endOfDay(day);
            change('rights', until ? { ...others, until } : others);
          }}
          onBlur={save}
        />
      </div>
      <TextField label="License or terms" maxLength={500} {...ofRights('terms')} />
    </section>
  );
}

/** Two editors changed one field: both values, and one press to choose. */
function FieldChoice({ name, state, saver }: { name: FieldName; state: SaverState; saver: PictureSaver }) {
  const conflict = state.conflicts[name];
  if (!conflict) return null;
  const choose = (value: unknown) => void saver.choose(name, value as PictureFields[FieldName]);
  return (
    <Note tone="warn">
      <p>
        Another editor changed <b>{fieldNames[name]}</b> at the same time.
      </p>
      <dl className={styles.both}>
        <dt>Yours</dt>
        <dd>{wordsOf(conflict.mine)}</dd>
        <dt>Theirs</dt>
        <dd>{wordsOf(conflict.theirs)}</dd>
      </dl>
      <div className={styles.choices}>
        <Button size="small" onPress={() => choose(conflict.mine)}>
          Keep yours
        </Button>
        <Button size="small" onPress={() => choose(conflict.theirs)}>
          Take theirs
        </Button>
      </div>
    </Note>
  );
}

/** A value as people read it. */
function wordsOf(value: unknown): string {
  if (typeof value === 'string') return value || 'Empty';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value !== 'object' || value === null) return 'None';
  const parts = Object.entries(value).filter(([, part]) => part !== '');
  return parts.length === 0 ? 'None' : parts.map(([name, part]) => `${name} ${part}`).join(', ');
}
