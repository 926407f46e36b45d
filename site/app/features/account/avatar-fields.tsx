import { useState } from 'react';
import type { AccountProfile } from '#content/entities/account-profile.ts';
import { gravatarMinutes } from '#content/limits.ts';
import { type AvatarKind, avatarKinds } from '#content/rules/account/avatar-kinds.ts';
import { Icon } from '#design/icons/icon.tsx';
import { accountCopy as words } from '../../copy/account.ts';
import styles from './account-preferences.module.css';
import { Portrait } from './portrait.tsx';

const texts: Readonly<Record<AvatarKind, string>> = {
  none: words.avatarNone,
  upload: words.avatarUpload,
  gravatar: words.avatarGravatar,
};

/** No picture, an uploaded one, or the reader's Gravatar. */
export function AvatarFields({ profile, problem }: { profile: AccountProfile; problem: string | undefined }) {
  const [kind, setKind] = useState<AvatarKind>(profile.avatar);
  const { username: name, email, picture } = profile;
  return (
    <fieldset className={styles.avatar}>
      <legend>{words.avatar}</legend>
      <Portrait key={picture} user={{ name, email, picture: picture ?? undefined }} />
      <div className={styles.kinds}>
        {avatarKinds.map((option) => (
          <label key={option}>
            <input
              type="radio"
              name="avatar"
              value={option}
              checked={option === kind}
              onChange={() => setKind(option)}
            />
            {texts[option]}
          </label>
        ))}
        {kind === 'upload' && (
          <label className={styles.file}>
            {words.avatarFile}
            <input type="file" name="avatarFile" accept="image/jpeg,image/png,image/webp" />
          </label>
        )}
      </div>
      <p className={styles.note}>{words.gravatarNotice(gravatarMinutes)}</p>
      {problem && (
        <p className={styles.bad}>
          <Icon name="alert" size={18} />
          {problem}
        </p>
      )}
    </fieldset>
  );
}
