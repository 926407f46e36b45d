import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { article } from '../entities/article.ts';
import { author, authorProfile, socialProfile } from '../entities/author.ts';
import { availableOn } from '../entities/available-on.ts';
import { collection } from '../entities/collection.ts';
import { annotation, content, contentPlatform } from '../entities/content.ts';
import { contentDate } from '../entities/content-date.ts';
import { gallery, galleryItem } from '../entities/gallery.ts';
import { image } from '../entities/image.ts';
import { listicle } from '../entities/listicle.ts';
import { merchantOffer } from '../entities/merchant-offer.ts';
import { featurePage, topicPage } from '../entities/page-entities.ts';
import {
  family,
  productAttribute,
  productImage,
  productSeoUrl,
  relatedProduct,
  reseller,
  subProduct,
  techProduct,
} from '../entities/product.ts';
import { review } from '../entities/review.ts';
import { reviewCard } from '../entities/review-card.ts';
import { contentTopic, hierarchicalTopic, topic } from '../entities/topic.ts';
import { user } from '../entities/user.ts';
import { transcript, video, videoFile, videoMetaData } from '../entities/video.ts';
import { articleExample } from './article.ts';
import { authorExample, authorProfileExample, socialProfileExample } from './author.ts';
import { availableOnExample } from './available-on.ts';
import { collectionExample } from './collection.ts';
import { annotationExample, contentExample, contentPlatformExample } from './content.ts';
import { contentDateExample } from './content-date.ts';
import { galleryExample, galleryItemExample } from './gallery.ts';
import { imageExample } from './image.ts';
import { listicleExample } from './listicle.ts';
import { merchantOfferExample } from './merchant-offer.ts';
import { featurePageExample, topicPageExample } from './page-entities.ts';
import {
  familyExample,
  productAttributeExample,
  productImageExample,
  productSeoUrlExample,
  relatedProductExample,
  resellerExample,
  subProductExample,
  techProductExample,
} from './product.ts';
import { reviewExample } from './review.ts';
import { reviewCardExample } from './review-card.ts';
import { contentTopicExample, hierarchicalTopicExample, topicExample } from './topic.ts';
import { userExample } from './user.ts';
import { transcriptExample, videoExample, videoFileExample, videoMetaDataExample } from './video.ts';

/** The ledger's row, its schema, its example, and its fields as the ledger spells them (a dot goes inside). */
type Row = readonly [id: string, name: string, schema: z.ZodType, example: unknown, fields: string];

const topicFields = 'id slug name typeName uuid';
const promoAndSeo = `canonicalUrl noIndex promoDek promoHed promoImage relAlternate relHrefLang relNext relPrev
  seoMetaDescription seoNewsKeywords seoOgDescription seoOgImage seoOgTitle seoTwitterCreator titleTag`;

const rows: readonly Row[] = [
  [
    'EN-01',
    'Image',
    image,
    imageExample,
    'id filename dateCreated alt credits caption path cropGravity crop typeName imageUrl width height bucketPath bucketType title',
  ],
  ['EN-02', 'ContentDate', contentDate, contentDateExample, 'created date timezone updated published'],
  [
    'EN-03',
    'AuthorProfile',
    authorProfile,
    authorProfileExample,
    'authorBio byline authorDisclosure awardsAndCredentials bureau education expertise id title',
  ],
  [
    'EN-04',
    'SocialProfile',
    socialProfile,
    socialProfileExample,
    'twitter facebookProfile facebookPage instagram',
  ],
  [
    'EN-05',
    'User',
    user,
    userExample,
    'id username profileUrl email firstName lastName jobTitle dateCreated image socialProfileIds authorBio',
  ],
  [
    'EN-06',
    'Author',
    author,
    authorExample,
    'id username firstName lastName image profile title bio bureau awards expertise socialProfileIds authorDisclosure',
  ],
  ['EN-07', 'Topic', topic, topicExample, topicFields],
  [
    'EN-08',
    'Hierarchical topic',
    hierarchicalTopic,
    hierarchicalTopicExample,
    `${topicFields} typePath hPath hslugPath`,
  ],
  ['EN-09', 'Content topic', contentTopic, contentTopicExample, `${topicFields} primary topicPath`],
  [
    'EN-10',
    'Content',
    content,
    contentExample,
    `annotations contentPlatform author buyingCycle datePublished dateUpdated displayDatePublished
     displayDateUpdated edition headline id collections image moreAuthors primaryCollection promoImage section slug
     subType tags title topics typeName versionId`,
  ],
  ['EN-11', 'contentPlatform', contentPlatform, contentPlatformExample, 'revisionId ctopic entity ctax csig'],
  [
    'EN-12',
    'Annotation',
    annotation,
    annotationExample,
    'id score termIdInSource termName termSourceType typeName',
  ],
  [
    'EN-13',
    'Article',
    article,
    articleExample,
    `body dek image mobileImage layoutName relatedObjects availableOn author capi moreAuthors editors listicles
     reviewCards shortcodeTags additionalShortcodeData site type video minutesNeeded needs stepCount isPage suppressAds suppressBio suppressComments
     wordCount ${promoAndSeo}`,
  ],
  [
    'EN-16',
    'Review',
    review,
    reviewExample,
    `bad bottomLine body dek editorsChoice editorsChoiceDate good keyTakeaways image author moreAuthors editors
     preferredProductName promoTitle rating starRating subRatings.0.id subRatings.0.name subRatings.0.rating
     targetSlug type title suppressAds ${promoAndSeo}`,
  ],
  [
    'EN-17',
    'Gallery',
    gallery,
    galleryExample,
    'canonicalUrl collections dek items moreAuthors editors relatedObjects relatedProduct title type',
  ],
  [
    'EN-18',
    'Gallery item',
    galleryItem,
    galleryItemExample,
    'body description title headline id image photoCredit position relatedObjects relatedProduct',
  ],
  [
    'EN-19',
    'Collection',
    collection,
    collectionExample,
    `id image primary title slug hide description threads.0.slug threads.0.items typeSlug collectionType.id
     collectionType.slug layout viewType`,
  ],
  ['EN-20', 'Topic page', topicPage, topicPageExample, 'layout slug viewType title description'],
  ['EN-20', 'Feature page', featurePage, featurePageExample, 'layout slug viewType title description'],
  [
    'EN-21',
    'Listicle',
    listicle,
    listicleExample,
    `uuid creditCardData description edition dislike hed imageCaptionOverride imageCreditOverride imageGroup like
     merchantOffers shortcodeType subhed supplementalText supplementalUrl techProd usePricing`,
  ],
  [
    'EN-22',
    'ReviewCard',
    reviewCard,
    reviewCardExample,
    `uuid dislike editorsChoice editorsDate editorsMonth editorsYear imageCreditOverride imageGroup
     innovationAward innovationDate innovationMonth innovationYear like merchantOffers productName rating
     shortcodeType techProd usePricing`,
  ],
  [
    'EN-23',
    'Merchant offer',
    merchantOffer,
    merchantOfferExample,
    'useMonetization monetizedUrl offerMerchant offerPrice priceUnit monetizationStatus rawUrl url',
  ],
  ['EN-24', 'AvailableOn', availableOn, availableOnExample, 'edition slug'],
  [
    'EN-25',
    'Video',
    video,
    videoExample,
    `description duration files metaData providerManifestUrl providerMp4Url manifestUrl mp4Url mp4Height mp4Width
     mpxRefId mp4 title collections suppressAds transcripts`,
  ],
  [
    'EN-26',
    'Video metaData',
    videoMetaData,
    videoMetaDataExample,
    'collection duration files mpxId mpxRefId promoDescription promoTitle ratingVChip section status',
  ],
  [
    'EN-27',
    'Video transcript',
    transcript,
    transcriptExample,
    'data format id process source typeName videoId',
  ],
  [
    'EN-28',
    'VideoFile',
    videoFile,
    videoFileExample,
    `format height id type typeName url width bitrates codecs device downloadUrl duration frameRate language size
     sourceUrl streamingUrl mediaId releaseId`,
  ],
  [
    'EN-30',
    'RelatedProduct',
    relatedProduct,
    relatedProductExample,
    'family id manufacturer.id manufacturer.name manufacturer.slug product reviews resellers slugs seoUrl',
  ],
  ['EN-31', 'Family', family, familyExample, 'name uuid siblings slug type'],
  [
    'EN-32',
    'SubProduct',
    subProduct,
    subProductExample,
    'cdId cdModel cdModelSlug htopic msrp catName modelYear hes shortSpecs name sku slug topic',
  ],
  ['EN-33', 'Reseller', reseller, resellerExample, 'cpc id price name tTag url weight'],
  [
    'EN-34',
    'Tech product',
    techProduct,
    techProductExample,
    'attributes images seoUrl priceSummary slugs specs',
  ],
  ['EN-35', 'Product attribute', productAttribute, productAttributeExample, 'id name slug val.0 valSlug.0'],
  ['EN-36', 'Product image', productImage, productImageExample, 'id val valSlug'],
  [
    'EN-37',
    'Product SEO URL',
    productSeoUrl,
    productSeoUrlExample,
    'code reviewType reviewUUID route slug slugType style',
  ],
];

describe('every field of the parts of a story survives its schema', () => {
  it.each(rows)('%s %s', (_id, _name, schema, example, fields) => {
    const parsed = schema.parse(example);
    // Nothing dropped, nothing changed …
    expect(parsed).toEqual(example);
    // … and the names are the ledger's.
    for (const field of fields.trim().split(/\s+/)) expect(parsed).toHaveProperty(field);
  });

  it.each(rows)('%s %s comes back the same from JSON', (_id, _name, schema, example) => {
    expect(schema.parse(JSON.parse(JSON.stringify(example)))).toEqual(example);
  });
});
