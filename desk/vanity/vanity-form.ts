import { type SavedVanity, vanityTypes } from '#content/entities/vanity.ts';
import { escapeAttribute, escapeText } from '#platform/escape-html.ts';

/** A vanity entry as a person writes it: one line for each target. */
export interface VanityFields {
  urlPath: string;
  urlType: string;
  /** `yes`, `no`, or empty: not said, which is not the same as no (VN-09). */
  enabled: string;
  /** As a browser's field gives it, in UTC; empty: never. */
  expires: string;
  /** `us url /latest/`, `us article a-slug` */
  targets: string;
}

export const emptyFields = (urlPath: string): VanityFields => ({
  urlPath,
  urlType: 'PERMANENT_REDIRECT',
  enabled: 'yes',
  expires: '',
  targets: '',
});

export function fieldsOfEntry({
  urlPath,
  urlType,
  enabled,
  dateExpired,
  targets,
}: SavedVanity): VanityFields {
  const time = dateExpired ? new Date(dateExpired.date) : undefined;
  return {
    urlPath,
    urlType,
    enabled: enabled === undefined ? '' : enabled ? 'yes' : 'no',
    expires: time && !Number.isNaN(time.getTime()) ? time.toISOString().slice(0, 19) : '',
    targets: targets
      .map(({ edition, targetType, target }) => `${edition} ${targetType} ${target.slug}`)
      .join('\n'),
  };
}

export function fieldsOfForm(form: FormData): VanityFields {
  const text = (name: string) => String(form.get(name) ?? '').trim();
  return {
    urlPath: text('urlPath'),
    urlType: text('urlType'),
    enabled: text('enabled'),
    expires: text('expires'),
    targets: text('targets'),
  };
}

/**
 * The entry for the API, which judges it. What the form does not show, slugs of other editions, is taken over from the
 * entry it was opened with.
 */
export function entryOfFields(fields: VanityFields, former: SavedVanity | undefined): object {
  const lines = fields.targets.split(/\r?\n/).filter((line) => line.trim() !== '');
  return {
    urlPath: fields.urlPath,
    urlType: fields.urlType,
    ...(fields.enabled === '' ? {} : { enabled: fields.enabled === 'yes' }),
    ...(fields.expires === '' ? {} : { dateExpired: { date: zoned(fields.expires) } }),
    targets: lines.map((line) => {
      const [edition = '', targetType = '', ...slug] = line.trim().split(/\s+/);
      const same = former?.targets.find(
        (target) => target.edition === edition && target.targetType === targetType,
      );
      const availableOn = same?.target.availableOn ?? [];
      return {
        edition,
        targetType,
        target: { slug: slug.join(' '), ...(availableOn.length > 0 ? { availableOn } : {}) },
      };
    }),
  };
}

const zoned = (time: string) => (/(?:Z|[+-]\d\d:\d\d)$/.test(time) ? time : `${withSeconds(time)}Z`);
const withSeconds = (time: string) => (/T\d\d:\d\d$/.test(time) ? `${time}:00` : time);

/** The form of one entry; without a version, of a new one. */
export function formOfFields(
  fields: VanityFields,
  { token, version }: { token: string; version: number | undefined },
): string {
  const option = (value: string, label: string, chosen: string) =>
    `<option value="${escapeAttribute(value)}"${value === chosen ? ' selected' : ''}>${escapeText(label)}</option>`;
  const types = vanityTypes.map((type) => option(type, type, fields.urlType)).join('');
  const enabled = [
    ['yes', 'Yes'],
    ['no', 'No, unless it expires later'],
    ['', 'Until it expires'],
  ]
    .map(([value = '', label = '']) => option(value, label, fields.enabled))
    .join('');
  const hidden = `<input type="hidden" name="token" value="${escapeAttribute(token)}">`;
  const base = version === undefined ? '' : `<input type="hidden" name="baseVersion" value="${version}">`;
  const remove = version === undefined ? '' : '<button name="do" value="remove">Remove</button>';
  return `<form method="post">${hidden}${base}
<label>Path <input name="urlPath" required maxlength="500" value="${escapeAttribute(fields.urlPath)}"></label>
<label>Type <select name="urlType">${types}</select></label>
<label>Active <select name="enabled">${enabled}</select></label>
<label>Expires (UTC) <input type="datetime-local" step="1" name="expires" value="${escapeAttribute(fields.expires)}"></label>
<label>Targets, a line each: edition, type, slug or address
<textarea name="targets" rows="3" placeholder="us url /latest/">${escapeText(fields.targets)}</textarea></label>
<button name="do" value="save">Save</button>${remove}</form>`;
}
