/** Milliseconds: a shorter press is a press, and does what it did before. */
const press = 400;
/** Milliseconds before the amounts show, so that a press on a button does not flash them. */
const amountsAfter = 200;
/** Milliseconds that Enter shows something for. */
const glance = 5000;

const veiled = 'img:not([data-plain]), video:not([data-plain])';
const dots = '••••';

const root = () => document.documentElement;
const isOn = () => root().dataset['discreet'] !== undefined;

const mediaAt = (x: number, y: number) =>
  document.elementsFromPoint(x, y).find((each) => each.matches(veiled));

const holdsAmount = (target: EventTarget | null) =>
  target instanceof Element &&
  [...target.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.includes(dots));

/** Shows a picture or a video; what it shows is then its name too. Returns the way to veil it again. */
function show(media: Element): () => void {
  const veil = media.closest('[data-veil]');
  const said = veil?.getAttribute('aria-label') ?? '';
  media.setAttribute('data-shown', '');
  veil?.setAttribute('aria-label', media.getAttribute('alt') || said);
  return () => {
    media.removeAttribute('data-shown');
    veil?.setAttribute('aria-label', said);
  };
}

function showAmounts(): () => void {
  const timer = setTimeout(() => root().setAttribute('data-discreet', 'shown'), amountsAfter);
  return () => {
    clearTimeout(timer);
    if (isOn()) root().setAttribute('data-discreet', 'on');
  };
}

/** Returns the focused veil, or the link around small pictures. */
const focused = ({ target }: KeyboardEvent) =>
  target instanceof Element && target.matches('[data-veil], a') ? target : null;

const mediaOf = (place: Element) =>
  place.querySelector(veiled) ??
  (place.matches('button') ? place.parentElement?.querySelector(veiled) : null);

const swallow = (event: Event) => {
  event.preventDefault();
  event.stopPropagation();
};

/** The click that ends a hold opens nothing. */
function swallowClick() {
  document.addEventListener('click', swallow, { capture: true, once: true });
  // The click follows at once or not at all.
  setTimeout(() => document.removeEventListener('click', swallow, { capture: true }));
}

/**
 * Reveals veiled media or amounts in discreet mode while a pointer or Space holds them, and for a
 * moment after Enter: a picture, a video, an avatar, or all amounts of the page.
 */
export function holdToShow(): void {
  let hide: (() => void) | null = null;
  let since = 0;
  const release = () => {
    hide?.();
    hide = null;
  };
  const releasePointer = ({ timeStamp, type }: PointerEvent) => {
    if (hide && type === 'pointerup' && timeStamp - since > press) swallowClick();
    release();
  };
  const hold = ({ clientX, clientY, isPrimary, target, timeStamp }: PointerEvent) => {
    if (!isOn() || !isPrimary) return;
    release();
    since = timeStamp;
    const media = mediaAt(clientX, clientY);
    if (media) hide = show(media);
    else if (holdsAmount(target)) hide = showAmounts();
  };
  const onKey = (event: KeyboardEvent) => {
    const place = isOn() ? focused(event) : null;
    if (!place || event.repeat) return;
    const media = mediaOf(place);
    if (!media) return;
    const isGlance = event.key === 'Enter' && place.matches('[data-veil]');
    if (event.key !== ' ' && !isGlance) return;
    event.preventDefault();
    release();
    const veil = show(media);
    if (isGlance) setTimeout(veil, glance);
    else hide = veil;
  };
  // A long press would open the menu of a picture, and a pulled one would end the hold.
  const prevent = (event: Event) => {
    if (hide) event.preventDefault();
  };
  document.addEventListener('pointerdown', hold, { capture: true });
  document.addEventListener('pointerup', releasePointer, { capture: true });
  document.addEventListener('pointercancel', releasePointer, { capture: true });
  document.addEventListener('keydown', onKey, { capture: true });
  document.addEventListener('keyup', release, { capture: true });
  document.addEventListener('contextmenu', prevent, { capture: true });
  document.addEventListener('dragstart', prevent, { capture: true });
  window.addEventListener('blur', release);
}
