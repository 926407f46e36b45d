import { Suspense } from 'react';
import { useStepKeys } from '../../shell/use-step-keys.ts';
import { Skeleton } from '../../ui/marks.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import styles from './editor.module.css';
import { editorPanels } from './panels.ts';
import { WhereEditable } from './read-only.tsx';

interface PanelTabsProps {
  value: string;
  onChange: (id: string) => void;
}

/** The tabs of the panel; only the one in view is rendered. */
export function PanelTabs({ value, onChange }: PanelTabsProps) {
  const current = editorPanels.find(({ id }) => id === value) ?? editorPanels[0];
  useStepKeys(
    editorPanels.map(({ id }) => id),
    current?.id ?? value,
    onChange,
  );
  if (!current) return null;
  return (
    <Tabs
      label="Story"
      value={current.id}
      onChange={onChange}
      tabs={editorPanels.map(({ id, title, Panel, isForm }) => ({
        id,
        name: title,
        content: (
          <div className={styles.panelPart}>
            <Suspense fallback={<Skeleton rows={4} />}>
              {isForm ? (
                <WhereEditable>
                  <Panel />
                </WhereEditable>
              ) : (
                <Panel />
              )}
            </Suspense>
          </div>
        ),
      }))}
    />
  );
}
