import type { ConfigProblem, Limits, RuntimeConfig } from '#machines/app/config.types.ts';

type Fields = Readonly<Record<string, unknown>>;
type Check<Value> = (value: unknown) => value is Value;

/** A text that a rule holds for. */
const textThat =
  (holds: (text: string) => boolean): Check<string> =>
  (value): value is string =>
    typeof value === 'string' && holds(value);

const isText = textThat(() => true);
const isFullText = textThat((text) => text !== '');
const isSlug = textThat((text) => /^[a-z0-9-]+$/.test(text));
const isCurrency = textThat((text) => text.length === 3);
const isOrigin = textThat((text) => text === '' || URL.canParse(text));
const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?Z$/;
const isMoment = textThat((text) => moment.test(text) && !Number.isNaN(Date.parse(text)));
const isFlag: Check<boolean> = (value) => typeof value === 'boolean';
const isAmount: Check<number> = (value): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value > 0;
const isTexts: Check<readonly string[]> = (value): value is readonly string[] =>
  Array.isArray(value) && value.every(isText);
const isFields: Check<Fields> = (value): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function fail(field: string, value: unknown): never {
  const problem: ConfigProblem = { field, problem: value === undefined ? 'missing' : 'malformed' };
  throw problem;
}

/** Reads fields of one object of the configuration; the first wrong one is thrown as a ConfigProblem. */
function reader(all: unknown, prefix = '') {
  if (!isFields(all)) fail(prefix.slice(0, -1) || 'runtime-config', all);
  const must = <Value>(name: string, is: Check<Value>): Value => {
    const value = all[name];
    return is(value) ? value : fail(prefix + name, value);
  };
  const may = <Value>(name: string, is: Check<Value>): Value | null =>
    all[name] === undefined ? null : must(name, is);
  return { must, may, below: (name: string) => reader(all[name], `${prefix}${name}.`) };
}

type Reader = ReturnType<typeof reader>;

const limitsOf = ({ must }: Reader): Limits => ({
  currency: must('currency', isCurrency),
  messageMax: must('message_max', isAmount),
  priceMin: must('price_min', isAmount),
  priceMax: must('price_max', isAmount),
  tipMin: must('tip_min', isAmount),
  tipMax: must('tip_max', isAmount),
  subscriptionMin: must('subscription_min', isAmount),
  subscriptionMax: must('subscription_max', isAmount),
  uploadMaxBytes: must('upload_max_bytes', isAmount),
  uploadMimes: must('upload_mimes', isTexts),
  videoMaxBytes: must('video_max_bytes', isAmount),
  videoMimes: must('video_mimes', isTexts),
  avatarsMax: must('avatars_max', isAmount),
});

const demoOf = ({ must }: Reader): RuntimeConfig['demo'] => ({
  password: must('password', isText),
  emails: must('emails', isTexts),
});

/**
 * Validates the hosting page's config; throws a ConfigProblem. By hand, because the contract's
 * schema would add zod to the first load; a test keeps the two in step.
 */
export function checkConfig(value: unknown): RuntimeConfig {
  const { must, may, below } = reader(value);
  const release = below('release');
  const broadcaster = below('broadcaster');
  const social = below('social');
  return {
    brand: must('brand', isFullText),
    slug: must('slug', isSlug),
    sessionCookie: may('sessionCookie', isFullText),
    release: {
      version: release.must('version', isFullText),
      commit: release.must('commit', isText),
      builtAt: release.must('builtAt', isMoment),
    },
    apiOrigin: must('apiOrigin', isOrigin),
    broadcaster: {
      key: broadcaster.must('key', isFullText),
      cluster: broadcaster.must('cluster', isFullText),
      host: broadcaster.may('host', isText),
      port: broadcaster.may('port', isAmount),
      tls: broadcaster.must('tls', isFlag),
    },
    social: {
      googleClientId: social.may('googleClientId', isText),
      twitter: social.must('twitter', isFlag),
      local: social.must('local', isFlag),
    },
    passkeys: may('passkeys', isFlag) === true,
    resumableUploads: may('resumableUploads', isFlag) === true,
    limits: limitsOf(below('limits')),
    demo: may('demo', isFields) && demoOf(below('demo')),
  };
}

/** Reads `<script type="application/json" id="runtime-config">`. Throws a ConfigProblem. */
export function readConfig(page: Document): RuntimeConfig {
  const text = page.getElementById('runtime-config')?.textContent;
  if (text === undefined || text.trim() === '') fail('runtime-config', undefined);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    fail('runtime-config', text);
  }
  return checkConfig(value);
}

/** Stands in while a wrong configuration is shown: nothing is fetched with it. */
export const emptyConfig: RuntimeConfig = {
  brand: 'Fanfare',
  slug: 'fanfare',
  sessionCookie: null,
  release: { version: '', commit: '', builtAt: '' },
  apiOrigin: '',
  broadcaster: { key: '', cluster: '', host: null, port: null, tls: true },
  social: { googleClientId: null, twitter: false, local: false },
  passkeys: false,
  resumableUploads: false,
  limits: {
    currency: 'USD',
    messageMax: 0,
    priceMin: 0,
    priceMax: 0,
    tipMin: 0,
    tipMax: 0,
    subscriptionMin: 0,
    subscriptionMax: 0,
    uploadMaxBytes: 0,
    uploadMimes: [],
    videoMaxBytes: 0,
    videoMimes: [],
    avatarsMax: 0,
  },
  demo: null,
};
