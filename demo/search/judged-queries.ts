/** A query a reader of Wavelength may ask, and the stories any of which should stand among the first three. */
export interface JudgedQuery {
  why:
    | 'plain'
    | 'product'
    | 'form'
    | 'prefix'
    | 'typo'
    | 'synonym'
    | 'phrase'
    | 'question'
    | 'author'
    | 'body'
    | 'order';
  query: string;
  expected: readonly string[];
}

const judged =
  (why: JudgedQuery['why']) =>
  (query: string, ...expected: string[]): JudgedQuery => ({ why, query, expected });
const plain = judged('plain');
const product = judged('product');
const form = judged('form');
const prefix = judged('prefix');
const typo = judged('typo');
const synonym = judged('synonym');
const phrase = judged('phrase');
const question = judged('question');
const author = judged('author');
const body = judged('body');
const order = judged('order');

export const judgedQueries: readonly JudgedQuery[] = [
  plain('best laptops', 'best-laptops'),
  plain('best phones', 'best-phones'),
  plain('best headphones', 'best-headphones'),
  plain('best televisions', 'best-televisions'),
  plain('best smart watches', 'best-smart-watches'),
  plain('robot vacuum dog hair', 'best-robot-vacuums'),
  plain('office chairs', 'best-office-chairs'),
  plain('rust battery town', 'battery-made-of-rust-backs-up-a-town'),
  plain('cloud prices', 'cloud-prices-rise-first-time-six-years'),
  plain('chip shortage', 'chip-shortage-over-power-shortage-starting'),
  plain('robotaxi autobahn', 'germany-clears-robotaxis-for-the-autobahn'),
  plain('hospital ransom key', 'hospital-paid-2-million-for-a-key-that-did-not-work'),
  plain('passkeys', 'move-passkeys-between-phones'),
  plain('kitchen screen old tablet', 'old-tablet-kitchen-screen'),
  plain('data center vote', 'data-center-vote-live'),
  plain('pay by bank', 'pay-by-bank-reaches-the-checkout'),
  plain('return label subscription', 'return-label-is-becoming-a-subscription'),
  plain('foldable hinge dust', 'orrin-delays-foldable-third-time'),
  plain('best air purifiers', 'best-air-purifiers'),
  plain('best password managers', 'best-password-managers'),
  plain('streaming services', 'best-streaming-services'),
  plain('hotel network', 'what-a-hotel-network-sees'),
  plain('scam call', 'the-scam-call-minute-by-minute'),
  plain('lemon cake oven', 'the-lemon-cake-test-fifty-second-oven'),
  plain('cable ship', 'how-a-glacier-of-cables-reaches-the-sea'),
  plain('router in every room', 'a-router-in-every-room-of-a-row-house'),

  product('halden book 14', 'halden-book-14'),
  product('Kestrel 4 review', 'kestrel-4'),
  product('northbeam trio', 'northbeam-trio'),
  product('orrin 9', 'orrin-9', 'orrin-9-plus', 'orrin-9-from-three-sides'),
  product('tessel one', 'tessel-one'),
  product('tern open day', 'tern-open-day-live'),
  product('cairnstone', 'cairnstone-unplugged-its-own-server'),

  form('laptop', 'best-laptops', 'halden-book-14'),
  form('noise canceling myth', 'five-noise-canceling-myths-measured'),
  form('noise cancelling', 'five-noise-canceling-myths-measured', 'tessel-one', 'best-headphones'),
  form('teach machine to forget', 'lab-that-teaches-machines-to-forget'),
  form('unplug server', 'cairnstone-unplugged-its-own-server'),
  form('delayed foldables', 'orrin-delays-foldable-third-time'),
  form('fixing echo on a call', 'fix-the-echo-on-your-calls'),
  form('rising cloud price', 'cloud-prices-rise-first-time-six-years'),
  form('grading essay', 'school-district-grades-the-machines-that-grade-essays'),
  form('towel folding', 'this-arm-folds-towels-slowly'),
  form('keyboard switches', 'how-a-keyboard-switch-works-in-nine-cuts'),
  form('best printer', 'best-printers'),
  form('best router', 'best-routers'),
  form('BEST LAPTOPS', 'best-laptops'),

  prefix(
    'robotax',
    'germany-clears-robotaxis-for-the-autobahn',
    'we-rode-a-robotaxi-from-munich-to-nuremberg',
  ),
  prefix('autoba', 'germany-clears-robotaxis-for-the-autobahn'),
  prefix('best lapto', 'best-laptops'),
  prefix('halden bo', 'halden-book-14'),
  prefix('anonym place', 'last-anonymous-place-on-the-internet'),
  prefix(
    'nurembe',
    'we-rode-a-robotaxi-from-munich-to-nuremberg',
    'germany-clears-robotaxis-for-the-autobahn',
  ),
  prefix('best handhe', 'best-handheld-consoles'),
  prefix('glacier of cabl', 'how-a-glacier-of-cables-reaches-the-sea'),

  typo('best labtops', 'best-laptops'),
  typo('best headphnoes', 'best-headphones'),
  typo('passkeis', 'move-passkeys-between-phones', 'three-passkeys-two-phones-no-panic'),
  typo(
    'robotaxy',
    'germany-clears-robotaxis-for-the-autobahn',
    'we-rode-a-robotaxi-from-munich-to-nuremberg',
  ),
  typo('best ofice chairs', 'best-office-chairs'),
  typo('kesterl 4', 'kestrel-4'),
  typo('hopsital key', 'hospital-paid-2-million-for-a-key-that-did-not-work'),
  typo('best televisoins', 'best-televisions'),
  typo('foldabel hinge', 'orrin-delays-foldable-third-time'),
  typo('best vaccuums', 'best-robot-vacuums'),
  typo('cairnston', 'cairnstone-unplugged-its-own-server'),
  typo('anonymus internet', 'last-anonymous-place-on-the-internet'),

  synonym('best notebooks', 'best-laptops'),
  synonym('best smartwatch', 'best-smart-watches'),
  synonym('best tv', 'best-televisions'),
  synonym('cell phone settings', 'seven-settings-new-phone-before-you-sign-in'),
  synonym('best smartphones', 'best-phones'),
  synonym('virtual private network', 'best-vpn-services', 'what-a-hotel-network-sees'),
  synonym('best robovac', 'best-robot-vacuums'),
  synonym('machine made picture', 'how-to-tell-whether-a-photo-was-made-by-a-machine'),

  phrase('"power shortage"', 'chip-shortage-over-power-shortage-starting'),
  phrase('"two weeks on one charge"', 'kestrel-4'),
  phrase('"in six years"', 'cloud-prices-rise-first-time-six-years'),
  phrase('“glasses wearers”', 'tessel-one'),
  phrase('"did not work" hospital', 'hospital-paid-2-million-for-a-key-that-did-not-work'),
  phrase('"one blue sock"', 'best-robot-vacuums'),

  question('what is a token', 'what-a-token-is-and-why-you-pay-for-it'),
  question(
    'how do I tell whether a photo was made by a machine?',
    'how-to-tell-whether-a-photo-was-made-by-a-machine',
  ),
  question('do I need a vpn', 'best-vpn-services', 'what-a-hotel-network-sees'),
  question('how to fix echo on calls', 'fix-the-echo-on-your-calls'),
  question('which settings should I change on a new phone', 'seven-settings-new-phone-before-you-sign-in'),
  question('how to move passkeys to a new phone', 'move-passkeys-between-phones'),
  question('why do cloud prices rise', 'cloud-prices-rise-first-time-six-years'),

  body('linen closet', 'fix-the-echo-on-your-calls'),
  body('dairy truck robotaxi', 'we-rode-a-robotaxi-from-munich-to-nuremberg'),
  body('dummy head train recording', 'five-noise-canceling-myths-measured'),
  body('fish tank talkative guest', 'what-a-hotel-network-sees'),

  author('priya raman laptops', 'best-laptops', 'halden-book-14'),

  order('laptops best', 'best-laptops'),
  order('town battery rust', 'battery-made-of-rust-backs-up-a-town'),
  order('book halden review', 'halden-book-14'),
  order('studio one-person app', 'one-person-app-studio-is-back'),
];
