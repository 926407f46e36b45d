import { useEffect, useState } from 'react';
import { Header, Menu, MenuItem, MenuSection, useFilter } from 'react-aria-components';
import { useNavigate } from 'react-router';
import { listStories } from '#content/calls/story-list.ts';
import { callApi } from '../api/call-api.ts';
import { Autocomplete } from '../ui/autocomplete.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { SearchField } from '../ui/field.tsx';
import { Icon } from '../ui/icon.tsx';
import type { IconName } from '../ui/icon-paths.ts';
import popStyles from '../ui/pop.module.css';
import styles from './palette.module.css';
import { paletteActs } from './palette-acts.ts';
import type { Place } from './places.ts';

interface PaletteProps {
  isOpen: boolean;
  places: readonly Place[];
  go: (place: Place) => void;
  onClose: () => void;
}

/** ⌘K: stories, then acts, then places. `>` finds acts only. */
export function Palette(props: PaletteProps) {
  return (
    <Dialog title="Find or do" isOpen={props.isOpen} onClose={props.onClose}>
      {props.isOpen && <PaletteContent {...props} />}
    </Dialog>
  );
}

interface Entry {
  id: string;
  name: string;
  detail?: string;
  icon: IconName;
  onAct: () => void;
}

function PaletteContent({ places, go, onClose }: PaletteProps) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const { contains } = useFilter({ sensitivity: 'base' });
  const stories = useFoundStories(typed.startsWith('>') ? '' : typed.trim());
  const words = typed.replace(/^>\s*/, '').trim();
  const open = (path: string) => () => void navigate(path);
  const isFound = ({ name }: Entry) => contains(name, words);
  const newStory: Entry = { id: 'new', name: 'New story', icon: 'plus', onAct: open('/stories/new/') };
  const acts = [...paletteActs(), newStory].filter(isFound);
  const found = places
    .map((place): Entry => ({ id: place.id, name: place.name, icon: place.icon, onAct: () => go(place) }))
    .filter(isFound);
  const sections = [
    {
      title: 'Stories',
      entries: stories.map(
        ({ id, title, state }): Entry => ({
          id: `story ${id}`,
          name: title || 'Untitled',
          detail: state,
          icon: 'document',
          onAct: open(`/stories/${id}/`),
        }),
      ),
    },
    { title: 'Do', entries: acts },
    { title: 'Go to', entries: typed.startsWith('>') ? [] : found },
  ].filter(({ entries }) => entries.length > 0);
  return (
    <Autocomplete>
      <div className={styles.search}>
        <SearchField
          label="Find or do"
          value={typed}
          onChange={setTyped}
          placeholder="A story, an act, a place"
          autoFocus
        />
      </div>
      <Menu
        aria-label="Found"
        className={styles.found ?? ''}
        renderEmptyState={() => <p className={styles.nothing}>Nothing is called that.</p>}
      >
        {sections.map(({ title, entries }) => (
          <MenuSection key={title}>
            <Header className={popStyles.heading}>{title}</Header>
            {entries.map(({ id, name, detail, icon, onAct }: Entry) => (
              <MenuItem
                key={id}
                id={id}
                textValue={name}
                className={popStyles.item ?? ''}
                onAction={() => {
                  onClose();
                  onAct();
                }}
              >
                <Icon name={icon} />
                <span className={popStyles.words}>
                  <span>{name}</span>
                  {detail && <small>{detail}</small>}
                </span>
              </MenuItem>
            ))}
          </MenuSection>
        ))}
      </Menu>
    </Autocomplete>
  );
}

function useFoundStories(query: string): { id: string; title: string; state: string }[] {
  const [found, setFound] = useState<{ id: string; title: string; state: string }[]>([]);
  useEffect(() => {
    const ended = new AbortController();
    const timer = setTimeout(
      () => {
        callApi(listStories, { query: { q: query || undefined, limit: 6 }, signal: ended.signal })
          .then(({ items }) => setFound(items))
          .catch(() => undefined);
      },
      query ? 120 : 0,
    );
    return () => {
      clearTimeout(timer);
      ended.abort();
    };
  }, [query]);
  return found;
}
