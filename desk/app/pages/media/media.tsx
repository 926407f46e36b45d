import { useEffect, useRef, useState } from 'react';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router';
import { tinykeys } from 'tinykeys';
import { DropArea, UploadButtons } from '../../pictures/add-files.tsx';
import { PictureGrid } from '../../pictures/picture-grid.tsx';
import { PictureTile } from '../../pictures/picture-tile.tsx';
import { UploadCard } from '../../pictures/upload-card.tsx';
import { useUploads } from '../../pictures/uploads.ts';
import { type LibraryFilter, useLibrary } from '../../pictures/use-library.ts';
import { useMe, whyNot } from '../../session/me.ts';
import { Sheet } from '../../shell/sheet.tsx';
import { hasSingleKeys, isTyping } from '../../shell/use-frame-keys.ts';
import { Button } from '../../ui/button.tsx';
import chipStyles from '../../ui/chip.module.css';
import { SearchField } from '../../ui/field.tsx';
import { Empty, Note, Skeleton } from '../../ui/marks.tsx';
import { chips, filterOf, isChipOn, mediaPath, shownText } from './library-filter.ts';
import styles from './media.module.css';
import { PictureSide } from './picture-side.tsx';
import { useMedia } from './use-media.ts';

const usualLargest = 20 * 1024 * 1024;
const searchDelayMilliseconds = 200;

/** `/desk/media/`, and one picture of it beside the list. */
export function Component() {
  const { id } = useParams();
  const [params] = useSearchParams();
  const filter = filterOf(params);
  const library = useLibrary(filter);
  const navigate = useNavigate();
  const blockedBy = whyNot(useMe(), 'write-own');
  const largest = library.page?.largestUpload ?? usualLargest;
  const { queue, items } = useUploads(library.reload);
  const add = (files: readonly File[]) => void queue.add(files, largest);
  const { pictures, page, problem } = library;
  const isNarrow = useMedia('(max-width: 600px)');
  const search = <LibrarySearch filter={filter} id={id} />;
  const toPicture = (pictureId: string) => void navigate(mediaPath(filter, pictureId));

  return (
    <Sheet
      title="Media"
      isFlush
      acts={
        <>
          {!isNarrow && search}
          <UploadButtons onFiles={add} blockedBy={blockedBy} />
        </>
      }
    >
      <DropArea onFiles={add} blockedBy={blockedBy} isWholePage>
        <div className={styles.columns}>
          <div className={styles.list}>
            {isNarrow && <div className={styles.searchRow}>{search}</div>}
            <nav className={styles.chips} aria-label="Filters">
              {chips.map((chip) => (
                <Link
                  key={chip.name}
                  className={chipStyles.chip}
                  to={mediaPath({ ...(filter.q ? { q: filter.q } : {}), ...chip.filter })}
                  aria-current={isChipOn(chip, filter) ? 'page' : undefined}
                >
                  {chip.name}
                  {chip.count !== 'all' && page?.counts && <b>{countText(page.counts[chip.count])}</b>}
                </Link>
              ))}
              <span className={styles.total} role="status">
                {page?.counts && shownText(filter, pictures.length, library.hasMore, page.counts)}
              </span>
            </nav>
            <div className={styles.body}>
              <UploadCard queue={queue} items={items} largest={largest} onShow={toPicture} />
              {problem && (
                <Note tone="bad" acts={<Button onPress={library.reload}>Try again</Button>}>
                  {problem}
                </Note>
              )}
              {library.isLoading && pictures.length === 0 && <Skeleton rows={4} height="9rem" />}
              {!library.isLoading && !problem && pictures.length === 0 && <NothingFound filter={filter} />}
              <PictureGrid
                label="Pictures"
                pictures={pictures}
                itemOf={(picture, className) => (
                  <>
                    <Link
                      className={className}
                      to={mediaPath(filter, picture.id)}
                      aria-current={picture.id === id ? 'true' : undefined}
                      preventScrollReset
                    >
                      <PictureTile picture={picture} isCurrent={picture.id === id} />
                    </Link>
                    {'usedIn' in picture && <TileUses usedIn={picture.usedIn as Uses} />}
                  </>
                )}
              />
              {library.hasMore && (
                <div className={styles.more}>
                  <Button onPress={library.loadMore} isPending={library.isLoading}>
                    Show more
                  </Button>
                </div>
              )}
            </div>
          </div>
          {id && <PictureSide key={id} id={id} filter={filter} library={library} />}
        </div>
      </DropArea>
    </Sheet>
  );
}

const countText = (count: number) => count.toLocaleString('en-US');

type Uses = readonly { storyId: string; title: string }[];

/** Where a picture whose rights end is used: these stories need another one. */
function TileUses({ usedIn }: { usedIn: Uses }) {
  if (usedIn.length === 0) return <p className={styles.unused}>Not used</p>;
  return (
    <ul className={styles.uses} aria-label="Used in">
      {usedIn.map(({ storyId, title }) => (
        <li key={storyId}>
          <Link to={`/stories/${storyId}`}>{title}</Link>
        </li>
      ))}
    </ul>
  );
}

function NothingFound({ filter }: { filter: LibraryFilter }) {
  if (filter.q)
    return (
      <Empty title={`No picture matches “${filter.q}”`}>
        Search finds words of names, descriptions, captions and credits.
      </Empty>
    );
  if (mediaPath(filter) !== mediaPath({}))
    return <Empty title="No picture needs this">All are in order.</Empty>;
  return <Empty title="No pictures yet">Drop some anywhere on this page, paste one, or press Upload.</Empty>;
}

function LibrarySearch({ filter, id }: { filter: LibraryFilter; id: string | undefined }) {
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const [words, setWords] = useState(filter.q ?? '');
  const latest = useRef({ filter, id });
  useEffect(() => {
    latest.current = { filter, id };
  });
  useEffect(() => {
    const timer = setTimeout(() => {
      const { q, ...others } = latest.current.filter;
      const wanted = words.trim();
      if (wanted === (q ?? '')) return;
      const path = mediaPath({ ...(wanted ? { q: wanted } : {}), ...others }, latest.current.id);
      void navigate(path, { replace: true });
    }, searchDelayMilliseconds);
    return () => clearTimeout(timer);
  }, [words, navigate]);
  useEffect(
    () =>
      tinykeys(window, {
        '/': (event) => {
          if (isTyping(event) || !hasSingleKeys()) return;
          event.preventDefault();
          input.current?.focus();
        },
      }),
    [],
  );
  return (
    <div className={styles.search}>
      <SearchField
        label="Search pictures"
        placeholder="What is in it, who made it"
        value={words}
        onChange={setWords}
        keys="/"
        inputRef={input}
      />
    </div>
  );
}
