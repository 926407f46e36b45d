import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import styles from './add-files.module.css';
import { acceptedTypes } from './file-problem.ts';

const accept = acceptedTypes.join();

interface AddFilesProps {
  onFiles: (files: File[]) => void;
  /** Why this person may not upload. */
  blockedBy?: string | undefined;
}

/** The dialog for files of the system, and the camera of a phone. */
export function UploadButtons({ onFiles, blockedBy }: AddFilesProps) {
  const files = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const take = (input: HTMLInputElement) => {
    onFiles([...(input.files ?? [])]);
    // The same file can then be chosen again.
    input.value = '';
  };
  return (
    <>
      <input
        ref={files}
        type="file"
        multiple
        accept={accept}
        className="vh"
        tabIndex={-1}
        aria-hidden="true"
        onChange={({ target }) => take(target)}
      />
      <input
        ref={camera}
        type="file"
        accept="image/jpeg"
        capture="environment"
        className="vh"
        tabIndex={-1}
        aria-hidden="true"
        onChange={({ target }) => take(target)}
      />
      <span className={styles.camera}>
        <Button onPress={() => camera.current?.click()} blockedBy={blockedBy}>
          Take a photo
        </Button>
      </span>
      <Button kind="solid" icon="upload" onPress={() => files.current?.click()} blockedBy={blockedBy}>
        Upload
      </Button>
    </>
  );
}

interface DropAreaProps extends AddFilesProps {
  children: ReactNode;
  /** Files dropped anywhere on the page, and not only here. */
  isWholePage?: boolean;
}

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') === true;

/** Takes files that are dropped on it, or pasted while nothing is typed. */
export function DropArea({ children, onFiles, blockedBy, isWholePage = false }: DropAreaProps) {
  const area = useRef<HTMLDivElement>(null);
  const latest = useRef(onFiles);
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    latest.current = onFiles;
  });
  useEffect(() => {
    const target: HTMLElement | null = isWholePage ? document.body : area.current;
    if (!target || blockedBy !== undefined) return;
    const stop = new AbortController();
    const { signal } = stop;
    let depth = 0;
    const on = (name: 'dragenter' | 'dragleave' | 'dragover' | 'drop', act: (event: DragEvent) => void) =>
      target.addEventListener(name, (event) => hasFiles(event) && act(event), { signal });
    on('dragenter', () => {
      depth += 1;
      setOver(true);
    });
    on('dragleave', () => {
      depth -= 1;
      if (depth === 0) setOver(false);
    });
    on('dragover', (event) => event.preventDefault());
    on('drop', (event) => {
      event.preventDefault();
      depth = 0;
      setOver(false);
      latest.current([...(event.dataTransfer?.files ?? [])]);
    });
    const onPaste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])];
      if (files.length === 0) return;
      event.preventDefault();
      latest.current(files);
    };
    document.addEventListener('paste', onPaste, { signal });
    return () => stop.abort();
  }, [isWholePage, blockedBy]);
  return (
    <div ref={area} className={styles.area}>
      {children}
      {isOver && (
        <div className={styles.over} aria-hidden="true">
          <span>
            <Icon name="upload" size={20} />
            Drop to upload
          </span>
        </div>
      )}
    </div>
  );
}
