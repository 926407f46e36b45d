import { useEffect, useRef, useState } from 'react';
import {
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useRevalidator,
  useSearchParams,
} from 'react-router';
import { previewToken } from '#content/calls/previews.ts';
import { getStory } from '#content/calls/stories.ts';
import { callApi } from '../../api/call-api.ts';
import { deskSettings } from '../../settings.ts';
import { Sheet } from '../../shell/sheet.tsx';
import { flushOpenStory } from '../../story/open-stories.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Segments, Switch } from '../../ui/choice.tsx';
import { DateTimeField } from '../../ui/date-time-field.tsx';
import { canHideCookies, Device, type DeviceName, devices } from './device.tsx';
import styles from './preview.module.css';
import { createScrollGroup } from './scroll-together.ts';
import { ShareDialog } from './share-dialog.tsx';

/** `/desk/stories/{id}/preview/?version=&at=&as=&ads=&theme=&device=&scroll=` */
export async function loader({ params, request }: LoaderFunctionArgs) {
  const id = params.id ?? '';
  const { searchParams } = new URL(request.url);
  const version = Number(searchParams.get('version')) || undefined;
  const at = searchParams.get('at') ?? undefined;
  const shown = { ...(version ? { version } : {}), ...(at ? { at } : {}) };
  await flushOpenStory(id);
  const [{ url, expiresAt }, story] = await Promise.all([
    callApi(previewToken, { params: { id }, body: shown }),
    callApi(getStory, { params: { id } }),
  ]);
  validUntil = Date.parse(expiresAt) - renewEarlier;
  return { id, url, expiresAt, title: story.title, version, newest: story.version, at };
}

/** A page that is opened in its last minute still loads its parts. */
const renewEarlier = 60_000;
/** Until when the address of the page shows the preview; after that the site shows what is published. */
let validUntil = 0;

/** Device, theme, reader and ads change how the page is shown: it stays loaded, where the editor has scrolled it to. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const pageOf = ({ pathname, searchParams: query }: URL) =>
    [pathname, query.get('version'), query.get('at')].join(' ');
  const isOther = currentUrl.href !== nextUrl.href;
  const isSamePage = isOther && pageOf(currentUrl) === pageOf(nextUrl);
  return defaultShouldRevalidate && !(isSamePage && Date.now() < validUntil);
}

const deviceChoices = [
  { id: 'all', name: 'All' },
  ...devices.map(({ id, name, icon }) => ({ id, name, icon })),
] as const;

/** The real page of the site, from the real server, with one version: three devices, as a chosen reader, at a chosen time. */
export function Component() {
  const { id, url, title, version, newest, at } = useLoaderData() as Awaited<ReturnType<typeof loader>>;
  const [query, setQuery] = useSearchParams();
  const [isSharing, setSharing] = useState(false);
  const [reloads, setReloads] = useState(0);
  const { revalidate } = useRevalidator();
  const [group] = useState(createScrollGroup);
  const set = (name: string, value: string) =>
    setQuery(
      (now) => {
        if (value === '') now.delete(name);
        else now.set(name, value);
        return now;
      },
      { replace: true },
    );
  const device = (query.get('device') ?? 'all') as DeviceName | 'all';
  const theme = query.get('theme') === 'dark' ? 'dark' : 'light';
  const hasVisitors = canHideCookies();
  const as = query.get('as') === 'account' || !hasVisitors ? 'account' : 'visitor';
  const hasAds = query.get('ads') === 'on';
  const scrollsTogether = query.get('scroll') !== 'apart';
  useEffect(() => {
    group.isOn = scrollsTogether;
  }, [group, scrollsTogether]);
  const address = `${url}${hasAds ? '' : '&featureDisable=ads'}${as === 'account' ? '#signed-in' : ''}`;
  return (
    <Sheet
      title={`Preview: ${title}`}
      hasRail
      isFlush
      acts={
        <>
          <Button icon="link" onPress={() => setSharing(true)}>
            Share
          </Button>
          <Button onPress={() => void revalidate().then(() => setReloads(reloads + 1))}>Reload</Button>
          <ButtonLink to={`/stories/${id}/`}>Back to the text</ButtonLink>
        </>
      }
    >
      <div className={styles.bar}>
        <Segments
          label="Device"
          choices={[...deviceChoices]}
          value={device}
          onChange={(value) => set('device', value === 'all' ? '' : value)}
        />
        <Segments
          label="Theme"
          choices={[
            { id: 'light', name: 'Light' },
            { id: 'dark', name: 'Dark' },
          ]}
          value={theme}
          onChange={(value) => set('theme', value === 'dark' ? value : '')}
        />
        <Segments
          label="Reader"
          choices={[
            { id: 'visitor', name: 'Visitor', isDisabled: !hasVisitors },
            { id: 'account', name: 'Signed in' },
          ]}
          value={as}
          onChange={(value) => set('as', value === 'account' ? value : '')}
        />
        {!hasVisitors && (
          <p>
            This browser cannot hide your sign-in from the page. To see it as a visitor, use Chrome or Edge,
            or a private window with a shared link.
          </p>
        )}
        <Switch isSelected={hasAds} onChange={(isOn) => set('ads', isOn ? 'on' : '')}>
          With ads
        </Switch>
        {device === 'all' && (
          <Switch isSelected={scrollsTogether} onChange={(isOn) => set('scroll', isOn ? '' : 'apart')}>
            Scroll together
          </Switch>
        )}
        <DateTimeField
          label="As of"
          isPatient
          hint="Empty: now"
          value={at ?? ''}
          onChange={(value) => set('at', value)}
          timeZone={deskSettings().timeZone}
        />
        <ShownVersion version={version} newest={newest} showNewest={() => set('version', '')} />
      </div>
      <div className={styles.devices}>
        {devices
          .filter((one) => device === 'all' || one.id === device)
          .map((one) => (
            <Device
              key={`${one.id} ${address} ${reloads}`}
              device={one}
              address={address}
              theme={theme}
              isVisitor={as === 'visitor'}
              group={group}
            />
          ))}
      </div>
      <ShareDialog
        storyId={id}
        version={version}
        at={at}
        isOpen={isSharing}
        onClose={() => setSharing(false)}
      />
    </Sheet>
  );
}

interface ShownVersionProps {
  version: number | undefined;
  newest: number;
  showNewest: () => void;
}

function ShownVersion({ version, newest, showNewest }: ShownVersionProps) {
  const ref = useRef<HTMLParagraphElement>(null);
  const isEarlier = version !== undefined && version < newest;
  return (
    <>
      <p ref={ref} tabIndex={-1}>
        {isEarlier ? `Version ${version} of ${newest}` : `Version ${newest}, the newest`}
      </p>
      {isEarlier && (
        <Button
          size="small"
          onPress={() => {
            showNewest();
            // The button goes with the earlier version.
            ref.current?.focus();
          }}
        >
          Show the newest
        </Button>
      )}
    </>
  );
}
