import { useEffect, useReducer, useState } from 'react';
import { tagRuns } from '#app/scripts/register-tag.ts';
import { type LongTask, reportTags, type TagReportRow } from '#app/scripts/tag-report.ts';
import { Modal } from '../../primitives/modal/modal.tsx';
import styles from './tag-report.module.css';

/** Long tasks that blocked the page, with the script as far as the browser reports it. */
function useLongTasks(): readonly LongTask[] {
  const [tasks, setTasks] = useState<readonly LongTask[]>([]);
  useEffect(() => {
    const type = 'long-animation-frame';
    if (!PerformanceObserver.supportedEntryTypes.includes(type)) return;
    const observer = new PerformanceObserver((list) => {
      const frames = list.getEntries() as (PerformanceEntry & { scripts?: readonly LongTask[] })[];
      setTasks((known) => [...known, ...frames.flatMap(({ scripts = [] }) => scripts)]);
    });
    observer.observe({ type, buffered: true });
    return () => observer.disconnect();
  }, []);
  return tasks;
}

const refreshMilliseconds = 500;

/** Tags change without an event while the report is open: it polls. */
function useRefresh(): void {
  const [, refresh] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const timer = setInterval(refresh, refreshMilliseconds);
    return () => clearInterval(timer);
  }, []);
}

/** For staff: every script tag of this page, the consent it ran under, and its cost. */
export function TagReport({ onClose, rows }: { onClose: () => void; rows?: readonly TagReportRow[] }) {
  const tasks = useLongTasks();
  useRefresh();
  const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const shown = rows ?? reportTags(tagRuns(), files, tasks, location.href);
  return (
    <Modal name="tag-report" title="Script tags of this page" onClose={onClose}>
      <table className={styles.tags}>
        <thead>
          <tr>
            <th scope="col">Tag</th>
            <th scope="col">Category</th>
            <th scope="col">What became of it</th>
            <th scope="col">Bytes</th>
            <th scope="col">Long tasks</th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ tagId, category, state, reason, bytes, longTasks, longMilliseconds }) => (
            <tr key={tagId}>
              <th scope="row">{tagId}</th>
              <td>{category}</td>
              <td>{`${state} (${reason})`}</td>
              <td data-name="Bytes">{bytes?.toLocaleString('en-US') ?? '–'}</td>
              <td data-name="Long tasks">{longTasks > 0 ? `${longTasks} (${longMilliseconds} ms)` : '0'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Modal>
  );
}
