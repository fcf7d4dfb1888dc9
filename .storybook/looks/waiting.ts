/** A rule that may come to hold for an element: a state, a window, a part before or after it, a motion. */
interface WaitingRule {
  /** Selector of the elements, without the states. */
  readonly selector: string;
  /** `@media (width < 600px) :hover{color:…}`. */
  readonly words: string;
}

const states = /::?(?:hover|active|focus-visible|focus-within|focus|visited|target)\b/g;
const parts = /::[a-z-]+(?:\([^)]*\))?/g;
const empty = /:(?:is|not|where|has)\(\s*(?:,\s*)*\)/g;
/** Name of an animation or a class, with what the bundler makes of its file's path. */
const madeName = /_([A-Za-z][\w-]*?)_\w{5,}_\d+/g;
const moving = /^(?:transition|animation)/;

const plainNames = (text: string): string =>
  text.replaceAll(madeName, '$1').replaceAll(/url\([^)]*\)/g, 'url()');

/** A selector without its states and parts, for elements as they stand. */
export function withoutStates(selector: string): string {
  let text = selector.replaceAll(parts, '').replaceAll(states, '');
  for (let before = ''; before !== text;) {
    before = text;
    text = text
      .replaceAll(empty, '')
      .replaceAll(/\(\s*,\s*/g, '(')
      .replaceAll(/\s*,\s*\)/g, ')');
  }
  return text.replaceAll(/([>+~]|^)\s*(?=[>+~]|$)/g, '$1 *').trim();
}

const motionsOf = ({ style }: CSSStyleRule): string =>
  [...style]
    .filter((name) => moving.test(name))
    .map((name) => `${name}:${style.getPropertyValue(name)}`)
    .join(';');

function ofStyleRule(rule: CSSStyleRule, around: string, isOn: boolean): readonly WaitingRule[] {
  return rule.selectorText.split(/,(?![^(]*\))/).flatMap((each) => {
    const signs = [...(each.match(states) ?? []), ...(each.match(parts) ?? [])];
    // What holds already is computed; but motion is switched off where looks are read.
    const text = isOn && signs.length === 0 ? motionsOf(rule) : rule.style.cssText;
    const words = plainNames(`${around}${signs.join('')}{${text}}`);
    return text === '' ? [] : [{ selector: withoutStates(each.trim()), words }];
  });
}

const keyframesIn = (rule: CSSKeyframesRule): string =>
  [...rule.cssRules].map(({ cssText }) => cssText).join('');

function rulesIn(rules: CSSRuleList, around: string, isOn: boolean): readonly WaitingRule[] {
  return [...rules].flatMap((rule) => {
    if (rule instanceof CSSImportRule)
      return rule.styleSheet ? rulesIn(rule.styleSheet.cssRules, around, isOn) : [];
    if (rule instanceof CSSStyleRule)
      return [...ofStyleRule(rule, around, isOn), ...rulesIn(rule.cssRules, around, isOn)];
    if (rule instanceof CSSMediaRule) {
      const { conditionText } = rule;
      const holds = matchMedia(conditionText).matches;
      return rulesIn(rule.cssRules, `${around}@media ${conditionText} `, isOn && holds);
    }
    // It depends on where the element stands.
    if (rule instanceof CSSContainerRule)
      return rulesIn(rule.cssRules, `${around}@container ${rule.conditionText} `, false);
    if (rule instanceof CSSGroupingRule)
      return rulesIn(rule.cssRules, around, isOn && !(rule instanceof CSSStartingStyleRule));
    return [];
  });
}

/** Frames of the animations of a document, by their names as written. */
function keyframesOf(document: Document): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const sheet of document.styleSheets)
    for (const rule of sheet.cssRules)
      if (rule instanceof CSSKeyframesRule) found.set(rule.name, plainNames(keyframesIn(rule)));
  return found;
}

/** True for a selector that fits; what is left of a selector may be none. */
export function isMatch(element: Element, selector: string): boolean {
  try {
    return element.matches(selector);
  } catch {
    return false;
  }
}

/** Class that a selector's own element must have; null where it needs none. */
function classOf(selector: string): string | null {
  let text = selector;
  for (let before = ''; before !== text;) {
    before = text;
    text = text.replaceAll(/\([^()]*\)/g, '');
  }
  return /\.([\w-]+)[^\s>+~]*$/.exec(text)?.[1] ?? null;
}

/**
 * Rules of a document that do not hold now and may later, for one element: text of the style sheets, not
 * computed, since no state is entered to read it.
 */
export function waitingReader(document: Document): (element: Element) => string[] {
  const byClass = new Map<string | null, WaitingRule[]>();
  for (const sheet of document.styleSheets)
    for (const rule of rulesIn(sheet.cssRules, '', true)) {
      const key = classOf(rule.selector);
      byClass.set(key, [...(byClass.get(key) ?? []), rule]);
    }
  const frames = keyframesOf(document);
  return (element) => {
    const rules = [null, ...element.classList].flatMap((name) => byClass.get(name) ?? []);
    const words = rules
      .filter(({ selector }) =>
        // What holds for every element is noted once.
        selector === '*' ? element.parentElement === document.body : isMatch(element, selector),
      )
      .map((one) => one.words);
    const moves = getComputedStyle(element).animationName.split(', ');
    return [...new Set([...words, ...moves.flatMap((name) => frames.get(name) ?? [])])].toSorted();
  };
}
