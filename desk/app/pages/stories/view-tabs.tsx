import { useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { createView, deleteView, updateView } from '#content/calls/views.ts';
import type { StoryView } from '#content/entities/story-view.ts';
import { callApi } from '../../api/call-api.ts';
import { useStepKeys } from '../../shell/use-step-keys.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/choice.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/field.tsx';
import { Menu } from '../../ui/menu.tsx';
import { showToast } from '../../ui/toasts.ts';
import {
  addressOfView,
  type BuiltInView,
  builtInViews,
  contentOfAddress,
  type ListAddress,
  readAddress,
  writeAddress,
} from './list-query.ts';
import { useViewCounts } from './use-view-counts.ts';
import styles from './view-tabs.module.css';

interface ViewTabsProps {
  address: ListAddress;
  views: readonly StoryView[];
  onViews: (views: readonly StoryView[]) => void;
}

const usual = readAddress(new URLSearchParams());
const addressOfBuiltIn = ({ id, filters, sort }: BuiltInView): ListAddress => ({
  ...usual,
  view: id === 'everything' ? undefined : id,
  filters,
  sort: filters.due ? 'due' : (sort ?? 'saved'),
});

/** What of an address a view remembers. */
const filtersOf = (address: ListAddress) => writeAddress({ ...address, view: undefined });

/** Views of the list: those that everybody has, one's own, and shared ones. */
export function ViewTabs({ address, views, onViews }: ViewTabsProps) {
  const navigate = useNavigate();
  const [dialog, setDialog] = useState<'save' | 'rename'>();
  const tabs = [
    ...builtInViews.map((view) => ({ id: view.id, name: view.name, address: addressOfBuiltIn(view) })),
    ...views.map((view) => ({ id: view.id, name: view.name, address: addressOfView(view) })),
  ];
  const counts = useViewCounts(views);
  const currentId = address.view ?? 'everything';
  const current = tabs.find(({ id }) => id === currentId);
  const saved = views.find(({ id }) => id === currentId);
  const isChanged = current !== undefined && filtersOf(current.address) !== filtersOf(address);
  const open = (view: ListAddress) => void navigate(`/stories/?${writeAddress(view)}`);
  useStepKeys(
    tabs.map(({ id }) => id),
    currentId,
    (id) => {
      const view = tabs.find((tab) => tab.id === id);
      if (view) open(view.address);
    },
  );
  const run = async (work: () => Promise<void>) => {
    try {
      await work();
    } catch (error) {
      showToast(error instanceof Error ? error.message : String(error), { isProblem: true });
    }
  };
  const save = (view: StoryView) =>
    run(async () => {
      const changed = await callApi(updateView, {
        params: { id: view.id },
        body: contentOfAddress(address),
        whenSignedOut: 'prompt',
      });
      onViews(views.map((one) => (one.id === view.id ? changed : one)));
      showToast(`Saved the view ${view.name}`);
    });
  const remove = (view: StoryView) =>
    run(async () => {
      await callApi(deleteView, { params: { id: view.id }, whenSignedOut: 'prompt' });
      onViews(views.filter(({ id }) => id !== view.id));
      open(usual);
      const undo = () =>
        run(async () => {
          const { name, isShared, filters, columns } = view;
          const back = await callApi(createView, {
            body: { name, isShared, filters, ...(columns ? { columns } : {}) },
            whenSignedOut: 'prompt',
          });
          onViews([...views.filter(({ id }) => id !== view.id), back]);
        });
      showToast(`Deleted the view ${view.name}`, { undo });
    });
  return (
    <nav className={styles.bar} aria-label="Views">
      <ul className={styles.tabs}>
        {tabs.map(({ id, name, address: target }) => (
          <li key={id}>
            <Link
              className={styles.tab}
              to={`/stories/?${writeAddress(target)}`}
              aria-current={id === currentId ? 'page' : undefined}
            >
              {name}
              {counts.has(id) && <span className={styles.number}>{counts.get(id)}</span>}
            </Link>
          </li>
        ))}
      </ul>
      <span className={styles.acts}>
        {saved && isChanged && (
          <Button kind="quiet" size="small" onPress={() => void save(saved)}>
            Save
          </Button>
        )}
        {(isChanged || !current) && (
          <Button kind="quiet" size="small" icon="plus" onPress={() => setDialog('save')}>
            Save as new view
          </Button>
        )}
        {saved && (
          <Menu
            label={`Acts on the view ${saved.name}`}
            acts={[
              { id: 'rename', name: 'Rename or share', icon: 'pen', onAct: () => setDialog('rename') },
              {
                id: 'delete',
                name: 'Delete view',
                icon: 'trash',
                isDangerous: true,
                onAct: () => void remove(saved),
              },
            ]}
          >
            <IconButton label={`More about the view ${saved.name}`} icon="more" size="small" />
          </Menu>
        )}
      </span>
      {dialog && (
        <ViewDialog
          view={dialog === 'rename' ? saved : undefined}
          address={address}
          onClose={() => setDialog(undefined)}
          onSaved={(view) => {
            onViews([...views.filter(({ id }) => id !== view.id), view]);
            open(addressOfView(view));
          }}
        />
      )}
    </nav>
  );
}

function ViewDialog({
  view,
  address,
  onClose,
  onSaved,
}: {
  view: StoryView | undefined;
  address: ListAddress;
  onClose: () => void;
  onSaved: (view: StoryView) => void;
}) {
  const [name, setName] = useState(view?.name ?? '');
  const [isShared, setShared] = useState(view?.isShared ?? false);
  const [problem, setProblem] = useState<string>();
  const isSending = useRef(false);
  const send = async () => {
    if (isSending.current || name.trim() === '') return;
    isSending.current = true;
    try {
      const body = { name, isShared };
      onSaved(
        view
          ? await callApi(updateView, { params: { id: view.id }, body, whenSignedOut: 'prompt' })
          : await callApi(createView, {
              body: { ...body, ...contentOfAddress(address) },
              whenSignedOut: 'prompt',
            }),
      );
      onClose();
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    } finally {
      isSending.current = false;
    }
  };
  return (
    <Dialog
      title={view ? 'Rename or share the view' : 'Save these filters as a view'}
      isOpen
      onClose={onClose}
      size="small"
      footer={
        <>
          <Button onPress={onClose}>Cancel</Button>
          <Button kind="solid" isDisabled={name.trim() === ''} onPress={() => void send()}>
            Save view
          </Button>
        </>
      }
    >
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <TextField label="Name" value={name} onChange={setName} maxLength={60} autoFocus problem={problem} />
        <Checkbox isSelected={isShared} onChange={setShared} hint="Everybody on the desk gets it as a tab">
          Share it
        </Checkbox>
      </form>
    </Dialog>
  );
}
