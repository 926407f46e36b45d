import { expect, it } from 'vitest';
import { defaultRoles } from '#content/rules/rights/roles.ts';
import { mayUseStory, type StorySubject } from '#content/rules/rights/story-rights.ts';
import type { Staff } from '#platform/staff.ts';
import { describeDesk } from '../test/desk.ts';

const ends = '2030-01-01T00:00:00Z';
const editorOf = (...sections: string[]): Staff => ({
  sub: `editor of ${sections}`,
  role: 'editor',
  rights: defaultRoles.editor.rights,
  sections,
});

interface ListedPicture {
  id: string;
  version: number;
  image: { bucketPath: string };
  usedIn: { storyId: string }[];
}

describeDesk((at) => {
  const call = async (staff: Staff, method: string, path: string, body?: unknown, headers: object = {}) => {
    const response = await at.api.api.fetch(
      new Request(`http://api.test/api/neutron${path}`, {
        method,
        headers: { 'content-type': 'application/json', ...headers },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
      { staff },
    );
    const text = await response.text();
    const answer = text.startsWith('{') ? JSON.parse(text) : {};
    const [error] = (answer.errors ?? []) as { right?: string }[];
    return { status: response.status, text, data: answer.data, outcome: error?.right ?? response.status };
  };
  const image = () => ({
    typeName: 'image',
    bucketType: 'hub',
    bucketPath: `stories/shared-${at.desk.number}.webp`,
    filename: 'shared.webp',
    alt: 'What it shows',
  });
  const embargoed = async () => {
    const { id } = await at.create({ title: 'Kumquat', body: '<p>kumquat</p>', image: image() });
    expect((await at.publish(id, { at: ends, embargo: true })).status).toBe(200);
    return id;
  };

  it('an editor of other sections knows nothing of a story under embargo, by no list', async () => {
    await embargoed();
    const { data } = await call(editorOf('news'), 'GET', '/pictures/testsite?limit=100');
    const picture = (data.items as { id: string; image: { bucketPath: string } }[]).find(
      (item) => item.image.bucketPath === image().bucketPath,
    )?.id;
    const lists = [
      '/stories/testsite?offset=1',
      '/stories/testsite?state=scheduled&type=article&offset=1',
      `/pictures/testsite/${picture}`,
      '/schedule/testsite',
      '/products/testsite?q=kumquat',
      '/findings/testsite',
      '/events/testsite',
    ];
    // Offset 1 leaves out the newest one.
    await at.create({ slug: `newest-${at.desk.number}` });
    for (const path of lists)
      expect((await call(editorOf('deals'), 'GET', path)).text, path).not.toMatch(/kumquat/i);
    const replaced = await call(editorOf('deals'), 'POST', `/pictures/testsite/${picture}/replacement`, {
      by: (data.items as { id: string }[]).find(({ id }) => id !== picture)?.id,
    });
    expect(replaced.text).not.toMatch(/kumquat/i);
    expect((await call(editorOf('news'), 'GET', `/pictures/testsite/${picture}`)).text).toMatch(/Kumquat/);
  });

  it('stories under embargo take no place of others in where a picture is used', async () => {
    const { id } = await at.create({ slug: `open-${at.desk.number}`, image: image() });
    at.desk.time = new Date(at.desk.time.getTime() + 1000);
    for (let one = 0; one < 5; one += 1) {
      const hidden = await at.create({ slug: `hidden-${at.desk.number}-${one}`, image: image() });
      expect((await at.publish(hidden.id, { at: ends, embargo: true })).status).toBe(200);
    }
    const listed = async (staff: Staff, query: string) => {
      const { data } = await call(staff, 'GET', `/pictures/testsite?limit=100${query}`);
      return (data.items as ListedPicture[]).find((item) => item.image.bucketPath === image().bucketPath);
    };
    const picture = await listed(editorOf('news'), '');
    const until = new Date(at.desk.time.getTime() + 86_400_000).toISOString();
    const changed = await call(editorOf('news'), 'PUT', `/pictures/testsite/${picture?.id}`, {
      picture: { alt: 'What it shows', rights: { until } },
      baseVersion: picture?.version,
    });
    expect(changed.status, changed.text).toBe(200);
    const usedIn = async (staff: Staff) =>
      (await listed(staff, '&rights=ending'))?.usedIn.map(({ storyId }) => storyId);
    expect(await usedIn(editorOf('deals'))).toEqual([id]);
    expect(await usedIn(editorOf('news'))).toHaveLength(5);
  });

  it('what such a story names is not deleted, and the answer does not name the story', async () => {
    const [slug, other] = [`kumquats-${at.desk.number}`, `lemons-${at.desk.number}`];
    const entry = {
      topics: { name: 'Fruit' },
      tags: { name: 'Fruit' },
      authors: { firstName: 'F', lastName: 'R' },
    };
    for (const [kind, body] of Object.entries(entry))
      await at.api.staff('PUT', `/manage/testsite/${kind}/${slug}`, { entry: body });
    const names = { topics: [{ slug, primary: true }], tags: [slug], authorId: slug };
    const removed = async (staff: Staff, kind: string) => {
      const { status, text } = await call(staff, 'DELETE', `/manage/testsite/${kind}/${slug}`);
      return [status, (JSON.parse(text) as { errors: { message: string }[] }).errors[0]?.message];
    };
    const { id } = await at.create({ slug: 'secret-kumquat', title: 'Kumquat', ...names });
    await at.publish(id, { at: ends, embargo: true });
    for (const [kind, label] of [
      ['topics', 'topic'],
      ['tags', 'tag'],
      ['authors', 'author'],
    ] as const) {
      const used = `The ${label} ${slug} is still used by`;
      expect(await removed(editorOf('deals'), kind)).toEqual([409, `${used} a story that you may not see`]);
      expect(await removed(editorOf('news'), kind)).toEqual([409, `${used} story article/secret-kumquat`]);
    }
    const hidden = await at.create({ slug: other, ...names });
    const limited = { ...editorOf(), rights: ['see-own', 'manage-topics'] } as Staff;
    expect((await removed(limited, 'tags'))[1]).toMatch(/used by stories that you may not see$/);
    expect((await removed(editorOf('deals'), 'tags'))[1]).toMatch(
      new RegExp(`used by story article/${other}, a story that you may not see$`),
    );
    await at.staff('DELETE', `/${hidden.id}`);
  });

  it('a link to a preview that such an editor made before shows nothing from then on', async () => {
    const { id, slug } = await at.create();
    const tokenOf = async (staff: Staff) => {
      const { data } = await call(staff, 'POST', `/stories/testsite/${id}/preview-links`, {});
      return new URL(data.url, 'http://x').searchParams.get('preview') ?? '';
    };
    const [theirs, ours] = [await tokenOf(editorOf('deals')), await tokenOf(editorOf('news'))];
    const see = async (token: string) =>
      (await at.api.get(`/composer/testsite/pages/article/${slug}/web`, { headers: { 'x-preview': token } }))
        .status;
    expect([await see(theirs), await see(ours)]).toEqual([200, 200]);
    await at.publish(id, { at: ends, embargo: true });
    expect([await see(theirs), await see(ours)]).toEqual([404, 200]);
  });

  it('an editor of the section follows its events, others do not', async () => {
    const listen = async (staff: Staff, id: string) => {
      const response = await at.api.api.fetch(
        new Request(`http://api.test/api/neutron/events/testsite?story=${id}`, {
          headers: { 'last-event-id': '0' },
        }),
        { staff },
      );
      return response.text();
    };
    const id = await embargoed();
    const event = await at.lastEvent();
    if (event) await at.api.api.deliver(event);
    expect(await listen(editorOf('news'), id)).toContain(id);
    expect(await listen(editorOf('deals'), id)).not.toContain(id);
  });

  it.each([
    ['section', { section: 'security', topics: [] }],
    ['topic', { section: 'news', topics: [{ slug: 'banking', primary: true }] }],
    ['section of others', { section: 'news', topics: [] }],
  ])(
    'an editor sees by its %s whether a story is open to them, and the server decides the same',
    async (_, where) => {
      const { id } = await at.create(where);
      const story = `/stories/testsite/${id}`;
      const verdicts = async (limited: Staff) => {
        const { data } = await call(limited, 'GET', `${story}/draft`);
        const { data: record } = await call(limited, 'GET', story);
        const { data: list } = await call(limited, 'GET', '/stories/testsite?limit=100');
        const listed = (list.items as StorySubject[]).find((item) => (item as { id?: string }).id === id);
        const { status } = await call(limited, 'POST', `${story}/draft/save`, {});
        return [data.story, record, listed].map((one) => [
          mayUseStory(limited, 'edit', one as StorySubject).ok,
          status === 200,
        ]);
      };
      for (const section of ['security', 'banking', 'news', 'deals'])
        for (const [isShownOpen, isOpen] of await verdicts(editorOf(section)))
          expect(isShownOpen, section).toBe(isOpen);
    },
  );

  it('a story that moves into a section is open to its editors from then on; other accounts learn no sections', async () => {
    const { id } = await at.create({ topics: [] });
    const security = editorOf('security');
    const draftOf = async (one: Staff) =>
      (await call(one, 'GET', `/stories/testsite/${id}/draft`)).data.story;
    expect(mayUseStory(security, 'edit', await draftOf(security)).ok).toBe(false);
    const moved = at.draft({ section: 'security', topics: [] });
    expect((await at.staff('PUT', `/${id}`, { story: moved, baseVersion: 1 })).status).toBe(200);
    expect(mayUseStory(security, 'edit', await draftOf(security)).ok).toBe(true);
    expect((await draftOf({ ...security, sections: undefined })).sections).toBe(undefined);
  });

  it('no story is published in a section by moving it there', async () => {
    const security = editorOf('security');
    const other = { section: 'security', topics: [] };
    const fields = (id: string, value: string) =>
      call(security, 'PUT', `/stories/testsite/${id}/draft/fields`, {
        changes: [{ name: 'section', value, revision: 0 }],
      });
    // Written, but no version yet.
    const { id } = await at.create(other);
    await call(security, 'GET', `/stories/testsite/${id}/draft`);
    expect((await fields(id, 'news')).status).toBe(200);
    const path = `/stories/testsite/${id}/publish`;
    expect((await call(security, 'POST', path, {})).outcome).toBe('publish');
    expect((await call(security, 'POST', path, { at: ends })).outcome).toBe('schedule');
    expect((await at.staff('GET', `/${id}`)).body.data.state).toBe('draft');

    // Scheduled first, moved then.
    const planned = await at.create({ ...other, slug: `planned-${at.desk.number}` });
    const story = `/stories/testsite/${planned.id}`;
    expect((await call(security, 'POST', `${story}/publish`, { at: ends })).status).toBe(200);
    await call(security, 'GET', `${story}/draft`);
    expect((await fields(planned.id, 'news')).outcome).toBe('edit-all');
    const moved = { story: at.draft({ slug: `planned-${at.desk.number}`, topics: [] }), baseVersion: 1 };
    expect((await call(security, 'PUT', story, moved)).outcome).toBe('edit-all');
    const stays = { ...moved, story: { ...moved.story, section: 'security', title: 'Better' } };
    expect((await call(security, 'PUT', story, stays)).status).toBe(200);
  });

  it('previews a scheduled story of another section with the words that colleagues have just written', async () => {
    const { id } = await at.create();
    const [deals, news] = [editorOf('deals'), editorOf('news')];
    const story = `/stories/testsite/${id}`;
    expect((await call(news, 'POST', `${story}/publish`, { at: ends })).status).toBe(200);
    for (const path of ['preview', 'preview-links']) {
      await call(news, 'GET', `${story}/draft`);
      const { revision } = (await call(news, 'GET', `${story}/draft`)).data.fields.title;
      const changes = [{ name: 'title', value: `Before ${path}`, revision }];
      expect((await call(news, 'PUT', `${story}/draft/fields`, { changes })).status).toBe(200);
      expect((await call(deals, 'POST', `${story}/${path}`, {})).outcome).toBeLessThan(300);
      expect((await call(news, 'GET', story)).data.title).toBe(`Before ${path}`);
      // The person who looks at it changes nothing: the version is the writer's.
      const { items } = (await call(news, 'GET', `${story}/versions`)).data;
      expect(items[0]).toMatchObject({ reason: 'saved before a preview', savedBy: news.sub });
    }
  });

  it('reads and comments on stories of other sections, and changes none', async () => {
    const { id } = await at.create();
    const deals = editorOf('deals');
    const story = `/stories/testsite/${id}`;
    const changes = [{ name: 'title', value: 'Taken', revision: 0 }];
    const calls: [string, string, unknown, number | string][] = [
      ['GET', story, undefined, 200],
      ['GET', `${story}/versions/1`, undefined, 200],
      ['POST', `${story}/preview`, {}, 200],
      ['POST', `${story}/notes`, { text: 'A question' }, 201],
      ['PUT', story, { story: at.draft({ title: 'Taken' }), baseVersion: 1 }, 'edit-all'],
      ['PUT', `${story}/draft/fields`, { changes }, 'edit-all'],
      ['POST', `${story}/draft/save`, {}, 'edit-all'],
      ['POST', `${story}/versions/1/restore`, {}, 'edit-all'],
      ['PUT', `${story}/work`, { stage: 'idea' }, 'edit-all'],
      ['POST', `${story}/publish`, {}, 'publish'],
      ['POST', `${story}/withdraw`, {}, 'publish'],
      ['POST', `${story}/cancel`, { plan: 'publish' }, 'schedule'],
      ['DELETE', story, undefined, 'delete'],
    ];
    for (const [method, path, body, expected] of calls)
      expect([method, path, (await call(deals, method, path, body)).outcome]).toEqual([
        method,
        path,
        expected,
      ]);
    const bulk = await call(deals, 'POST', '/work/testsite', { changes: [{ id, stage: 'idea' }] });
    expect(bulk.data.items[0].error.right).toBe('edit-all');
  });
});
