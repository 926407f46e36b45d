import { useEffect, useState } from 'react';
import {
  createPreviewLink,
  listPreviewLinks,
  type PreviewLink,
  revokePreviewLink,
} from '#content/calls/previews.ts';
import { callApi } from '../../api/call-api.ts';
import { deskSettings } from '../../settings.ts';
import { Button } from '../../ui/button.tsx';
import { Select } from '../../ui/choice.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/field.tsx';
import { Note } from '../../ui/marks.tsx';
import { showToast } from '../../ui/toasts.ts';
import { whenText } from '../../work/when.ts';
import styles from './preview.module.css';

interface ShareDialogProps {
  storyId: string;
  version: number | undefined;
  at: string | undefined;
  isOpen: boolean;
  onClose: () => void;
}

const lifetimes = [
  { id: '24', name: 'One day' },
  { id: '72', name: 'Three days' },
  { id: '168', name: 'A week' },
  { id: '720', name: 'Thirty days' },
] as const;

/** Links for people without an account: each expires, and can be ended before. */
export function ShareDialog({ storyId, version, at, isOpen, onClose }: ShareDialogProps) {
  const [links, setLinks] = useState<readonly PreviewLink[]>([]);
  const [hours, setHours] = useState<(typeof lifetimes)[number]['id']>('24');
  const [note, setNote] = useState('');
  const [problem, setProblem] = useState<string>();
  const params = { id: storyId };
  useEffect(() => {
    if (!isOpen) return;
    callApi(listPreviewLinks, { params: { id: storyId } })
      .then(({ items }) => setLinks(items))
      .catch((error: Error) => setProblem(error.message));
  }, [storyId, isOpen]);
  async function make() {
    try {
      const body = { hours: Number(hours), note, ...(version ? { version } : {}), ...(at ? { at } : {}) };
      const link = await callApi(createPreviewLink, { params, body, whenSignedOut: 'prompt' });
      setLinks([link, ...links]);
      setNote('');
      await copy(link);
    } catch (error) {
      setProblem((error as Error).message);
    }
  }
  async function copy({ url }: PreviewLink) {
    try {
      await navigator.clipboard.writeText(new URL(url, location.origin).href);
      showToast('Copied the link');
    } catch {
      showToast('The browser did not copy it. Select the address and copy it yourself.', { isProblem: true });
    }
  }
  async function revoke(link: PreviewLink) {
    try {
      await callApi(revokePreviewLink, { params: { ...params, link: link.id }, whenSignedOut: 'prompt' });
      setLinks(links.filter(({ id }) => id !== link.id));
      showToast('The link does not work any more');
    } catch (error) {
      setProblem((error as Error).message);
    }
  }
  const clock = (time: string) => whenText(Date.parse(time), Date.now(), deskSettings().timeZone);
  return (
    <Dialog title="Share the preview" isOpen={isOpen} onClose={onClose}>
      <p>
        Everyone with the link sees {version ? `version ${version}` : 'the newest version'}, without an
        account. Search engines do not.
      </p>
      <div className={styles.share}>
        <Select label="Works for" choices={lifetimes} value={hours} onChange={setHours} />
        <TextField label="For whom (only staff see it)" value={note} onChange={setNote} maxLength={200} />
        <Button kind="solid" icon="link" onPress={() => void make()}>
          Make a link and copy it
        </Button>
      </div>
      {problem && <Note tone="bad">{problem}</Note>}
      {links.length > 0 && (
        <ul className={styles.links}>
          {links.map((link) => (
            <li key={link.id}>
              <div className={styles.link}>
                <b>{link.note || `Made by ${link.madeBy}`}</b>
                <span>
                  Works until {clock(link.expiresAt)}
                  {link.version ? `, version ${link.version}` : ''}
                </span>
                <code>{new URL(link.url, location.origin).href}</code>
              </div>
              <Button size="small" onPress={() => void copy(link)}>
                Copy
              </Button>
              <Button size="small" kind="danger" onPress={() => void revoke(link)}>
                End it
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}
