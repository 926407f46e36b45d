import type { Call } from './call.ts';
import { captions } from './captions.ts';
import { listChecks, listFindings } from './checks.ts';
import { component } from './component.ts';
import { getDesk, listColleagues } from './desk.ts';
import {
  addSteps,
  changeFields,
  getDraft,
  listAuthorship,
  listSteps,
  saveDraft,
  setPresence,
} from './drafts.ts';
import { staffEvents } from './events.ts';
import { feed } from './feed.ts';
import { getImport, listImports, undoImport } from './imports.ts';
import { listing } from './listing.ts';
import { lookup } from './lookup.ts';
import {
  createServiceAccount,
  deleteMember,
  deleteServiceAccount,
  getMe,
  listMembers,
  listServiceAccounts,
  putMember,
} from './members.ts';
import { addNote, deleteNote, listAssignedNotes, listNotes, updateNote } from './notes.ts';
import { addCheckedPrices, listCheckedPrices } from './offers.ts';
import { page } from './page.ts';
import {
  addPicture,
  deletePicture,
  getOriginal,
  getPicture,
  listPictures,
  replacePicture,
  updatePicture,
} from './pictures.ts';
import { listPopularStories } from './popular.ts';
import { createPreviewLink, listPreviewLinks, previewToken, revokePreviewLink } from './previews.ts';
import { listProducts } from './products.ts';
import { breakingNews, innovationIndexTrends } from './resources.ts';
import { addToUpload, createUpload, endUpload, findUpload } from './resumable-uploads.ts';
import { cancelPlan, listPlans } from './schedule.ts';
import { seamless } from './seamless.ts';
import { autocomplete, finderAutosuggest, finderSearch, popularSearches, searchResults } from './search.ts';
import {
  listSettings,
  listSettingVersions,
  publicSettings,
  restoreSetting,
  updateSetting,
} from './settings.ts';
import { sitemap, sitemapDay, sitemapIndex, sitemapMonth, sitemapTopics, sitemapYear } from './sitemaps.ts';
import {
  createStory,
  deleteStory,
  getStory,
  publishStory,
  undeleteStory,
  updateStory,
  withdrawStory,
} from './stories.ts';
import { listStories } from './story-list.ts';
import { syndicatedStory, syndication } from './syndication.ts';
import { uploadFile } from './uploads.ts';
import { urlGenerator } from './url-generator.ts';
import { vanity, vanityDictionary } from './vanity.ts';
import {
  createVanity,
  deleteVanity,
  explainVanity,
  getVanity,
  listVanities,
  listVisits,
  reportVisits,
  updateVanity,
} from './vanity-entries.ts';
import { getStoryVersion, listStoryVersions, restoreStoryVersion } from './versions.ts';
import { createView, deleteView, listViews, updateView } from './views.ts';
import { planStories, planStory } from './work.ts';

/** The calls the content API answers, by name: it serves them, OpenAPI describes them, the client makes them. */
export const calls = {
  page,
  component,
  listing,
  lookup,
  feed,
  seamless,
  breakingNews,
  innovationIndexTrends,
  captions,
  vanity,
  vanityDictionary,
  urlGenerator,
  syndication,
  syndicatedStory,
  sitemapIndex,
  sitemapTopics,
  sitemap,
  sitemapYear,
  sitemapMonth,
  sitemapDay,
  autocomplete,
  popularSearches,
  searchResults,
  finderAutosuggest,
  finderSearch,
  listStories,
  createStory,
  getStory,
  updateStory,
  publishStory,
  listChecks,
  listFindings,
  withdrawStory,
  deleteStory,
  undeleteStory,
  cancelPlan,
  listPlans,
  previewToken,
  createPreviewLink,
  listPreviewLinks,
  revokePreviewLink,
  listStoryVersions,
  getStoryVersion,
  restoreStoryVersion,
  getDraft,
  addSteps,
  listSteps,
  listAuthorship,
  changeFields,
  saveDraft,
  setPresence,
  staffEvents,
  listNotes,
  addNote,
  updateNote,
  deleteNote,
  listAssignedNotes,
  listViews,
  createView,
  updateView,
  deleteView,
  planStory,
  planStories,
  listPopularStories,
  getDesk,
  listColleagues,
  listVanities,
  getVanity,
  createVanity,
  updateVanity,
  deleteVanity,
  explainVanity,
  listVisits,
  reportVisits,
  listProducts,
  addCheckedPrices,
  listCheckedPrices,
  publicSettings,
  listSettings,
  updateSetting,
  listSettingVersions,
  restoreSetting,
  uploadFile,
  createUpload,
  findUpload,
  addToUpload,
  endUpload,
  listPictures,
  getPicture,
  getOriginal,
  addPicture,
  updatePicture,
  replacePicture,
  deletePicture,
  listImports,
  getImport,
  undoImport,
  getMe,
  listMembers,
  putMember,
  deleteMember,
  listServiceAccounts,
  createServiceAccount,
  deleteServiceAccount,
} as const satisfies Record<string, Call>;
