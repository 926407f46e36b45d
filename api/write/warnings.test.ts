import { describe, expect, it } from 'vitest';
import { embedExamples } from '#content/examples/embed.ts';
import { describeDesk } from '../test/desk.ts';

const pick = { uuid: 'pick-1', hed: 'The one to buy', description: '<p>Quiet.</p>' };
const stored = { bucketType: 'hub', bucketPath: '2026/lamp.jpg' };

describeDesk((at) => {
  const save = (extra: object) =>
    at.staff('POST', '', { story: at.draft({ body: '<p>Words.</p>', ...extra }) });
  const codesOf = (body: Awaited<ReturnType<typeof save>>['body']) =>
    body.data.warnings.map(({ code, field }) => `${code} ${field}`);

  describe('a staff write answers with what readers will not see', () => {
    it.each<[string, object, string[]]>([
      ['nothing', {}, []],
      ['a picture tag', { body: '<p>A <img src="/x.jpg"> b</p>' }, ['tag_removed story.body']],
      ['a frame', { body: '<iframe src="https://x.example/"></iframe>' }, ['tag_removed story.body']],
      ['a script of an event', { body: '<p onclick="x()">a</p>' }, ['attribute_removed story.body']],
      [
        'styles, once each',
        { body: '<p style="color:red" class="a">a</p><p class="b">b</p>' },
        ['attribute_removed story.body', 'attribute_removed story.body'],
      ],
      [
        'a value that does not fit',
        { body: '<table><tr><td colspan="wide">a</td></tr></table>' },
        ['attribute_removed story.body'],
      ],
      ['an id of a heading', { body: '<h2 id="mine">A heading</h2>' }, ['attribute_removed story.body']],
      [
        'attributes that stay',
        {
          body: '<h2 id="h-a-heading">A heading</h2><p><a href="https://x.example/?a=1&amp;b" title="&quot;x&quot;">a</a></p><ol start="3"><li>b</li></ol>',
        },
        [],
      ],
      [
        'attributes of a tag that is removed itself',
        { body: '<div class="x" onclick="y()">a</div>' },
        ['tag_removed story.body'],
      ],
      [
        'attributes in a listicle',
        {
          listicles: [{ ...pick, description: '<p style="x">a</p>' }],
          body: '[shortcode type="listicle" uuid="pick-1"]',
        },
        ['attribute_removed story.listicles.0.description'],
      ],
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
        expect.stringMatching(/^<div> was removed: .* text inside stays/),
      ]);
    });

    it('says why an attribute was removed, and how often', async () => {
      const { body } = await save({
        body: '<p onclick="x()" class="a" style="b">a</p><p class="c" align="left"><a href="/x/" target="_blank">b</a></p>',
      });
      expect(body.data.warnings.map(({ message }) => message)).toEqual([
        'The attribute onclick was removed: a body runs no scripts',
        'The attribute class was removed 2 times: the site decides how prose looks',
        'The attribute style was removed: the site decides how prose looks',
        'The attribute align was removed: a body holds prose, and prose has no such attribute',
        'The attribute target was removed: a body holds prose, and prose has no such attribute',
      ]);
    });

    it('not about attributes that cleaning wrote itself, when it is published', async () => {
      const { id } = await at.create({
        body: '<h2>One</h2><h2>One</h2><p><a href="https://x.example/">away</a></p>',
      });
      expect(codesOf((await at.publish(id)).body)).toEqual([]);
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

  describe('a link that names a story', () => {
    const related = (slug: string) => ({
      typeName: 'article',
      id: slug,
      slug,
      title: 'Go on',
      url: `/article/${slug}/`,
    });
    const video = {
      typeName: 'video',
      id: 'v',
      slug: 'no-such-video',
      title: 'Video',
      url: '/video/no-such-video/',
    };

    it('says that it is not published, until it is', async () => {
      const { id, slug } = await at.create({ slug: `linked-${at.desk.number}` });
      const outside = { ...related('x'), typeName: 'link', url: 'https://elsewhere.example/' };
      const { body } = await save({
        relatedObjects: [outside, related(slug), related('unknown')],
        video: video,
      });
      const warning = (field: string, key: string) => ({
        code: 'linked_story_not_published',
        field: `story.${field}`,
        message: `Not shown until it is published: ${key}`,
      });
      const others = [
        warning('relatedObjects.2', 'article/unknown'),
        warning('video', 'video/no-such-video'),
      ];
      expect(body.data.warnings).toEqual([warning('relatedObjects.1', `article/${slug}`), ...others]);
      await at.publish(id);
      expect((await at.publish(body.data.id)).body.data.warnings).toEqual(others);
    });

    it('also in a gallery and its items', async () => {
      const { body } = await at.staff('POST', '', {
        story: {
          kind: 'gallery',
          slug: `gallery-${at.desk.number}`,
          title: 'Gallery',
          relatedObjects: [related('unknown')],
          items: [{ id: 'i', position: 1, relatedObjects: [related('unknown-too')] }],
        },
      });
      expect(codesOf(body)).toEqual([
        'linked_story_not_published story.relatedObjects.0',
        'linked_story_not_published story.items.0.relatedObjects.0',
      ]);
    });
  });

  describe('video addresses', () => {
    const video = (extra: object) => ({
      story: { kind: 'video', slug: `video-${at.desk.number}`, title: 'Video', metaData: {}, ...extra },
    });
    const http = 'http://videos.example/a.mp4';

    it('rejects a video that only has URLs no player loads', async () => {
      const { status, body } = await at.staff('POST', '', video({ mp4Url: http }));
      expect([status, body.errors?.[0]]).toEqual([
        400,
        expect.objectContaining({ reason: 'bad_body', field: 'story.mp4Url' }),
      ]);
      expect(at.desk.commits).toBe(0);
    });

    it('warns about one next to a URL that plays', async () => {
      const { status, body } = await at.staff(
        'POST',
        '',
        video({ mp4Url: http, manifestUrl: 'https://videos.example/a.m3u8' }),
      );
      expect([status, codesOf(body)]).toEqual([
        201,
        ['video_address_ignored story.mp4Url', 'video_address_blocked story.manifestUrl'],
      ]);
    });

    it('warns of hosts that the security policy does not let players load from', async () => {
      const url = 'https://other.example/a.mp4';
      const files = [{ url, format: 'MPEG4', type: 'WIFI', id: 'f' }];
      const { status, body } = await at.staff(
        'POST',
        '',
        video({ mp4Url: url, mp4: '/videos/a.mp4', files }),
      );
      expect([status, codesOf(body)]).toEqual([
        201,
        ['video_address_blocked story.mp4Url', 'video_address_blocked story.files.0.url'],
      ]);
      expect(body.data.warnings[0]?.message).toContain('https://other.example');
    });

    it('takes a draft without any address', async () => {
      const { status, body } = await at.staff('POST', '', video({}));
      expect([status, codesOf(body)]).toEqual([201, []]);
    });
  });
});
