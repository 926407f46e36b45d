import { type ReactNode, type RefObject, useState } from 'react';
import { Dialog, Menu, MenuItem, Popover, useFilter } from 'react-aria-components';
import { Autocomplete } from '../../ui/autocomplete.tsx';
import { SearchField } from '../../ui/field.tsx';
import { Skeleton } from '../../ui/marks.tsx';
import popStyles from '../../ui/pop.module.css';
import { NotRead } from '../../work/not-read.tsx';

export interface PickChoice {
  id: string;
  name: string;
  detail?: string | undefined;
  image?: ReactNode;
}

interface PickPopoverProps {
  label: string;
  /** The control it belongs to. */
  anchor: RefObject<HTMLElement | null>;
  isOpen: boolean;
  onClose: () => void;
  /** Undefined while they are read. */
  choices: readonly PickChoice[] | undefined;
  /** Why they could not be read. */
  problem?: string | undefined;
  onAgain?: () => void;
  onPick: (id: string) => void;
  /** Below the choices. */
  children?: ReactNode;
}

/** Longer lists can be searched. */
const searchable = 8;

/** One choice out of a list, beside the control that opened it. */
export function PickPopover(props: PickPopoverProps) {
  const { label, anchor, isOpen, onClose } = props;
  return (
    <Popover
      className={popStyles.pop ?? ''}
      triggerRef={anchor}
      isOpen={isOpen}
      onOpenChange={(isNow) => !isNow && onClose()}
      placement="bottom start"
    >
      <Dialog aria-label={label} className={popStyles.list ?? ''}>
        {isOpen && <Choices {...props} />}
      </Dialog>
    </Popover>
  );
}

function Choices({ label, choices, problem, onAgain, onPick, onClose, children }: PickPopoverProps) {
  const [typed, setTyped] = useState('');
  const { contains } = useFilter({ sensitivity: 'base' });
  if (problem && onAgain) return <NotRead what="The choices" problem={problem} onAgain={onAgain} />;
  if (!choices) return <Skeleton rows={4} height="2rem" />;
  const isLong = choices.length > searchable;
  const shown = isLong ? choices.filter(({ name }) => contains(name, typed.trim())).slice(0, 50) : choices;
  const menu = (
    <Menu
      aria-label={label}
      className={popStyles.list ?? ''}
      autoFocus={isLong ? false : 'first'}
      onAction={(id) => {
        onClose();
        onPick(String(id));
      }}
      renderEmptyState={() => <p className={popStyles.heading}>Nothing is called that.</p>}
    >
      {shown.map(({ id, name, detail, image }) => (
        <MenuItem key={id} id={id} textValue={name} className={popStyles.item ?? ''}>
          {image}
          <span className={popStyles.words}>
            <span>{name}</span>
            {detail && <small>{detail}</small>}
          </span>
        </MenuItem>
      ))}
    </Menu>
  );
  return (
    <>
      {isLong ? (
        <Autocomplete>
          <SearchField
            label={`Find in ${label}`}
            value={typed}
            onChange={setTyped}
            placeholder="Find"
            autoFocus
          />
          {menu}
        </Autocomplete>
      ) : (
        menu
      )}
      {children}
    </>
  );
}
