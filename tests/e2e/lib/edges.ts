// oxlint-disable unicorn/consistent-function-scoping -- what measures runs in the page, which has no other scope
import type { Page } from 'playwright';

/** Most that an edge may be beside its place, in pixels. */
const most = 1;

/** Closer to an edge than this a thing was meant to stand on it: the paddings and gaps of the controls. */
const near = 24;

export interface Edges {
  readonly left: number;
  readonly right: number;
}

interface Drawn extends Edges {
  readonly top: number;
  readonly bottom: number;
  readonly what: string;
  readonly kind: 'text' | 'box' | 'line';
  /** Of what has its own: a column with something beside it, and that. */
  readonly room: Edges | null;
}

export interface Seen {
  /** Room of the content. */
  readonly frame: Edges;
  readonly window: number;
  readonly isTitled: boolean;
  /** From the first to the last thing of the bar above, where there is one. */
  readonly bar: Edges | null;
  readonly column: Edges | null;
  readonly aside: Edges | null;
  /** Title that stands alone: neither within a card nor beside a face. */
  readonly heading: number | null;
  readonly tab: { readonly left: number; readonly top: number } | null;
  readonly drawn: readonly Drawn[];
  /** Size and weight of each section's title. */
  readonly titles: readonly string[];
  /** Left edges of brand, icons and face beside the content. */
  readonly sidebar: readonly number[];
}

/** Measures what a screen draws: texts, pictures, lines and boxes, a box without what is in it. */
export const measure = (page: Page): Promise<Seen> =>
  page.evaluate(async () => {
    // A line that changes its colour is still clear when the width has changed.
    const changes = document.getAnimations().filter((one) => one instanceof CSSTransition);
    await Promise.allSettled(changes.map(({ finished }) => finished));
    const edges = ({ left, right }: Edges) => ({ left, right });
    const isClear = (color: string) => /(?:, 0|\/ 0)\)$/.test(color);
    const isSeen = (element: Element | null | undefined): element is Element => {
      const { width = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
      const how = { visibilityProperty: true, opacityProperty: true };
      return width > 1 && height > 1 && element?.checkVisibility(how) === true;
    };
    const inner = (element: Element): Edges => {
      const { left, right } = element.getBoundingClientRect();
      const { paddingLeft, paddingRight } = getComputedStyle(element);
      return {
        left: left + Number.parseFloat(paddingLeft),
        right: right - Number.parseFloat(paddingRight),
      };
    };
    const textOf = (node: Node) => {
      const range = document.createRange();
      range.selectNodeContents(node);
      const lines = [...range.getClientRects()].filter(({ width }) => width > 1);
      if (lines.length === 0) return null;
      return {
        left: Math.min(...lines.map(({ left }) => left)),
        right: Math.max(...lines.map(({ right }) => right)),
        top: Math.min(...lines.map(({ top }) => top)),
        bottom: Math.max(...lines.map(({ bottom }) => bottom)),
      };
    };
    const main = document.querySelector('main') as HTMLElement;
    const beside = [...main.querySelectorAll('aside')].find(isSeen);
    const column = beside?.previousElementSibling;
    const hasAside = column && !column.matches('section');
    const roomOf = (element: Element) => {
      const room = hasAside && [beside, column].find((one) => one?.contains(element));
      return room ? edges(room.getBoundingClientRect()) : null;
    };

    const all: Drawn[] = [];
    const note = (
      element: Element,
      at: Omit<Drawn, 'what' | 'kind' | 'room'>,
      kind: Drawn['kind'],
    ) => {
      const { left, right, top, bottom } = at;
      const words = (element.textContent ?? '').trim().slice(0, 30);
      const what = `${kind} of ${element.tagName} .${element.getAttribute('class')} "${words}"`;
      all.push({ what, left, right, top, bottom, kind, room: roomOf(element) });
    };
    const walk = (element: Element, clip = Infinity) => {
      const style = getComputedStyle(element);
      if (style.display !== 'contents' && (style.position === 'fixed' || !isSeen(element))) return;
      // Its ground is the line below the tabs, of which the first alone must stand on an edge.
      if (element.matches('nav:has(> a)')) {
        const { top, bottom } = element.getBoundingClientRect();
        note(element, { ...inner(element), top, bottom }, 'line');
        if (element.firstElementChild) walk(element.firstElementChild, Infinity);
        return;
      }
      // Chips come one after another: only the first stands on an edge.
      if (element.matches('[role="group"]:has(> [aria-pressed])')) {
        if (element.firstElementChild) walk(element.firstElementChild, Infinity);
        return;
      }
      const sides = (['Top', 'Right', 'Bottom', 'Left'] as const).filter(
        (side) =>
          Number.parseFloat(style[`border${side}Width`]) > 0 &&
          !isClear(style[`border${side}Color`]),
      );
      const isPicture = ['IMG', 'svg', 'VIDEO', 'CANVAS'].includes(element.tagName);
      const hasFace = !isClear(style.backgroundColor) || style.backgroundImage !== 'none';
      const isBox = isPicture || hasFace || sides.length === 4;
      if (isBox || sides.length > 0)
        note(element, element.getBoundingClientRect(), isBox ? 'box' : 'line');
      if (isBox) return;
      const end = style.overflowX === 'visible' ? clip : Math.min(clip, inner(element).right);
      for (const node of element.childNodes) {
        if (node instanceof Element) walk(node, end);
        else if (node.textContent?.trim() && style.textAlign !== 'center') {
          const at = textOf(node);
          if (at) note(element, { ...at, right: Math.min(at.right, end) }, 'text');
        }
      }
    };
    for (const child of main.children) walk(child);
    // Of what lies over a box its own edges say nothing.
    const drawn = all.filter(
      (one) =>
        !all.some(
          (box) =>
            box !== one &&
            box.kind === 'box' &&
            box.left < one.left &&
            box.right > one.right &&
            box.top <= one.top &&
            box.bottom >= one.bottom,
        ),
    );

    const h1 = document.querySelector('#screen-heading');
    const title = isSeen(h1) ? textOf(h1) : null;
    const isAlone =
      title !== null &&
      drawn.some(
        ({ kind, left, top }) => kind === 'text' && left >= title.left && top === title.top,
      ) &&
      !drawn.some(
        (one) => one.right < title.left && one.top < title.bottom && one.bottom > title.top,
      );

    const tab = main.querySelector('nav a');
    const tabText = isSeen(tab) && tab.firstChild ? textOf(tab.firstChild) : null;

    const header = [...document.querySelectorAll('header')].find((one) => !main.contains(one));
    const [start, end] = header?.children ?? [];
    const first = start?.querySelector('[data-letter]') ?? start?.firstElementChild;
    const last = end?.lastElementChild;
    const hasBox = last && !isClear(getComputedStyle(last).borderTopColor);
    const lastAt = last && (hasBox ? last.getBoundingClientRect() : textOf(last));
    const bar =
      isSeen(header) && first && lastAt
        ? { left: first.getBoundingClientRect().left, right: lastAt.right }
        : null;

    const places = [...document.querySelectorAll('nav')].find((one) => !main.contains(one));
    const marks = isSeen(places)
      ? places.querySelectorAll('[data-letter], svg, button span:has(> span > img, > img)')
      : [];
    return {
      frame: inner(main),
      window: innerWidth,
      isTitled: h1 !== null,
      bar,
      column: hasAside ? edges(column.getBoundingClientRect()) : null,
      aside: hasAside && beside ? edges(beside.getBoundingClientRect()) : null,
      heading: isAlone ? title.left : null,
      tab: tabText && { left: tabText.left, top: tabText.top },
      drawn,
      titles: [...main.querySelectorAll('h2')].filter(isSeen).map((one) => {
        const { fontSize, fontWeight } = getComputedStyle(one);
        return `${fontSize} ${fontWeight}: ${one.textContent}`;
      }),
      sidebar: [...marks].filter(isSeen).map((one) => one.getBoundingClientRect().left),
    };
  });

const isOn = (one: number, other: number) => Math.abs(one - other) <= most;
const isBeside = (one: number, other: number) => !isOn(one, other) && Math.abs(one - other) < near;

/** All that stands beside an edge instead of on it. A column that is narrower stands in the middle. */
export function misplaced(seen: Seen): string[] {
  const { frame, bar, column, aside, heading, tab } = seen;
  // On a phone cards and banners reach from edge to edge of the window.
  const drawn = seen.drawn.filter(({ left, right }) => left !== 0 || right !== seen.window);
  const lefts = drawn.map(({ left }) => left);
  const first = Math.min(frame.right, ...lefts);
  const isNarrower = first > frame.left + near;
  const edges = isNarrower ? { left: first, right: frame.left + frame.right - first } : frame;
  const found = seen.isTitled ? [] : ['no title'];
  const on = (what: string, one: number | undefined | null, other: number) => {
    if (one != null && !isOn(one, other)) found.push(`${what} on ${one} for ${other}`);
  };
  on('start of the bar', bar?.left, frame.left);
  on('end of the bar', bar?.right, frame.right);
  on('start of the column', column?.left, frame.left);
  on('end of what stands beside it', aside?.right, frame.right);
  on('title', heading, column?.left ?? edges.left);
  on('tab', tab?.left, edges.left);
  for (const { what, left, right, kind, room } of drawn) {
    const { left: start, right: end } = room ?? edges;
    if (left < start - most || isBeside(left, start))
      found.push(`start of ${what} on ${left} for ${start}`);
    if (right > end + most || (kind !== 'text' && isBeside(right, end)))
      found.push(`end of ${what} on ${right} for ${end}`);
  }
  return found;
}
