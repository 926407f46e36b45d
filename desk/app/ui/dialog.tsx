import { createContext, type ReactNode, useContext } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { Button, IconButton } from './button.tsx';
import { classNames } from './class-names.ts';
import styles from './dialog.module.css';
import { useReturnFocus } from './use-return-focus.ts';

interface DialogProps {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
  /** Buttons at the foot. */
  footer?: ReactNode;
  size?: 'small' | 'medium' | 'large';
  /** A drawer comes from the right, and from the foot on a phone. */
  shape?: 'dialog' | 'drawer';
  /** An answer is needed: neither Esc nor a press outside closes it. */
  isPersistent?: boolean;
}

/** What every dialog shows above its content: nothing behind it can be pressed. */
export const DialogNoteContext = createContext<ReactNode>(null);

/** A dialog around its content. Esc closes it and never throws away text: keep what was typed outside. */
export function Dialog(props: DialogProps) {
  const { title, isOpen, onClose, children, footer, size = 'medium', shape = 'dialog' } = props;
  const isPersistent = props.isPersistent === true;
  useReturnFocus(isOpen);
  return (
    <ModalOverlay
      className={classNames(styles.scrim, styles[shape])}
      isOpen={isOpen}
      onOpenChange={(isNow) => !isNow && onClose()}
      isDismissable={!isPersistent}
      isKeyboardDismissDisabled={isPersistent}
    >
      <Modal className={classNames(styles.modal, styles[size])}>
        <AriaDialog className={styles.dialog ?? ''}>
          <header className={styles.header}>
            <Heading slot="title" className={styles.title ?? ''}>
              {title}
            </Heading>
            {!isPersistent && <IconButton label="Close" icon="close" onPress={onClose} />}
          </header>
          <div className={styles.content}>
            {useContext(DialogNoteContext)}
            {children}
          </div>
          {footer && <footer className={styles.footer}>{footer}</footer>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}

interface ConfirmProps {
  title: string;
  /** Names the harm: "388 people are reading it now." */
  children: ReactNode;
  /** Names the act: "Withdraw". */
  act: string;
  isOpen: boolean;
  isDangerous?: boolean;
  isPending?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before something that cannot be undone, or that readers notice. */
export function ConfirmDialog(props: ConfirmProps) {
  const { title, children, act, isOpen, isDangerous, isPending = false, onConfirm, onClose } = props;
  return (
    <Dialog
      title={title}
      isOpen={isOpen}
      onClose={onClose}
      size="small"
      footer={
        <>
          <Button onPress={onClose}>Cancel</Button>
          <Button
            kind={isDangerous ? 'destructive' : 'accent'}
            onPress={onConfirm}
            isPending={isPending}
            autoFocus
          >
            {act}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
