import type { TextStore } from './texts.types.ts';
import type { LocaleCode } from '#machines/app/locale-code.types.ts';
import firstEnglish from '#src/locales/en/first.ts';
import { lazy, type Lazy } from '#src/ui/loading/lazy.ts';
import type { Strings, TextDomain } from '#src/ui/texts/texts.ts';

/** Texts by domain, and in each by stem. */
type Texts = Readonly<Record<string, object>>;
type Loader = () => Promise<{ default: object }>;

/** Loaders of one language's texts: those of the first load, and the others by domain. */
export interface TextSource {
  readonly first: Loader;
  /** Undefined for a domain that has no texts beyond the first load's. */
  readonly domain: (domain: TextDomain) => Promise<Loader | undefined>;
}

const firsts = import.meta.glob<{ default: object }>([
  '../locales/*/first.ts',
  '!../locales/en/first.ts',
]);

/** English is the fallback of any other language, so its first texts are in the bundle. */
const english: Loader = () => Promise.resolve({ default: firstEnglish });

const filed = (code: LocaleCode): TextSource => ({
  first: firsts[`../locales/${code}/first.ts`] ?? english,
  domain: async (domain) => {
    const { default: domains } = await import('#src/locales/domains.ts');
    return domains[`./${code}/${domain}.ts`];
  },
});

/** A chart asks for the texts, shows that they did not come, and asks again. */
const oneTry = { delays: [], onError: () => undefined };

/** One chunk a language for the first load and one for each domain, fetched when they are wanted. */
export function createTextStore(source: (code: LocaleCode) => TextSource = filed): TextStore {
  const loaded = new Map<LocaleCode, Texts>();
  /** Languages that somebody reads or has chosen; of the fallback alone nothing more is fetched. */
  const chosen = new Set<LocaleCode>();
  const needed = new Set<TextDomain>();
  const chunks = new Map<string, Lazy<void>>();
  const listeners = new Set<() => void>();
  /** More texts of a language join those that are there: what is drawn already need not be drawn again. */
  const keep = (code: LocaleCode, texts: object) => {
    const merged: Record<string, object> = loaded.get(code) ?? {};
    for (const [domain, stems] of Object.entries(texts)) {
      merged[domain] = { ...merged[domain], ...stems };
    }
    loaded.set(code, merged);
    for (const listener of listeners) listener();
  };
  const once = (name: string, fetch: () => Promise<void>): Promise<void> => {
    const chunk = chunks.get(name) ?? lazy(fetch, oneTry);
    chunks.set(name, chunk);
    return chunk.load();
  };
  const fetchFirst = (code: LocaleCode) =>
    once(code, async () => keep(code, (await source(code).first()).default));
  const fetchDomain = (code: LocaleCode, domain: TextDomain) =>
    once(`${code}/${domain}`, async () => {
      const load = await source(code).domain(domain);
      if (load) keep(code, { [domain]: (await load()).default });
    });
  const fill = (code: LocaleCode) =>
    Promise.all([fetchFirst(code), ...[...needed].map((domain) => fetchDomain(code, domain))]);
  return {
    load: async (code) => {
      const isNew = !chosen.has(code);
      chosen.add(code);
      const fallback = fetchFirst('en').catch(() => undefined);
      await fill(code).catch((error: unknown) => {
        if (isNew) chosen.delete(code);
        throw error;
      });
      await fallback;
    },
    need: async (wanted) => {
      for (const domain of wanted) needed.add(domain);
      await Promise.all([...chosen].map(fill));
    },
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what says more, needs its domain first
    strings: (code) => loaded.get(code) as Strings | undefined,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
