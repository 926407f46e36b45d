import type { ReactNode } from 'react';
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components';
import styles from './tabs.module.css';

export interface TabChoice<Id extends string> {
  id: Id;
  name: string;
  count?: number | undefined;
  content: ReactNode;
}

interface TabsProps<Id extends string> {
  label: string;
  tabs: readonly TabChoice<Id>[];
  value: Id;
  onChange: (id: Id) => void;
}

/** Parts of one thing, one of them in view. */
export function Tabs<Id extends string>({ label, tabs, value, onChange }: TabsProps<Id>) {
  return (
    <AriaTabs
      className={styles.tabs ?? ''}
      selectedKey={value}
      onSelectionChange={(key) => onChange(String(key) as Id)}
    >
      <TabList aria-label={label} className={styles.list ?? ''}>
        {tabs.map(({ id, name, count }) => (
          <Tab key={id} id={id} className={styles.tab ?? ''}>
            {name}
            {count !== undefined && <span className={styles.count}>{count}</span>}
          </Tab>
        ))}
      </TabList>
      {tabs.map(({ id, content }) => (
        <TabPanel key={id} id={id} className={styles.panel ?? ''}>
          {content}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}
