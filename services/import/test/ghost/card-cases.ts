/**
 * One case per card of Ghost's editor, as its HTML, its Lexical node and its mobiledoc card have it. `gives` is what it
 * becomes: types of embeds, `image`, `gallery`, or `prose`.
 */
export interface CardCase {
  card: string;
  gives: readonly string[];
  /** Words that readers must find again. */
  words?: string;
  html?: string;
  lexical?: Record<string, unknown>;
  mobiledoc?: Record<string, unknown>;
  /** The name of the mobiledoc card, where it is another one. */
  mobiledocName?: string;
}

const picture = '__GHOST_URL__/content/images/2024/lamp.png';
const code = 'if (a < b && "x") {\n\treturn `a`;\n}\n\n// end';
const escapedCode = code.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const tweet =
  '<blockquote class="twitter-tweet"><p lang="en" dir="ltr">Lamps are back</p>&mdash; Mara Lindqvist (@mara) <a href="https://twitter.com/mara/status/1234567890">May 1, 2024</a></blockquote><script async src="https://platform.twitter.com/widgets.js"></script>';
const video = (address: string) =>
  `<iframe src="${address}" title="A walk" width="200" height="113"></iframe>`;
const embedCard = (inner: string) => `<figure class="kg-card kg-embed-card">${inner}</figure>`;

export const cardCases: readonly CardCase[] = [
  {
    card: 'image',
    gives: ['image'],
    html: `<figure class="kg-card kg-image-card kg-card-hascaption"><img src="${picture}" class="kg-image" alt="A lamp" loading="lazy"><figcaption><span>The lamp at dusk</span></figcaption></figure>`,
    lexical: { type: 'image', src: picture, alt: 'A lamp', caption: '<span>The lamp at dusk</span>' },
    mobiledoc: { src: picture, alt: 'A lamp', caption: 'The lamp at dusk' },
  },
  {
    card: 'gallery',
    gives: ['gallery'],
    words: 'Three lamps',
    html: `<figure class="kg-card kg-gallery-card kg-card-hascaption"><div class="kg-gallery-container"><div class="kg-gallery-row"><div class="kg-gallery-image"><img src="${picture}" alt="One"></div><div class="kg-gallery-image"><img src="${picture}?2" alt="Two"></div></div></div><figcaption>Three lamps</figcaption></figure>`,
    lexical: {
      type: 'gallery',
      images: [
        { src: picture, alt: 'One' },
        { src: `${picture}?2`, alt: 'Two' },
      ],
      caption: 'Three lamps',
    },
    mobiledoc: {
      images: [
        { src: picture, alt: 'One' },
        { src: `${picture}?2`, alt: 'Two' },
      ],
      caption: 'Three lamps',
    },
  },
  {
    card: 'bookmark',
    gives: ['infoCard'],
    words: 'A history of lamps',
    html: '<figure class="kg-card kg-bookmark-card"><a class="kg-bookmark-container" href="https://lamps.example/history"><div class="kg-bookmark-content"><div class="kg-bookmark-title">A history of lamps</div><div class="kg-bookmark-description">From fire to diodes.</div><div class="kg-bookmark-metadata"><img class="kg-bookmark-icon" src="https://lamps.example/icon.png" alt=""><span class="kg-bookmark-author">Lamp Museum</span><span class="kg-bookmark-publisher">Ines Okafor</span></div></div><div class="kg-bookmark-thumbnail"><img src="https://lamps.example/big.png" alt=""></div></a></figure>',
    lexical: {
      type: 'bookmark',
      url: 'https://lamps.example/history',
      metadata: {
        title: 'A history of lamps',
        description: 'From fire to diodes.',
        author: 'Ines Okafor',
        publisher: 'Lamp Museum',
        icon: 'https://lamps.example/icon.png',
      },
      caption: '',
    },
    mobiledoc: {
      url: 'https://lamps.example/history',
      metadata: {
        title: 'A history of lamps',
        description: 'From fire to diodes.',
        author: 'Ines Okafor',
        publisher: 'Lamp Museum',
      },
    },
  },
  {
    card: 'callout',
    gives: ['infoCard'],
    words: 'Unplug it first',
    html: '<div class="kg-card kg-callout-card kg-callout-card-blue"><div class="kg-callout-emoji">💡</div><div class="kg-callout-text"><strong>Unplug</strong> it first.</div></div>',
    lexical: {
      type: 'callout',
      calloutEmoji: '💡',
      calloutText: '<p><strong>Unplug</strong> it first.</p>',
      backgroundColor: 'blue',
    },
    mobiledoc: { calloutEmoji: '💡', calloutText: '<strong>Unplug</strong> it first.' },
  },
  {
    card: 'toggle',
    gives: ['infoCard'],
    words: 'How long does it last?',
    html: '<div class="kg-card kg-toggle-card" data-kg-toggle-state="close"><div class="kg-toggle-heading"><h4 class="kg-toggle-heading-text">How long does it last?</h4><button class="kg-toggle-card-icon"></button></div><div class="kg-toggle-content"><p>Ten <em>years</em>.</p></div></div>',
    lexical: {
      type: 'toggle',
      heading: '<span>How long does it last?</span>',
      content: '<p>Ten <em>years</em>.</p>',
    },
    mobiledoc: { heading: 'How long does it last?', content: '<p>Ten <em>years</em>.</p>' },
  },
  {
    card: 'toggle with a picture',
    gives: ['image'],
    words: 'Look at it',
    html: `<div class="kg-card kg-toggle-card"><div class="kg-toggle-heading"><h4 class="kg-toggle-heading-text">What is it?</h4></div><div class="kg-toggle-content"><p>Look at it:</p><figure class="kg-card kg-image-card"><img src="${picture}" class="kg-image" alt="A lamp"></figure></div></div>`,
    lexical: {
      type: 'toggle',
      heading: 'What is it?',
      content: `<p>Look at it:</p><figure><img src="${picture}" alt="A lamp"></figure>`,
    },
  },
  {
    card: 'button',
    gives: ['prose'],
    words: 'See all lamps',
    html: '<div class="kg-card kg-button-card kg-align-center"><a href="https://lamps.example/all" class="kg-btn kg-btn-accent">See all lamps</a></div>',
    lexical: {
      type: 'button',
      buttonText: 'See all lamps',
      buttonUrl: 'https://lamps.example/all',
      alignment: 'center',
    },
    mobiledoc: { buttonText: 'See all lamps', buttonUrl: 'https://lamps.example/all' },
  },
  {
    card: 'product',
    gives: ['image', 'infoCard'],
    words: 'Quiet and warm',
    html: `<div class="kg-card kg-product-card"><div class="kg-product-card-container"><img src="${picture}" class="kg-product-card-image"><div class="kg-product-card-title-container"><h4 class="kg-product-card-title">Lamp One</h4></div><div class="kg-product-card-rating"><span class="kg-product-card-rating-active kg-product-card-rating-star"><svg></svg></span><span class="kg-product-card-rating-active kg-product-card-rating-star"><svg></svg></span><span class="kg-product-card-rating-star"><svg></svg></span></div><div class="kg-product-card-description"><p>Quiet and warm.</p></div><a href="https://lamps.example/buy" class="kg-product-card-button">Buy it</a></div></div>`,
    lexical: {
      type: 'product',
      productImageSrc: picture,
      productTitle: 'Lamp One',
      productDescription: '<p>Quiet and warm.</p>',
      productRatingEnabled: true,
      productStarRating: 2,
      productButtonEnabled: true,
      productButton: 'Buy it',
      productUrl: 'https://lamps.example/buy',
    },
    mobiledoc: {
      productImageSrc: picture,
      productTitle: 'Lamp One',
      productDescription: '<p>Quiet and warm.</p>',
      productRatingEnabled: true,
      productStarRating: 2,
      productButtonEnabled: true,
      productButton: 'Buy it',
      productUrl: 'https://lamps.example/buy',
    },
  },
  {
    card: 'header',
    gives: ['prose'],
    words: 'A week of light',
    html: '<div class="kg-card kg-header-card kg-v2 kg-width-full" data-background-color="#000000"><div class="kg-header-card-content"><div class="kg-header-card-text"><h2 class="kg-header-card-heading"><span>A week of light</span></h2><p class="kg-header-card-subheading"><span>Every evening</span></p><a href="https://lamps.example/week" class="kg-header-card-button">Join</a></div></div></div>',
    lexical: {
      type: 'header',
      version: 2,
      header: '<span>A week of light</span>',
      subheader: '<span>Every evening</span>',
      buttonEnabled: true,
      buttonText: 'Join',
      buttonUrl: 'https://lamps.example/week',
    },
    mobiledoc: {
      header: 'A week of light',
      subheader: 'Every evening',
      buttonEnabled: true,
      buttonText: 'Join',
      buttonUrl: 'https://lamps.example/week',
    },
  },
  {
    card: 'signup',
    gives: ['newsletter'],
    words: 'Letters about light',
    html: '<div class="kg-card kg-signup-card kg-width-wide"><div class="kg-signup-card-content"><div class="kg-signup-card-text"><h2 class="kg-signup-card-heading">Letters about light</h2><p class="kg-signup-card-subheading">Once a week.</p><form class="kg-signup-card-form" data-members-form="signup"><input class="kg-signup-card-input" type="email"></form><p class="kg-signup-card-disclaimer">No spam.</p></div></div></div>',
    lexical: {
      type: 'signup',
      header: 'Letters about light',
      subheader: 'Once a week.',
      disclaimer: 'No spam.',
      buttonText: 'Subscribe',
      successMessage: 'Sent',
    },
  },
  {
    card: 'audio',
    gives: ['podcast'],
    html: '<div class="kg-card kg-audio-card"><img src="" class="kg-audio-thumbnail"><div class="kg-audio-player-container"><audio src="__GHOST_URL__/content/media/hum.mp3" preload="metadata"></audio><div class="kg-audio-title">The hum of a lamp</div><div class="kg-audio-player"><span class="kg-audio-current-time">0:00</span><div class="kg-audio-time">/<span class="kg-audio-duration">12</span></div><button class="kg-audio-playback-rate" aria-label="Adjust playback speed">1×</button></div></div></div>',
    words: 'The hum of a lamp',
    lexical: {
      type: 'audio',
      src: '__GHOST_URL__/content/media/hum.mp3',
      title: 'The hum of a lamp',
      duration: 12.5,
      mimeType: 'audio/mp3',
    },
    mobiledoc: { src: '__GHOST_URL__/content/media/hum.mp3', title: 'The hum of a lamp', duration: 12.5 },
  },
  {
    card: 'video',
    gives: ['prose'],
    words: 'The lamp moves',
    html: '<figure class="kg-card kg-video-card kg-card-hascaption"><div class="kg-video-container"><video src="__GHOST_URL__/content/media/move.mp4" width="1280" height="720"></video><div class="kg-video-overlay"></div></div><figcaption>The lamp moves</figcaption></figure>',
    lexical: {
      type: 'video',
      src: '__GHOST_URL__/content/media/move.mp4',
      caption: 'The lamp moves',
      fileName: 'move.mp4',
    },
    mobiledoc: { src: '__GHOST_URL__/content/media/move.mp4', caption: 'The lamp moves' },
  },
  {
    card: 'file',
    gives: ['prose'],
    words: 'The manual',
    html: '<div class="kg-card kg-file-card"><a class="kg-file-card-container" href="__GHOST_URL__/content/files/manual.pdf" download=""><div class="kg-file-card-contents"><div class="kg-file-card-title">The manual</div><div class="kg-file-card-caption">In three languages</div><div class="kg-file-card-metadata"><div class="kg-file-card-filename">manual.pdf</div><div class="kg-file-card-filesize">12 KB</div></div></div></a></div>',
    lexical: {
      type: 'file',
      src: '__GHOST_URL__/content/files/manual.pdf',
      fileTitle: 'The manual',
      fileCaption: 'In three languages',
      fileName: 'manual.pdf',
      fileSize: 12_288,
    },
    mobiledoc: {
      src: '__GHOST_URL__/content/files/manual.pdf',
      fileTitle: 'The manual',
      fileCaption: 'In three languages',
      fileName: 'manual.pdf',
    },
  },
  {
    card: 'embed: YouTube',
    gives: ['youtube'],
    words: 'Seen from above',
    html: `<figure class="kg-card kg-embed-card kg-card-hascaption">${video('https://www.youtube.com/embed/abcdefghijk?feature=oembed')}<figcaption>Seen from above</figcaption></figure>`,
    lexical: {
      type: 'embed',
      url: 'https://www.youtube.com/watch?v=abcdefghijk',
      embedType: 'video',
      html: video('https://www.youtube.com/embed/abcdefghijk'),
      metadata: { title: 'A walk' },
      caption: 'Seen from above',
    },
    mobiledoc: {
      url: 'https://youtu.be/abcdefghijk',
      html: video('https://www.youtube.com/embed/abcdefghijk'),
      type: 'video',
      caption: 'Seen from above',
    },
  },
  {
    card: 'embed: Vimeo',
    gives: ['vimeo'],
    html: embedCard(video('https://player.vimeo.com/video/76979871')),
    lexical: {
      type: 'embed',
      url: 'https://vimeo.com/76979871',
      html: video('https://player.vimeo.com/video/76979871'),
      caption: '',
    },
    mobiledoc: { url: 'https://vimeo.com/76979871', html: '' },
  },
  {
    card: 'embed: X (Twitter)',
    gives: ['twitter'],
    words: 'Lamps are back',
    html: embedCard(tweet),
    lexical: {
      type: 'embed',
      url: 'https://twitter.com/mara/status/1234567890',
      embedType: 'twitter',
      html: tweet,
    },
    mobiledoc: { url: 'https://twitter.com/mara/status/1234567890', html: tweet },
  },
  {
    card: 'embed: Instagram',
    gives: ['instagram'],
    html: embedCard(
      '<blockquote class="instagram-media" data-instgrm-permalink="https://www.instagram.com/p/Bx7aBcDeFgH/"><a href="https://www.instagram.com/p/Bx7aBcDeFgH/">A lamp in the rain</a></blockquote>',
    ),
    lexical: { type: 'embed', url: 'https://www.instagram.com/p/Bx7aBcDeFgH/', html: '' },
    mobiledoc: { url: 'https://www.instagram.com/p/Bx7aBcDeFgH/', html: '' },
  },
  {
    card: 'embed: Reddit',
    gives: ['reddit'],
    html: embedCard(
      '<blockquote class="reddit-card"><a href="https://www.reddit.com/r/lamps/comments/abc123/which_lamp/">Which lamp?</a></blockquote>',
    ),
    lexical: { type: 'embed', url: 'https://www.reddit.com/r/lamps/comments/abc123/which_lamp/', html: '' },
    mobiledoc: { url: 'https://www.reddit.com/r/lamps/comments/abc123/which_lamp/', html: '' },
  },
  {
    card: 'embed: others',
    gives: ['imported', 'prose'],
    html: embedCard('<iframe src="https://maps.example/embed/7" title="A map"></iframe>'),
    lexical: {
      type: 'embed',
      url: 'https://maps.example/7',
      html: '<iframe src="https://maps.example/embed/7"></iframe>',
      metadata: { title: 'A map' },
    },
    mobiledoc: {
      url: 'https://maps.example/7',
      html: '<iframe src="https://maps.example/embed/7"></iframe>',
    },
  },
  {
    card: 'code block',
    gives: ['code'],
    html: `<figure class="kg-card kg-code-card"><pre><code class="language-ts">${escapedCode}</code></pre><figcaption>A branch</figcaption></figure>`,
    words: 'A branch',
    lexical: { type: 'codeblock', code, language: 'ts', caption: 'A branch' },
    mobiledoc: { code, language: 'ts', caption: 'A branch' },
    mobiledocName: 'code',
  },
  {
    card: 'markdown',
    gives: ['prose'],
    words: 'Written plainly',
    html: '<!--kg-card-begin: markdown--><h2 id="written">Written plainly</h2><ul><li>one</li><li>two</li></ul><!--kg-card-end: markdown-->',
    lexical: { type: 'markdown', markdown: '## Written plainly\n\n- one\n- two' },
    mobiledoc: { markdown: '## Written plainly\n\n- one\n- two', cardName: 'markdown' },
  },
  {
    card: 'HTML',
    gives: ['prose'],
    words: 'A table of lamps',
    html: '<!--kg-card-begin: html--><table><caption>A table of lamps</caption><tr><th>Name</th><td>Lamp One</td></tr></table><!--kg-card-end: html-->',
    lexical: {
      type: 'html',
      html: '<table><caption>A table of lamps</caption><tr><th>Name</th><td>Lamp One</td></tr></table>',
    },
    mobiledoc: {
      html: '<table><caption>A table of lamps</caption><tr><th>Name</th><td>Lamp One</td></tr></table>',
    },
    mobiledocName: 'html',
  },
  {
    card: 'call to action',
    gives: ['prose'],
    words: 'Read by lamplight',
    html: '<div class="kg-card kg-cta-card kg-cta-bg-grey"><div class="kg-cta-sponsor-label-wrapper"><div class="kg-cta-sponsor-label"><p>SPONSORED</p></div></div><div class="kg-cta-content"><div class="kg-cta-content-inner"><div class="kg-cta-text"><p>Read by lamplight.</p></div><a href="https://lamps.example/read" class="kg-cta-button">Start</a></div></div></div>',
    lexical: {
      type: 'call-to-action',
      textValue: '<p>Read by lamplight.</p>',
      hasSponsorLabel: true,
      sponsorLabel: '<p>SPONSORED</p>',
      showButton: true,
      buttonText: 'Start',
      buttonUrl: 'https://lamps.example/read',
    },
  },
  {
    card: 'divider',
    gives: ['prose'],
    html: '<hr>',
    lexical: { type: 'horizontalrule' },
    mobiledoc: {},
    mobiledocName: 'hr',
  },
  {
    card: 'email content',
    gives: ['imported'],
    lexical: { type: 'email', html: '<p>Hey {first_name},</p>' },
    mobiledoc: { html: '<p>Hey {first_name},</p>' },
  },
  {
    card: 'email call to action',
    gives: ['imported'],
    lexical: {
      type: 'email-cta',
      html: '<p>Upgrade today</p>',
      showButton: true,
      buttonText: 'Upgrade',
      segment: 'status:free',
    },
    mobiledoc: { html: '<p>Upgrade today</p>', segment: 'status:free' },
    mobiledocName: 'email-cta',
  },
  {
    card: 'public preview (paywall)',
    gives: ['imported'],
    html: '<!--members-only-->',
    lexical: { type: 'paywall' },
    mobiledoc: {},
    mobiledocName: 'paywall',
  },
  {
    card: 'any other card',
    gives: ['imported'],
    html: '<div class="kg-card kg-transistor-card"><p>Listen</p></div>',
    lexical: { type: 'transistor', accentColor: '#15171A' },
    mobiledoc: { items: 3 },
    mobiledocName: 'collection',
  },
];

export const sampleCode = code;
