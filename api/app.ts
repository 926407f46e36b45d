import { calls } from '#content/calls/all.ts';
import { breakingNews } from './handlers/breaking-news.ts';
import { captions } from './handlers/captions.ts';
import { component } from './handlers/component.ts';
import { feed } from './handlers/feed.ts';
import { innovationIndexTrends } from './handlers/innovation-index-trends.ts';
import { listing } from './handlers/listing.ts';
import { lookup } from './handlers/lookup.ts';
import { page } from './handlers/page.ts';
import { publicSettings } from './handlers/public-settings.ts';
import { seamless } from './handlers/seamless.ts';
import {
  autocomplete,
  finderAutosuggest,
  finderSearch,
  popularSearches,
  searchResults,
} from './handlers/search.ts';
import {
  sitemap,
  sitemapDay,
  sitemapIndex,
  sitemapMonth,
  sitemapTopics,
  sitemapYear,
} from './handlers/sitemaps.ts';
import { createStory } from './handlers/staff/create-story.ts';
import { deleteStory, undeleteStory } from './handlers/staff/delete-story.ts';
import { getDesk, listColleagues } from './handlers/staff/desk.ts';
import {
  addSteps,
  changeFields,
  getDraft,
  listAuthorship,
  listSteps,
  saveDraft,
  setPresence,
} from './handlers/staff/drafts.ts';
import { getStory } from './handlers/staff/get-story.ts';
import { getImport, listImports, undoImport } from './handlers/staff/imports.ts';
import { listChecks } from './handlers/staff/list-checks.ts';
import { listFindings } from './handlers/staff/list-findings.ts';
import { listProducts } from './handlers/staff/list-products.ts';
import { listStories } from './handlers/staff/list-stories.ts';
import { servedManaged } from './handlers/staff/managed-entries.ts';
import {
  createServiceAccount,
  deleteMember,
  deleteServiceAccount,
  getMe,
  listMembers,
  listServiceAccounts,
  putMember,
} from './handlers/staff/members.ts';
import { addNote, deleteNote, listAssignedNotes, listNotes, updateNote } from './handlers/staff/notes.ts';
import { addCheckedPrices, listCheckedPrices } from './handlers/staff/offer-prices.ts';
import { listVisits, reportVisits } from './handlers/staff/page-views.ts';
import {
  addPicture,
  deletePicture,
  getOriginal,
  getPicture,
  listPictures,
  replacePicture,
  updatePicture,
} from './handlers/staff/pictures.ts';
import { listPopularStories } from './handlers/staff/popular.ts';
import {
  createPreviewLink,
  listPreviewLinks,
  previewToken,
  revokePreviewLink,
} from './handlers/staff/previews.ts';
import { publishStory } from './handlers/staff/publish-story.ts';
import { addToUpload, createUpload, endUpload, findUpload } from './handlers/staff/resumable-uploads.ts';
import { cancelPlan, listPlans } from './handlers/staff/schedule.ts';
import {
  listSettings,
  listSettingVersions,
  restoreSetting,
  updateSetting,
} from './handlers/staff/settings.ts';
import { staffEvents } from './handlers/staff/staff-events.ts';
import { updateStory } from './handlers/staff/update-story.ts';
import { uploadFile } from './handlers/staff/upload-file.ts';
import {
  createVanity,
  deleteVanity,
  explainVanity,
  getVanity,
  listVanities,
  updateVanity,
} from './handlers/staff/vanities.ts';
import { getStoryVersion, listStoryVersions, restoreStoryVersion } from './handlers/staff/versions.ts';
import { createView, deleteView, listViews, updateView } from './handlers/staff/views.ts';
import { withdrawStory } from './handlers/staff/withdraw-story.ts';
import { planStories, planStory } from './handlers/staff/work.ts';
import { syndicatedStory, syndication } from './handlers/syndication.ts';
import { urlGenerator } from './handlers/url-generator.ts';
import { vanity, vanityDictionary } from './handlers/vanity.ts';
import { serve } from './serve.ts';

/** Every call of the content API, one line each. */
export const served = [
  serve(calls.page, page),
  serve(calls.component, component),
  serve(calls.listing, listing),
  serve(calls.lookup, lookup),
  serve(calls.feed, feed),
  serve(calls.seamless, seamless),
  serve(calls.breakingNews, breakingNews),
  serve(calls.innovationIndexTrends, innovationIndexTrends),
  serve(calls.captions, captions),
  serve(calls.vanity, vanity),
  serve(calls.vanityDictionary, vanityDictionary),
  serve(calls.urlGenerator, urlGenerator),
  serve(calls.syndication, syndication),
  serve(calls.syndicatedStory, syndicatedStory),
  serve(calls.sitemapIndex, sitemapIndex),
  serve(calls.sitemapTopics, sitemapTopics),
  serve(calls.sitemap, sitemap),
  serve(calls.sitemapYear, sitemapYear),
  serve(calls.sitemapMonth, sitemapMonth),
  serve(calls.sitemapDay, sitemapDay),
  serve(calls.autocomplete, autocomplete),
  serve(calls.popularSearches, popularSearches),
  serve(calls.searchResults, searchResults),
  serve(calls.finderAutosuggest, finderAutosuggest),
  serve(calls.finderSearch, finderSearch),
  serve(calls.listStories, listStories),
  serve(calls.createStory, createStory),
  serve(calls.getStory, getStory),
  serve(calls.updateStory, updateStory),
  serve(calls.publishStory, publishStory),
  serve(calls.listChecks, listChecks),
  serve(calls.listFindings, listFindings),
  serve(calls.withdrawStory, withdrawStory),
  serve(calls.deleteStory, deleteStory),
  serve(calls.undeleteStory, undeleteStory),
  serve(calls.cancelPlan, cancelPlan),
  serve(calls.listPlans, listPlans),
  serve(calls.previewToken, previewToken),
  serve(calls.createPreviewLink, createPreviewLink),
  serve(calls.listPreviewLinks, listPreviewLinks),
  serve(calls.revokePreviewLink, revokePreviewLink),
  serve(calls.listStoryVersions, listStoryVersions),
  serve(calls.getStoryVersion, getStoryVersion),
  serve(calls.restoreStoryVersion, restoreStoryVersion),
  serve(calls.getDraft, getDraft),
  serve(calls.addSteps, addSteps),
  serve(calls.listSteps, listSteps),
  serve(calls.listAuthorship, listAuthorship),
  serve(calls.changeFields, changeFields),
  serve(calls.saveDraft, saveDraft),
  serve(calls.setPresence, setPresence),
  serve(calls.staffEvents, staffEvents),
  serve(calls.listNotes, listNotes),
  serve(calls.addNote, addNote),
  serve(calls.updateNote, updateNote),
  serve(calls.deleteNote, deleteNote),
  serve(calls.listAssignedNotes, listAssignedNotes),
  serve(calls.listViews, listViews),
  serve(calls.createView, createView),
  serve(calls.updateView, updateView),
  serve(calls.deleteView, deleteView),
  serve(calls.planStory, planStory),
  serve(calls.planStories, planStories),
  serve(calls.listPopularStories, listPopularStories),
  serve(calls.getDesk, getDesk),
  serve(calls.listColleagues, listColleagues),
  serve(calls.listVanities, listVanities),
  serve(calls.getVanity, getVanity),
  serve(calls.createVanity, createVanity),
  serve(calls.updateVanity, updateVanity),
  serve(calls.deleteVanity, deleteVanity),
  serve(calls.explainVanity, explainVanity),
  serve(calls.listVisits, listVisits),
  serve(calls.reportVisits, reportVisits),
  serve(calls.listProducts, listProducts),
  serve(calls.addCheckedPrices, addCheckedPrices),
  serve(calls.listCheckedPrices, listCheckedPrices),
  serve(calls.publicSettings, publicSettings),
  serve(calls.listSettings, listSettings),
  serve(calls.updateSetting, updateSetting),
  serve(calls.listSettingVersions, listSettingVersions),
  serve(calls.restoreSetting, restoreSetting),
  serve(calls.uploadFile, uploadFile),
  serve(calls.createUpload, createUpload),
  serve(calls.findUpload, findUpload),
  serve(calls.addToUpload, addToUpload),
  serve(calls.endUpload, endUpload),
  serve(calls.listPictures, listPictures),
  serve(calls.getPicture, getPicture),
  serve(calls.getOriginal, getOriginal),
  serve(calls.addPicture, addPicture),
  serve(calls.updatePicture, updatePicture),
  serve(calls.replacePicture, replacePicture),
  serve(calls.deletePicture, deletePicture),
  serve(calls.listImports, listImports),
  serve(calls.getImport, getImport),
  serve(calls.undoImport, undoImport),
  serve(calls.getMe, getMe),
  serve(calls.listMembers, listMembers),
  serve(calls.putMember, putMember),
  serve(calls.deleteMember, deleteMember),
  serve(calls.listServiceAccounts, listServiceAccounts),
  serve(calls.createServiceAccount, createServiceAccount),
  serve(calls.deleteServiceAccount, deleteServiceAccount),
  ...servedManaged,
];
