// Words that were private language of this code, and the field's word for each. docs/glossary.md explains
// the words that are ours and stay.

export interface WordRule {
  /** An identifier part (`room` in `openAdsRoom`), a word or phrase of prose, or a part of a file name. */
  word: string;
  where: 'identifier' | 'prose' | 'file';
  instead: string;
}

const rules =
  (...places: WordRule['where'][]) =>
  (instead: string, ...words: string[]): WordRule[] =>
    words.flatMap((word) => places.map((where) => ({ word, where, instead })));

const everywhere = rules('identifier', 'prose', 'file');
const names = rules('identifier', 'file');
const prose = rules('prose');

export const wordRules: readonly WordRule[] = [
  // Structure
  ...everywhere('handler, route', 'door', 'doors'),
  ...everywhere('app, site, first-party', 'house', 'houses'),
  ...everywhere('service, module; reserved space for an ad', 'room', 'rooms'),
  ...everywhere('the list of services', 'floor', 'floors'),
  ...everywhere('fast path', 'lane', 'lanes'),
  ...everywhere('context, dependencies, options', 'kit', 'kits'),
  ...everywhere('storage', 'depot', 'depots'),
  ...everywhere('sandboxed iframe', 'cage', 'caged', 'cages'),

  // Things
  ...everywhere('e-mail, message, newsletter edition', 'letter', 'letters'),
  ...everywhere('video', 'film', 'films', 'filmed'),
  ...everywhere('video ad, pre-roll', 'spot', 'spots'),
  ...everywhere('Markdown alternate', 'twin', 'twins'),
  ...everywhere('token', 'ticket', 'tickets'),
  ...everywhere('audit action', 'deed', 'deeds'),
  ...everywhere('timeout', 'patience'),
  ...everywhere('HttpError, denied, rejected', 'refusal', 'refusals'),
  ...names('comment event', 'talk', 'talks'),
  ...names('user, account', 'member', 'members'),
  ...names('options, request', 'wish', 'wishes'),
  ...names('lastRunAt', 'beat', 'beats'),
  ...names('healthy', 'isWell'),
  ...names('site chrome, shell', 'FrameData', 'frameParts'),
  ...names('navigation, request, session, page view', 'visit'),
  ...prose('story stream', 'line of stories', 'lines of stories'),
  ...prose('debounced purge', 'calm purge', 'calm purges'),
  ...names('debounced', 'calm', 'calmly'),

  // Actions
  ...everywhere('reported, notified, known', 'told'),
  ...everywhere('received, notified', 'heard', 'unheard'),
  ...everywhere('requested, prompted, params', 'asked'),
  ...names('request, prompt, message, report', 'ask', 'asks', 'asking', 'tell', 'tells', 'said', 'says'),
  ...everywhere('wake', 'nudge', 'nudged', 'nudges'),
  ...everywhere('reject, deny, block', 'refuse', 'refused', 'refuses'),
  ...everywhere('render, renderer, variant', 'draw', 'draws', 'drawn', 'drawing', 'drawings'),
  ...names('cached, stored, saved', 'kept'),
  ...names('has inventory, fillable', 'sold'),
  ...everywhere('no inventory, unfilled', 'unsold'),
  ...names('slot, queue, assignment', 'turn', 'turns'),
  ...names('checkRateLimit', 'mayGoOn'),
  ...names('import', 'takeIn', 'takenIn', 'takesIn', 'tookIn'),
  ...prose('import', 'take in', 'takes in', 'taken in', 'took in', 'taking in'),
  ...names('private host, close to the viewport', 'near'),
  ...prose('private host', 'near host', 'near hosts', 'near_hosts'),
  ...names('consent, permission, unsubscribe', 'leave', 'leaves'),
  ...prose(
    'consent, permission',
    ...['your', 'their', "reader's", 'a', 'no', 'by', 'with', 'without', 'before', 'after', 'for', 'of'].map(
      (before) => `${before} leave`,
    ),
    'gives leave',
    'give leave',
    'given leave',
    'needs leave',
    'need leave',
    'leave for',
    'leave to',
  ),
  ...prose(
    'queue, assignment',
    'take turns',
    'takes turns',
    'took turns',
    'its turn',
    'their turn',
    'a turn',
  ),

  // Riddles: name the actor and the action.
  ...everywhere('the actor: the browser, the reader, the caller …', 'whoever'),
  ...prose('the actor: the browser, the reader, the caller …', 'somebody', 'nobody', 'who asks', 'who asked'),
  ...prose('again, from the start', 'anew'),
];
