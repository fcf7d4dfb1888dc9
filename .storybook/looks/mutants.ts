import { seeded } from '#src/weather/random.ts';
import { lookOf } from './look.ts';
import { isMatch, withoutStates } from './waiting.ts';

/** One change of a style sheet, and its effect. */
export interface Mutant {
  /** `.button:hover{background:var(--color-accent)} -> …`. */
  readonly words: string;
  /** The look notices it. */
  readonly isCaught: boolean;
}

interface Declaration {
  readonly rule: CSSStyleRule;
  readonly name: string;
  readonly value: string;
}

const steps: Readonly<Record<string, readonly string[]>> = {
  space: ['4', '8', '12', '16', '24', '32', '48', '64'],
  size: ['12', '14', '16', '18', '22', '28', '36'],
  radius: ['small', 'control', 'card', 'dialog', 'full'],
  weight: ['regular', 'medium', 'bold'],
  leading: ['text', 'title'],
};
const pairs = [
  ['flex', 'grid'],
  ['block', 'inline-block'],
  ['center', 'start'],
  ['space-between', 'end'],
  ['hidden', 'visible'],
  ['solid', 'dashed'],
  ['row', 'column'],
  ['wrap', 'nowrap'],
  ['absolute', 'fixed'],
  ['relative', 'static'],
  ['pointer', 'default'],
  ['anywhere', 'normal'],
  ['cover', 'contain'],
  ['stretch', 'end'],
  ['uppercase', 'none'],
].flatMap(([one = '', other = '']): [string, string][] => [
  [one, other],
  [other, one],
]);
const others = new Map([...pairs].toReversed());

const nextStep = (kind: string, step: string): string => {
  const all = steps[kind] ?? [];
  return all[(all.indexOf(step) + 1) % all.length] ?? step;
};

/** Another value of the same kind; null where none is known. */
export function otherValue(value: string): string | null {
  const changed = value
    .replace(/--color-(?!negative\b)[\w-]+/, '--color-negative')
    .replace(
      /--(space|size|radius|weight|leading)-(\w+)/,
      (_, kind: string, step: string) => `--${kind}-${nextStep(kind, step)}`,
    );
  if (changed !== value) return changed;
  const longer = value.replace(
    /(?<![\w-])(\d*\.?\d+)(px|rem|em|%|ch|dvh|vh|fr|ms|s)\b/,
    (_, number: string, unit: string) =>
      `${Number(number) === 0 ? 4 : Number(number) * 1.5}${unit}`,
  );
  if (longer !== value) return longer;
  if (/^\d*\.?\d+$/.test(value)) return Number(value) === 1 ? '0.5' : String(Number(value) + 1);
  return others.get(value) ?? null;
}

function* styleRules(rules: CSSRuleList): Generator<CSSStyleRule> {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule) yield rule;
    if (rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule)
      yield* styleRules(rule.cssRules);
    if (rule instanceof CSSImportRule && rule.styleSheet)
      yield* styleRules(rule.styleSheet.cssRules);
  }
}

const declarationsIn = (rule: CSSStyleRule): Declaration[] =>
  rule.style.cssText
    .split(';')
    .map((text) => text.trim())
    .filter((text) => text !== '' && !text.startsWith('--'))
    .map((text) => ({
      rule,
      name: text.slice(0, text.indexOf(':')),
      value: text.slice(text.indexOf(':') + 1).trim(),
    }));

/** All that a browser has computed, used values too: the judge that is independent of looks. */
const everything = (elements: readonly Element[]): string =>
  elements
    .map((element) => {
      const styles = getComputedStyle(element);
      return [...styles].map((name) => styles.getPropertyValue(name)).join();
    })
    .join();

/** A changed value that fades is its old one at first: also in the hundredth of a millisecond of reduced motion. */
function change(rule: CSSStyleRule, write: (style: CSSStyleDeclaration) => void): void {
  write(rule.style);
  for (const animation of document.getAnimations())
    if (animation instanceof CSSTransition) animation.finish();
}

const waits = /:(?:hover|active|focus)|::|@/;

/**
 * Changes `count` declarations of the classes that stand in `roots`, one after another, each back before the next. A
 * change that a browser computes to nothing is none, and another is made.
 */
export function tryMutants(
  document: Document,
  roots: () => readonly Element[],
  { count, seed }: { count: number; seed: number },
): Mutant[] {
  const elements = roots().flatMap((root) => [root, ...root.querySelectorAll('*')]);
  const holds = (rule: CSSStyleRule): boolean => {
    const selector = withoutStates(rule.selectorText);
    return /\.[\w-]/.test(selector) && elements.some((element) => isMatch(element, selector));
  };
  const left = [...document.styleSheets]
    .flatMap((sheet) => [...styleRules(sheet.cssRules)])
    .filter(holds)
    .flatMap(declarationsIn)
    .filter(({ value }) => otherValue(value) !== null);
  const random = seeded(seed);
  const read = (): string => JSON.stringify(lookOf(document, roots()));
  const before = { look: read(), computed: everything(elements) };
  const made: Mutant[] = [];
  while (made.length < count && left.length > 0) {
    const [chosen] = left.splice(random.below(left.length), 1);
    if (!chosen) break;
    const { rule, name, value } = chosen;
    const priority = rule.style.getPropertyPriority(name);
    const other = otherValue(value) ?? value;
    const words = `${rule.selectorText}{${name}:${value}} -> ${other}`;
    const old = rule.style.cssText;
    change(rule, (style) => style.setProperty(name, other, priority));
    const isReal =
      waits.test(rule.selectorText) ||
      rule.parentRule !== null ||
      /^(?:transition|animation)/.test(name) ||
      everything(elements) !== before.computed;
    if (isReal && rule.style.cssText !== old)
      made.push({ words, isCaught: read() !== before.look });
    change(rule, (style) => {
      style.cssText = old;
    });
  }
  return made;
}
