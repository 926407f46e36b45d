import { deskSettings } from '../../../../settings.ts';
import { Checkbox, RadioGroup } from '../../../../ui/choice.tsx';
import { DateTimeField } from '../../../../ui/date-time-field.tsx';
import styles from './publish.module.css';

/** When the story is to go out, as it stands in the panel. */
export interface Plan {
  when: 'now' | 'later';
  /** ISO 8601; empty while none is chosen. */
  at: string;
  hasEmbargo: boolean;
}

/** Now, or at a time on the newsroom's clock, with an embargo if nothing may be known before. */
export function WhenFields({ plan, onChange }: { plan: Plan; onChange: (plan: Plan) => void }) {
  return (
    <section className={styles.part} aria-label="When">
      <RadioGroup
        label="When"
        choices={[
          { id: 'now', name: 'Now' },
          { id: 'later', name: 'At a time' },
        ]}
        value={plan.when}
        onChange={(when) => onChange({ ...plan, when })}
      />
      {plan.when === 'later' && (
        <>
          <DateTimeField
            label="Goes out"
            value={plan.at}
            onChange={(at) => onChange({ ...plan, at })}
            timeZone={deskSettings().timeZone}
          />
          <Checkbox
            isSelected={plan.hasEmbargo}
            onChange={(hasEmbargo) => onChange({ ...plan, hasEmbargo })}
            hint="Until then only people with the right see it, also in previews."
          >
            Embargo until it goes out
          </Checkbox>
        </>
      )}
    </section>
  );
}
