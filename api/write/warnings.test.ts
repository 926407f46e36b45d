import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { embedExamples } from '#content/examples/embed.ts';
import { describeStores, type OpenStore } from '#database/test/stores.ts';
import { type Desk, openDesk } from '../test/desk.ts';

const pick = { uuid: 'pick-1', hed: 'The one to buy', description: '<p>Quiet.</p>' };
const stored = { bucketType: 'hub', bucketPath: '2026/lamp.jpg' };

describeStores((open) => {
  let store: OpenStore;
  let at: Desk;
  beforeAll(async () => {
    store = await open();
    at = await openDesk(store);
  });
  afterAll(() => store.drop());
  beforeEach(() => at.reset());

  const save = (extra: object) =>
    at.staff('POST', '', { story: at.draft({ body: '<p>Words.</p>', ...extra }) });
  const codesOf = (body: Awaited<ReturnType<typeof save>>['body']) =>
    body.data.warnings.map(({ code, field }) => `${code} ${field}`);

  describe('a staff write answers with what readers will not see', () => {
    it.each<[string, object, string[]]>([
      ['nothing', {}, []],
      ['a picture tag', { body: '<p>A <img src="/x.jpg"> b</p>' }, ['tag_removed story.body']],
      ['a frame', { body: '<iframe src="https://x.example/"></iframe>' }, ['tag_removed story.body']],
      ['a link that runs', { body: '<p><a href="javascript:x()">a</a></p>' }, ['link_removed story.body']],
      [
        'a pick without a place',
        { type: 'best-list', listicles: [pick] },
        ['listicle_not_placed story.listicles.0'],
      ],
      ['a pick in its place', { listicles: [pick], body: '[shortcode type="listicle" uuid="pick-1"]' }, []],
      [
        'a place without a pick',
        { body: '[shortcode type="listicle" uuid="other"]' },
        ['shortcode_without_data story.body'],
      ],
      [
        'an embed without a place',
        { additionalShortcodeData: { y: { ...embedExamples.youtube, uuid: 'y' } } },
        ['embed_not_placed story.additionalShortcodeData.y'],
      ],
      [
        'an embed of a bad address',
        {
          body: '[shortcode type="buyButton" uuid="b"]',
          additionalShortcodeData: {
            b: { type: 'buyButton', uuid: 'b', url: 'javascript:x()', label: 'Buy', merchant: 'M' },
          },
        },
        ['embed_removed story.additionalShortcodeData.b'],
      ],
      [
        'a picture of another host',
        { image: { imageUrl: 'https://elsewhere.example/lamp.jpg' } },
        ['image_not_shown story.image'],
      ],
      ['a picture of ours', { image: { ...stored, imageUrl: 'https://elsewhere.example/lamp.jpg' } }, []],
    ])('%s', async (_what, extra, expected) => {
      const { status, body } = await save(extra);
      expect([status, codesOf(body)]).toEqual([201, expected]);
      for (const { message } of body.data.warnings) expect(message).toMatch(/\w{3,}/);
    });

    it('counts tags of one kind and says what to send instead', async () => {
      const { body } = await save({ body: '<p><img src="/a.jpg"><img src="/b.jpg"></p><div>Kept</div>' });
      expect(body.data.warnings.map(({ message }) => message)).toEqual([
        expect.stringMatching(/^<img> was removed 2 times: .* embeds/),
        expect.stringMatching(/^<div> was removed: .* text inside was kept/),
      ]);
    });

    it('also when a version is saved, and when it is published', async () => {
      const { id } = await at.create();
      const changed = await at.staff('PUT', `/${id}`, {
        story: at.draft({ body: '<p>x</p><iframe></iframe>', listicles: [pick] }),
        baseVersion: 1,
      });
      expect(codesOf(changed.body)).toEqual([
        'tag_removed story.body',
        'listicle_not_placed story.listicles.0',
      ]);
      // What was removed is gone from the saved version; what has no place is still not shown.
      expect(codesOf((await at.publish(id)).body)).toEqual(['listicle_not_placed story.listicles.0']);
    });
  });

  describe('an embed that names a story', () => {
    const showing = (embed: object) => ({
      body: '[shortcode type="relatedLinks" uuid="r"]',
      additionalShortcodeData: { r: { type: 'relatedLinks', uuid: 'r', title: 'Related', ...embed } },
    });
    const link = (slug: string) => ({ title: 'Go on', url: `/article/${slug}/` });

    it('says that it is not published, until it is', async () => {
      const { id, slug } = await at.create({ slug: `named-${at.desk.number}` });
      const outside = { title: 'Elsewhere', url: 'https://elsewhere.example/' };
      const embed = showing({ items: [link(slug), link('nothing-of-that-name'), outside] });
      const { body } = await save(embed);
      const field = 'story.additionalShortcodeData.r';
      const warning = (key: string) => ({
        code: 'embedded_story_not_published',
        field,
        message: `Not shown until it is published: ${key}`,
      });
      const missing = warning('article/nothing-of-that-name');
      expect(body.data.warnings).toEqual([warning(`article/${slug}`), missing]);
      await at.publish(id);
      // The second story is looked at again when it is published itself.
      expect((await at.publish(body.data.id)).body.data.warnings).toEqual([missing]);
    });

    it('also names a video and a gallery', async () => {
      const additionalShortcodeData = {
        v: { ...embedExamples.video, uuid: 'v', slug: 'no-such-video' },
        g: { ...embedExamples.gallery, uuid: 'g', slug: 'no-such-gallery' },
      };
      const places = '[shortcode type="video" uuid="v"][shortcode type="gallery" uuid="g"]';
      const { body } = await save({ body: places, additionalShortcodeData });
      expect(codesOf(body)).toEqual([
        'embedded_story_not_published story.additionalShortcodeData.v',
        'embedded_story_not_published story.additionalShortcodeData.g',
      ]);
    });
  });

  describe('video addresses', () => {
    const film = (extra: object) => ({
      story: { kind: 'video', slug: `film-${at.desk.number}`, title: 'Film', metaData: {}, ...extra },
    });
    const http = 'http://films.example/a.mp4';

    it('refuses a video that only has addresses no player loads', async () => {
      const { status, body } = await at.staff('POST', '', film({ mp4Url: http }));
      expect([status, body.errors?.[0]]).toEqual([
        400,
        expect.objectContaining({ reason: 'bad_body', field: 'story.mp4Url' }),
      ]);
      expect(at.desk.commits).toBe(0);
    });

    it('warns of one that stands beside an address that plays', async () => {
      const { status, body } = await at.staff(
        'POST',
        '',
        film({ mp4Url: http, manifestUrl: 'https://films.example/a.m3u8' }),
      );
      expect([status, codesOf(body)]).toEqual([201, ['video_address_ignored story.mp4Url']]);
    });

    it('takes a draft without any address', async () => {
      const { status, body } = await at.staff('POST', '', film({}));
      expect([status, codesOf(body)]).toEqual([201, []]);
    });
  });
});
