import { useSyncExternalStore } from 'react';
import type { WorkshopStory } from './story-files.ts';
import styles from './workshop.module.css';

const subscribe = (changed: () => void) => {
  addEventListener('hashchange', changed);
  return () => removeEventListener('hashchange', changed);
};

/** The story is named in the URL after `#`: changing it renders another one without a page load. */
export function Workshop({ stories }: { stories: readonly WorkshopStory[] }) {
  const id = useSyncExternalStore(subscribe, () => location.hash.slice(1));
  const story = stories.find((one) => one.id === id);
  const isAlone = new URLSearchParams(location.search).has('alone');
  // The key remounts every story, so that it starts fresh.
  const shown = story && (
    <div key={story.id} id="story" data-story={story.id}>
      {story.render()}
    </div>
  );
  if (isAlone) return shown ?? <p id="story">Name a story behind #.</p>;
  return (
    <div className={styles.workshop}>
      <nav className={styles.list} aria-label="Stories">
        <h1>Workshop</h1>
        {Object.entries(Object.groupBy(stories, ({ file }) => file)).map(([file, states = []]) => (
          <details key={file} open={file === story?.file}>
            <summary>{file}</summary>
            <ul>
              {states.map((one) => (
                <li key={one.id}>
                  <a href={`#${one.id}`} aria-current={one.id === id ? 'page' : undefined}>
                    {one.state}
                  </a>
                </li>
              ))}
            </ul>
          </details>
        ))}
      </nav>
      <main className={styles.bench}>
        {shown ?? <p>{stories.length} stories. Choose one; the system’s theme decides light or dark.</p>}
      </main>
    </div>
  );
}
