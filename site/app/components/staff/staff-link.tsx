import { copy } from '#app/copy.ts';
import { publication } from '#config';
import { staffLink } from '#content/rules/staff-link.ts';
import styles from './staff-link.module.css';

export interface StaffLinkProps {
  id: string | undefined;
  contentType: string | undefined;
}

/** From a story to the form it is written in. */
export function StaffLink({ id, contentType }: StaffLinkProps) {
  const href = staffLink({ baseUrl: publication.contentManagementUrl, id, contentType });
  if (!href) return null;
  return (
    <p className={styles.staff} data-print="none">
      <a href={href} rel="nofollow">
        {copy.editStory}
      </a>
    </p>
  );
}
