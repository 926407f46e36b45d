import { copy } from '#app/copy/site.ts';
import { publicSettings } from '#config/public.ts';
import { staffLink } from '#content/rules/staff-link.ts';
import styles from './staff-link.module.css';

interface StaffLinkProps {
  id: string | undefined;
  contentType: string | undefined;
}

/** For staff only, so it is not in the copy every reader loads. */
const scriptTags = 'Script tags of this page';

/** Links from a story to its editor, and to the report on third-party scripts of its page. */
export function StaffLink({ id, contentType }: StaffLinkProps) {
  const href = staffLink({ baseUrl: publicSettings.contentManagementUrl, id, contentType });
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
