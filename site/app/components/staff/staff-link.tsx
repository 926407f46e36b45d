import { copy } from '#app/copy/site.ts';
import { publication } from '#config';
import { staffLink } from '#content/rules/staff-link.ts';
import styles from './staff-link.module.css';

export interface StaffLinkProps {
  id: string | undefined;
  contentType: string | undefined;
}

/** Said to staff alone, so it is not among the words every reader fetches. */
const scriptTags = 'Script tags of this page';

/** From a story to where it is edited, and to what scripts of others did on its page. */
export function StaffLink({ id, contentType }: StaffLinkProps) {
  const href = staffLink({ baseUrl: publication.contentManagementUrl, id, contentType });
  if (!href) return null;
  return (
    <p className={styles.staff} data-print="none">
      <a href={href} rel="nofollow">
        {copy.editStory}
      </a>
      <button type="button" data-panel="tag-report">
        {scriptTags}
      </button>
    </p>
  );
}
