import { useState } from 'react';
import { Header, Menu, MenuItem, MenuSection, useFilter } from 'react-aria-components';
import { useNavigate } from 'react-router';
import { Autocomplete } from '../ui/autocomplete.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { SearchField } from '../ui/field.tsx';
import { Icon } from '../ui/icon.tsx';
import type { IconName } from '../ui/icon-paths.ts';
import popStyles from '../ui/pop.module.css';
import { NotRead } from '../work/not-read.tsx';
import { useStorySearch } from '../work/use-story-search.ts';
import { accountActs } from './account-acts.ts';
import styles from './palette.module.css';
import { paletteActs } from './palette-acts.ts';
import type { Place } from './places.ts';

interface PaletteProps {
  isOpen: boolean;
  places: readonly Place[];
  go: (place: Place) => void;
  onKeys: () => void;
  onClose: () => void;
}

/** ⌘K: stories, then acts, then places, then what belongs to the own account. `>` finds acts only. */
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

function PaletteContent({ places, go, onKeys, onClose }: PaletteProps) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const { contains } = useFilter({ sensitivity: 'base' });
  const search = useStorySearch(typed.startsWith('>') ? '' : typed.trim(), 6);
  const words = typed.replace(/^>\s*/, '').trim();
  const open = (path: string) => () => void navigate(path);
  const isFound = ({ name }: Entry) => contains(name, words);
  const newStory: Entry = { id: 'new', name: 'New story', icon: 'plus', onAct: open('/stories/new/') };
  const acts = [...paletteActs(), newStory].filter(isFound);
  const found = places
    .map((place): Entry => ({ id: place.id, name: place.name, icon: place.icon, onAct: () => go(place) }))
    .filter(isFound);
  const own = Object.values(accountActs(onKeys)).flat().filter(isFound);
  const sections = [
    {
      title: 'Stories',
      entries: search.stories.map(
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
    { title: 'Account', entries: own },
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
        renderEmptyState={() => (
          <p className={styles.nothing}>{search.isAnswered ? 'Nothing is called that.' : 'Searching…'}</p>
        )}
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
      {search.problem && <NotRead what="Stories" problem={search.problem} onAgain={search.again} />}
    </Autocomplete>
  );
}
